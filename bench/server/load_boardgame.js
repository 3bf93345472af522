// A match of boardgame.io as its clients see it: raw socket.io clients, without the library's own client.
const { io } = require('socket.io-client');
const { legal } = require('./peer_game.js');

class Table {
  constructor(wish) {
    this.wish = wish;
    this.base = `http://${wish.host}:${wish.port}`;
    this.seats = [];
    this.version = -1;
    this.busy = true;
  }

  async post(path, body) {
    const answer = await fetch(this.base + path, {
      method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer.json();
  }

  async open() {
    this.busy = true;
    const { matchID } = await this.post('/games/mini/create', { numPlayers: this.wish.seats });
    this.id = matchID;
    this.seats = [];
    for (let number = 0; number < this.wish.seats; number++) {
      const playerID = String(number);
      const joined = await this.post(`/games/mini/${matchID}/join`, { playerID, playerName: `Seat ${number}` });
      this.seats.push(await this.connect(playerID, joined.playerCredentials));
    }
    this.busy = false;
  }

  connect(playerID, credentials) {
    const socket = io(`${this.base}/mini`, { transports: ['websocket'], forceNew: true });
    const seat = { socket, playerID, credentials, state: null };
    socket.on('connect', () => {
      socket.io.engine.on('packet', (packet) => { if (typeof packet.data === 'string') this.received(packet.data.length); });
      socket.emit('sync', this.id, playerID, credentials, this.wish.seats);
    });
    socket.on('update', (id, state) => { seat.state = state; if (!this.busy) this.told(); });
    return new Promise((resolve) => {
      socket.on('sync', (id, info) => { seat.state = info.state; resolve(seat); });
    });
  }

  over() {
    return Boolean(this.seats[0].state.ctx.gameover);
  }

  everybodyKnows() {
    return this.seats.every(({ state }) => state._stateID > this.version);
  }

  answers() {
    const { G, ctx, _stateID } = this.seats[0].state;
    if (ctx.gameover || !this.seats.every(({ state }) => state._stateID === _stateID)) return [];
    const seat = this.seats[G.asker >= 0 ? G.asker : +ctx.currentPlayer];
    const moves = legal(seat.state.G, seat.state.ctx);
    const [, type, args] = moves[Math.floor(Math.random() * moves.length)];
    this.version = _stateID;
    const payload = { type, args, playerID: seat.playerID, credentials: seat.credentials };
    const give = () => seat.socket.emit('update', { type: 'MAKE_MOVE', payload }, _stateID, this.id, seat.playerID);
    return [{ options: moves.length, give }];
  }

  async again() {
    this.close();
    await this.open();
  }

  close() {
    this.seats.forEach(({ socket }) => socket.close());
  }
}

module.exports = { Table };
