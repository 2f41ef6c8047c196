// A small app that keeps running: it greets when it starts, and then every minute.
const name = process.env.GREETING_NAME ?? 'world';
console.log(`Hello, ${name}!`);
setInterval(() => console.log(`Still here, ${name}.`), 60_000);
