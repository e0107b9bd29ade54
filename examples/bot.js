// A bot in another language: it reads questions as lines of JSON and writes answers.
//   meadhall sim raids --bots "run:node examples/bot.js,random"
// It looks for a fight wherever there is one, keeps what it finds, and otherwise goes as short a way as it can.
const LIKED = ['fight', 'retaliate', 'slot', 'sell', 'on', 'sail'];

require('readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, options } = JSON.parse(line);
  const rank = (option) => (LIKED.includes(option.verb) ? LIKED.indexOf(option.verb) : LIKED.length);
  const best = options.reduce((a, b) => (rank(b) < rank(a) ? b : a));
  console.log(JSON.stringify({ id, option: best.id }));
});
