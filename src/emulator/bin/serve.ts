/** `npm run emulator`: the service on loopback, for trying things by hand. */
import { once } from 'node:events';
import { startEmulator } from '../emulator.ts';
import { addRules } from '../http/fault-rule.ts';
import { end, fail, interruption, readArguments } from './command.ts';

const apiKey = 'local-development-key';
const DEFAULT_PORT = 4010;

readArguments(
	`npm run emulator: the browser infrastructure service on this machine, for trying things by hand.

It is told by environment variables:
  PORT       where it listens on 127.0.0.1: ${DEFAULT_PORT}; 0 takes a free port
  PROJECTS   names of projects that there are, beside the default one, with commas
  FAULTS     what goes wrong: JSON, an array of rules as emulator/README.md has them

The API key is ${apiKey}. Ctrl-C ends it and every app that it started. More: emulator/README.md`,
);
const port = Number(process.env.PORT || DEFAULT_PORT);
const projects = (process.env.PROJECTS ?? '').split(',').filter((name) => name.trim() !== '');

const interrupted = interruption();
const emulator = await startEmulator({
	port,
	apiKey,
	projects,
	chrome: true,
	keepRequests: false,
	log: console.log,
}).catch((error: NodeJS.ErrnoException) => {
	if (error.code === 'EADDRINUSE') fail(`Port ${port} is in use: PORT=0 npm run emulator takes a free one.`);
	fail(`The emulator cannot start: ${error.message}.`);
});

try {
	addRules(emulator, JSON.parse(process.env.FAULTS || '[]') as unknown[]);
} catch (error) {
	await emulator.close();
	fail(`FAULTS cannot be read: ${(error as Error).message}.`);
}

console.log(`The service emulator listens on ${emulator.url}

  key     ${apiKey}
  deploy  curl -H 'Authorization: Bearer ${apiKey}' -F file=@app.zip -F entrypoint_rel_path=index.js ${emulator.url}/deployments
  list    curl -H 'Authorization: Bearer ${apiKey}' ${emulator.url}/deployments
  invoke  curl -H 'Authorization: Bearer ${apiKey}' -d '{"app_name":"…","action_name":"…"}' ${emulator.url}/invocations

Ctrl-C ends it and every app that it started.`);

if (!interrupted.aborted) await once(interrupted, 'abort');
await emulator.close();
end();
