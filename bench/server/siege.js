// One guest who keeps within what a single connection may do, but has many: a storm of chat, or tables of bots that never pause.
//   node siege.js '{"port": 8000, "kind": "chat"}'
const http = require('http');
const WebSocket = require('ws');

const OWN = '127.0.0.2';
const SOCKETS = 150;
const EVERY = 70; // milliseconds between two remarks on a connection: fewer than it may send
const TABLES = 50;
const AT_ONCE = { fewest_pause: 0, most_pause: 0, bot: 0, quick: true };

const { port, kind } = JSON.parse(process.argv[2]);
const counts = { sent: 0, news: 0, refused: 0, closed: 0, turnedAway: 0, tables: 0, games: 0 };

// From an address of its own: limits are for each address.
function lay(wish) {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const asked = http.request({ host: '127.0.0.1', port, path: '/api/tables', method: 'POST', headers, localAddress: OWN }, (answer) => {
      let text = '';
      answer.on('data', (part) => { text += part; });
      answer.on('end', () => { resolve(answer.statusCode === 201 ? JSON.parse(text) : null); });
    });
    asked.on('error', reject);
    asked.end(JSON.stringify({ name: 'Siege', ...wish }));
  });
}

function connect(table, token, hear) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws/${table}`, { perMessageDeflate: false, localAddress: OWN });
  socket.on('error', () => { counts.turnedAway += 1; });
  socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', token })));
  socket.on('message', (frame) => {
    const text = String(frame);
    if (text.startsWith('{"type":"refused"')) counts.refused += 1;
    if (text.startsWith('{"type":"news"')) counts.news += 1;
    if (hear) hear(JSON.parse(text), socket);
  });
  return socket;
}

function chat(taken) {
  const socket = connect(taken.table, taken.watch);
  const timer = setInterval(() => {
    if (socket.readyState !== WebSocket.OPEN) return;
    counts.sent += 1;
    socket.send('{"type":"say","text":"Cheers!"}');
  }, EVERY);
  socket.on('close', () => { clearInterval(timer); counts.closed += 1; setTimeout(() => chat(taken), 1000); });
}

// The only person passes everything; when the game is over there is a rematch.
function play(table, token) {
  let begun = false;
  let asked = false;
  connect(table, token, (message, socket) => {
    const { house = {} } = message.scene || message.changes || {};
    if (!begun && house.phase === 'gathering') { begun = true; socket.send('{"type":"start"}'); }
    if (house.phase === 'playing') socket.send('{"type":"order","orders":{"pass_all":true}}');
    if (house.phase === 'over' && !asked) { asked = true; counts.games += 1; socket.send('{"type":"rematch"}'); }
    if (house.rematch) { socket.close(); play(house.rematch, token); }
  });
}

async function begin() {
  if (kind === 'chat') {
    const taken = await lay({ seats: 2 });
    for (let n = 0; n < SOCKETS; n++) chat(taken);
    return;
  }
  for (let n = 0; n < TABLES; n++) {
    const taken = await lay({ seats: 4, bots: 3, level: 'regular', timers: AT_ONCE });
    if (taken === null) continue;
    counts.tables += 1;
    play(taken.table, taken.token);
  }
}

setInterval(() => console.log(JSON.stringify(counts)), 500);
begin();
