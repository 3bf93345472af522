// boardgame.io's server with its in-memory store, on loopback only: run() has no option for the host, so listen() gets one.
const net = require('net');
const listen = net.Server.prototype.listen;
net.Server.prototype.listen = function (port, ...rest) {
  return typeof port === 'number' ? listen.call(this, port, '127.0.0.1', ...rest) : listen.call(this, port, ...rest);
};
const { Server, Origins } = require('boardgame.io/server');
const { Mini } = require('./peer_game.js');
Server({ games: [Mini], origins: [Origins.LOCALHOST] }).run({ port: +process.env.PORT }, () => console.log('open'));
process.on('SIGTERM', () => process.exit(0));
