// What Wine lacks, for a Node of Windows that runs under it.
const fs = require('node:fs');
const net = require('node:net');
const path = require('node:path');

// Wine refuses these before a connection is made.
for (const name of ['setKeepAlive', 'setNoDelay']) {
	net.Socket.prototype[name] = function () {
		return this;
	};
}

// Wine cannot start Linux' git. A copy of node.exe with its name prints what `git ls-files -s -z` has printed there.
if (path.basename(process.execPath).toLowerCase() === 'git.exe') {
	fs.writeSync(1, fs.readFileSync(path.join(process.cwd(), '..', `${path.basename(process.cwd())}.listing.log`)));
	process.exit(0);
}
