// The rules for undici's sockets: nothing happens at import, and opening many ways adds each rule once.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@jest/globals';

const TRANSPORT = pathToFileURL(path.resolve(import.meta.dirname, '../../src/http/transport.ts'));
const SCRIPT = `
	import { channel } from 'node:diagnostics_channel';
	import { EventEmitter } from 'node:events';
	const connected = channel('undici:client:connected');
	const socket = new EventEmitter();
	const rules = () => {
		connected.publish({ socket });
		const count = socket.listenerCount('readable');
		socket.removeAllListeners();
		return count;
	};
	const seen = [rules()];
	const { openDirect } = await import(${JSON.stringify(TRANSPORT)});
	seen.push(rules());
	const ways = [1, 2, 3].map(() => openDirect());
	seen.push(rules());
	await Promise.all(ways.map((way) => way.destroy()));
	console.log(JSON.stringify(seen));
`;

test('before the import, after it, and with three ways open', () => {
	const said = execFileSync(process.execPath, ['--input-type=module', '-e', SCRIPT], { encoding: 'utf8' });
	expect(JSON.parse(said)).toEqual([0, 0, 1]);
});
