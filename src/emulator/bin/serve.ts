/** `npm run emulator`: the service on loopback, for trying things by hand. */
import { once } from 'node:events';
import { startEmulator } from '../emulator.ts';
import { addRules } from '../http/fault-rule.ts';
import { end, fail, interruption, readArguments } from './command.ts';

const apiKey = 'local-development-key';
const DEFAULT_PORT = 4010;

readArguments(
	`npm run emulator: the browser infrastructure service on this machine, for trying things by hand.

Set it up with environment variables:
  PORT       port on 127.0.0.1, by default ${DEFAULT_PORT}; 0 picks a free port
  PROJECTS   names of further projects, separated by commas
  FAULTS     faults to simulate: a JSON array of rules (see emulator/README.md)

The API key is ${apiKey}. Press Ctrl-C to end it and every app that it started. See emulator/README.md for more.`,
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
	if (error.code === 'EADDRINUSE') fail(`Port ${port} is in use. To use a free one, run PORT=0 npm run emulator.`);
	fail(`The emulator could not start: ${error.message}.`);
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

Press Ctrl-C to end it and every app that it started.`);

if (!interrupted.aborted) await once(interrupted, 'abort');
await emulator.close();
end();
