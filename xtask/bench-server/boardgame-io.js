// The same game on boardgame.io, in its in-memory store: two players count in turn, each adds one to
// three. SIGUSR2 collects garbage, so that only what is kept is measured.
const { Server, Origins } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const tally = {
  name: 'tally',
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add: ({ G }, number) => {
      if (!Number.isInteger(number) || number < 1 || number > 3) return INVALID_MOVE;
      G.count += number;
    },
  },
  endIf: ({ G, ctx }) => (G.count >= 1_000_000 ? { winner: ctx.currentPlayer } : undefined),
};

process.on('SIGUSR2', () => global.gc());
const server = Server({ games: [tally], origins: [Origins.LOCALHOST] });
server.run(0).then(({ appServer }) => console.log(`127.0.0.1:${appServer.address().port}`));
