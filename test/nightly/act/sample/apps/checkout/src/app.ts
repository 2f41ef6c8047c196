// Stays up until it is ended.
setInterval(() => {}, 60_000);
