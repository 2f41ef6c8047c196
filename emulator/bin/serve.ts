/** `npm run emulator`: the service on loopback, for trying things by hand. */
import { startEmulator } from '../emulator.ts';

const port = Number(process.env.PORT ?? 4010);
/** Outlives the emulator: its next start takes the deployments and keys up again. */
const { STATE_DIR: stateDir } = process.env;
/** Apps get what they bring, and nothing else: no dependencies are installed. */
const install = process.env.INSTALL !== 'off';
const apiKey = 'local-development-key';
/** Requests that `GET /_emulator/requests` shows, without their bodies. */
const KEPT_REQUESTS = 50;

const emulator = await startEmulator({
	port,
	apiKey,
	keptBytes: 0,
	install,
	...(stateDir === undefined ? {} : { stateDir }),
	log: (line) => {
		console.log(line);
		if (emulator.requests.length > KEPT_REQUESTS) emulator.requests.shift();
	},
}).catch((error: NodeJS.ErrnoException) => {
	if (error.code !== 'EADDRINUSE') throw error;
	console.error(`Port ${port} is in use: PORT=${port + 1} npm run emulator takes another.`);
	process.exit(1);
});

console.log(`The service emulator listens on ${emulator.url}

  key     ${apiKey}
  state   ${emulator.stateDir}${stateDir === undefined ? ' (removed at the end; STATE_DIR=folder keeps it)' : ' (kept)'}
  deploy  curl -H 'Authorization: Bearer ${apiKey}' -F file=@app.zip -F entrypoint_rel_path=index.js ${emulator.url}/deployments
  list    curl -H 'Authorization: Bearer ${apiKey}' ${emulator.url}/deployments
  invoke  curl -H 'Authorization: Bearer ${apiKey}' -d '{"app_name":"…","action_name":"…"}' ${emulator.url}/invocations
  break   curl -d '{"operation":"createDeployment","fault":{"kind":"answer","status":503}}' ${emulator.url}/_emulator/faults

Ctrl-C ends it and every app that it started.`);

// A terminal signals everybody, and npm passes the signal on once more: only the first one counts.
let ending = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
	process.on(signal, () => {
		if (ending) return;
		ending = true;
		void emulator.close().then(() => process.exit(0));
	});
}
