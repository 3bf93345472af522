// A table of ours as its clients see it.
const http = require('http');
const WebSocket = require('ws');

const AT_ONCE = { fewest_pause: 0, most_pause: 0, bot: 0, quick: true, limited: false };
// boardgame.io pretends nothing, so here nobody pretends to think either.
const ASK_EVERYBODY = { ask_always: true, ask_anytime: true };

// Both wheels know these, so that both play the same games.
const CHARACTERS = ['deirdre', 'dimli', 'eve', 'fiona', 'fleck', 'gerki', 'gog', 'zot', 'erin', 'kaylin', 'phrenk', 'pooky', 'serena', 'wizgille'];

// The wheel of `make baseline` knows no `quick`: all its tables are.
function timersFor({ old }) {
  const { quick, ...others } = AT_ONCE;
  return old ? others : { ...others, quick };
}

class Table {
  // Each party is at home somewhere else: limits are for each address, and all tables at one would be refused as a flood.
  constructor(wish, number) {
    this.wish = wish;
    this.number = number;
    this.home = `127.1.${Math.floor(number / 250)}.${1 + (number % 250)}`;
    this.seats = [];
    this.moment = -1;
    this.busy = true;
  }

  post(path, body) {
    const { host, port } = this.wish;
    const headers = { 'content-type': 'application/json' };
    // A connection for each request: one that is kept may be closed by the server just as it is used again.
    const request = { host, port, path, method: 'POST', headers, localAddress: this.home, agent: false };
    return new Promise((resolve, reject) => {
      const asked = http.request(request, (answer) => {
        let text = '';
        answer.on('data', (part) => { text += part; });
        answer.on('end', () => {
          if (answer.statusCode < 300) resolve(JSON.parse(text));
          else reject(new Error(`${path}: ${answer.statusCode} ${text}`));
        });
      });
      asked.on('error', reject);
      asked.end(JSON.stringify(body));
    });
  }

  async open() {
    this.busy = true;
    const { seats, game } = this.wish;
    const first = await this.post('/api/tables', { name: 'Seat 0', game, seats, timers: this.wish.timers || timersFor(this.wish) });
    const taken = [first];
    for (let seat = 1; seat < seats; seat++) taken.push(await this.post('/api/seats', { table: first.table, name: `Seat ${seat}` }));
    this.seats = await Promise.all(taken.map((one, place) => this.connect(one, place)));
    this.busy = false;
    this.say(this.seats[0], { type: 'start' });
    await new Promise((resolve) => { this.started = resolve; });
    if (this.wish.everybody) this.seats.forEach((seat) => this.say(seat, { type: 'order', orders: ASK_EVERYBODY }));
  }

  greet(seat, token, place) {
    this.say(seat, { type: 'hello', token, language: this.wish.language });
    if (this.wish.game !== 'inn') return;
    const character = CHARACTERS[(this.number * this.wish.seats + place) % CHARACTERS.length];
    this.say(seat, { type: this.wish.old ? 'wish' : 'pick_character', character });
  }

  connect(taken, place) {
    const wanted = { perMessageDeflate: false, localAddress: this.home };
    const socket = new WebSocket(`ws://${this.wish.host}:${this.wish.port}/ws/${taken.table}`, wanted);
    const seat = { socket, house: null, flat: false, answered: 0 };
    return new Promise((resolve, reject) => {
      socket.on('error', reject);
      socket.on('open', () => this.greet(seat, taken.token, place));
      socket.on('message', (frame) => {
        this.received(frame.length);
        const message = JSON.parse(frame);
        if (message.type === 'refused') throw new Error(message.text);
        if (message.type === 'welcome') seat.flat = message.protocol < 4;
        const told = message.scene || message.changes;
        if (!told) return;
        const first = seat.house === null;
        // Before protocol 4 a scene had all in one object; an older server is measured for comparison.
        seat.house = { ...seat.house, ...(seat.flat ? told : told.house) };
        if (first) { resolve(seat); return; }
        if (this.started && this.seats.every((one) => one.house && one.house.phase === 'playing')) { this.started(); this.started = null; }
        if (!this.busy) this.told();
      });
    });
  }

  say(seat, message) {
    seat.socket.send(JSON.stringify(message));
  }

  over() {
    return this.seats[0].house.phase === 'over';
  }

  everybodyKnows() {
    return this.seats.every(({ house }) => house.phase === 'over' || (house.moment && house.moment.number > this.moment));
  }

  answers() {
    const asked = this.seats.filter(({ house, answered }) => house.question && house.question.number > answered);
    // Not before all have heard of the moment: then everybody who is asked answers.
    const moments = new Set(this.seats.map(({ house }) => house.moment && house.moment.number));
    if (moments.size > 1 || !asked.length) return [];
    this.moment = asked[0].house.moment.number;
    return asked.map((seat) => {
      const { question } = seat.house;
      const give = () => {
        seat.answered = question.number;
        this.say(seat, { type: 'choose', question: question.number, choice: choice(question) });
      };
      return { options: question.most ? 2 : question.options.length, give };
    });
  }

  async again() {
    this.close();
    this.moment = -1;
    await this.open();
  }

  close() {
    this.seats.forEach(({ socket }) => socket.close());
  }
}

function choice(question) {
  const options = question.options.map((option) => option.choice);
  if (!question.most) return options[Math.floor(Math.random() * options.length)];
  const count = question.fewest + Math.floor(Math.random() * (Math.min(question.most, 3, options.length) - question.fewest + 1));
  for (let place = options.length - 1; place > 0; place--) {
    const other = Math.floor(Math.random() * (place + 1));
    [options[place], options[other]] = [options[other], options[place]];
  }
  return options.slice(0, count).reduce((mask, bit) => mask + bit, 0);
}

module.exports = { Table };
