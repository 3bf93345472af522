// The clients of a whole evening in one process: so many tables of four seats, each seat on a connection of its own.
//   node load.js '{"kind": "taproom", "port": 8000, "tables": 50, "rate": 200, "seconds": 10}'
// `kind` says whose server it is. With `rate` so many choices a second are offered over all tables, each table in its turn;
// without, every table chooses as soon as all four seats have been told of the choice before. Choices are drawn by lot.
// With `everybody` our tables ask in a window whoever could have an answer, also who has none, as the peer's game does.
// A decision is a choice between at least two options. The time of a choice runs from when it is sent until the last of the four seats has been told what came of it.
const { performance } = require('perf_hooks');

const wish = { host: '127.0.0.1', tables: 50, seats: 4, rate: 0, seconds: 10, warmup: 3, game: 'inn', language: 'en', ...JSON.parse(process.argv[2]) };
const { Table } = require(wish.kind === 'taproom' ? './load_taproom.js' : './load_boardgame.js');

const now = () => performance.now();
const figures = { times: [], choices: 0, decisions: 0, games: 0, bytes: 0, frames: 0, late: 0 };
let measuring = false;
let stopped = false;

class Driver {
  constructor(table, number) {
    this.table = table;
    this.waiting = null; // {since, choices} while choices are on their way
    this.next = now() + (number / wish.tables) * (wish.tables / (wish.rate || 1)) * 1000;
    table.told = () => this.told();
    table.received = (size) => { if (measuring) { figures.bytes += size; figures.frames += 1; } };
  }

  told() {
    if (this.waiting && this.table.everybodyKnows()) {
      if (measuring && this.waiting.measured) {
        const time = now() - this.waiting.since;
        for (let i = 0; i < this.waiting.choices; i++) figures.times.push(time);
        figures.choices += this.waiting.choices;
        figures.decisions += this.waiting.decisions;
      }
      this.waiting = null;
      if (this.table.over()) {
        if (measuring) figures.games += 1;
        this.again();
        return;
      }
    }
    if (!wish.rate) this.go();
  }

  async again() {
    await this.table.again();
    this.next = Math.max(this.next, now());
    if (!wish.rate) this.go();
  }

  go() {
    if (stopped || this.waiting || this.table.busy) return;
    const answers = this.table.answers();
    if (!answers.length) return;
    const decisions = answers.filter((answer) => answer.options > 1).length;
    this.waiting = { since: now(), choices: answers.length, decisions, measured: measuring };
    // Offered steadily: a table that had two choices to make at once has its next turn twice as late.
    this.next += (answers.length * wish.tables * 1000) / (wish.rate || 1);
    for (const answer of answers) answer.give();
  }

  tick(time) {
    if (time < this.next) return;
    if (this.waiting) figures.late += measuring ? 1 : 0;
    else this.go();
  }
}

const at = (sorted, share) => (sorted.length ? sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] : 0);
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function main() {
  const opened = now();
  const drivers = [];
  for (let number = 0; number < wish.tables; number++) {
    const driver = new Driver(new Table(wish, number), number);
    await driver.table.open();
    drivers.push(driver);
  }
  const opening = (now() - opened) / wish.tables;
  drivers.forEach((driver, number) => { driver.next = now() + (number * 1000) / (wish.rate || 1); });
  let ticking;
  if (wish.rate) ticking = setInterval(() => { const time = now(); drivers.forEach((driver) => driver.tick(time)); }, 1);
  else drivers.forEach((driver) => driver.go());
  await pause(wish.warmup * 1000);
  measuring = true;
  console.log('measuring');
  const start = now();
  const before = process.cpuUsage();
  const slices = [];
  for (let slice = 0; slice < (wish.slices || 1); slice++) {
    await pause((wish.seconds * 1000) / (wish.slices || 1));
    const sorted = Float64Array.from(figures.times.slice(slices.reduce((sum, one) => sum + one.choices, 0))).sort();
    slices.push({ choices: sorted.length, p50: at(sorted, 0.5), p99: at(sorted, 0.99) });
  }
  measuring = false;
  stopped = true;
  const seconds = (now() - start) / 1000;
  const used = process.cpuUsage(before);
  clearInterval(ticking);
  const sorted = Float64Array.from(figures.times).sort();
  console.log(JSON.stringify({
    'choices/s': figures.choices / seconds,
    'decisions/s': figures.decisions / seconds,
    p50: at(sorted, 0.5),
    p90: at(sorted, 0.9),
    p99: at(sorted, 0.99),
    longest: at(sorted, 1),
    choices: figures.choices,
    seconds,
    games: figures.games,
    'bytes/frame': figures.frames ? figures.bytes / figures.frames : 0,
    'frames/choice': figures.choices ? figures.frames / figures.choices : 0,
    'opening ms': opening,
    'client cpu': (used.user + used.system) / 1e6 / seconds,
    slices: wish.slices ? slices : undefined,
  }));
  drivers.forEach((driver) => driver.table.close());
  setTimeout(() => process.exit(0), 300);
}

main().catch((problem) => { console.error(problem); process.exit(1); });
