// One client that asks for far too much: frames on a connection of its own, new connections, requests; without end.
const http = require('http');
const WebSocket = require('ws');

const OWN = '127.0.0.2';
const agent = new http.Agent({ keepAlive: true });

const { port } = JSON.parse(process.argv[2]);
const counts = { frames: 0, refused: 0, closed: 0, turnedAway: 0, statuses: {} };

// From an address of its own: limits are for each address.
function request(method, path, body) {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const asked = http.request({ host: '127.0.0.1', port, path, method, headers, localAddress: OWN, agent }, (answer) => {
      let text = '';
      answer.on('data', (part) => { text += part; });
      answer.on('end', () => resolve({ status: answer.statusCode, text }));
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

function shout(taken) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws/${taken.table}`, { perMessageDeflate: false, localAddress: OWN });
  socket.on('error', () => { counts.turnedAway += 1; });
  socket.on('message', (frame) => { if (String(frame).startsWith('{"type":"refused"')) counts.refused += 1; });
  socket.on('close', () => { counts.closed += 1; setTimeout(() => shout(taken), 5); });
  socket.on('open', () => {
    socket.send(JSON.stringify({ type: 'hello', token: taken.token }));
    const timer = setInterval(() => {
      if (socket.readyState !== WebSocket.OPEN) { clearInterval(timer); return; }
      for (let n = 0; n < 50; n++) { counts.frames += 1; socket.send('{"type":"look","what":"table"}'); }
    }, 5);
  });
}

async function ask() {
  for (;;) {
    const { status } = await request('GET', '/api/tables');
    counts.statuses[status] = (counts.statuses[status] || 0) + 1;
  }
}

setInterval(() => console.log(JSON.stringify(counts)), 500);
request('POST', '/api/tables', JSON.stringify({ name: 'Flood', seats: 2, bots: 1 })).then(({ text }) => {
  shout(JSON.parse(text));
  ask();
  ask();
});
