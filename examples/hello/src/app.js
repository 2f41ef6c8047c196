// A small app that stays up: it greets at its start and then every minute.
const name = process.env.GREETING_NAME ?? 'world';
console.log(`Hello, ${name}!`);
setInterval(() => console.log(`Still here, ${name}.`), 60_000);
