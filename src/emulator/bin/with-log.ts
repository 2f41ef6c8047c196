import { type Emulator, type EmulatorOptions, startEmulator } from '../emulator.ts';

/** Requests that `GET /_emulator/requests` shows, without their bodies. */
const KEPT_REQUESTS = 50;

/** An emulator for a person or a job: it prints one line for each request, and keeps the last of them alone. */
export async function startWithLog(options: EmulatorOptions): Promise<Emulator> {
	const emulator = await startEmulator({
		chrome: true,
		...options,
		keptBytes: 0,
		log: (line) => {
			console.log(line);
			if (emulator.requests.length > KEPT_REQUESTS) emulator.requests.shift();
		},
	});
	return emulator;
}
