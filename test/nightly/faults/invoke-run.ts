// Runs one cell of an invocation, of an app that really registers itself.
import { startEmulator } from '../../../src/emulator/emulator.ts';
import { Client } from '../../emulator/client.ts';
import { appCode, deployApp } from '../../emulator/registered-app.ts';
import { type Finished, startAction } from '../../support/action-runner/start-action.ts';
import type { InvokeCell } from './cell.ts';
import { startElsewhere } from './elsewhere.ts';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import { INVOKE_S, type PostPoint } from './invoke-cells.ts';
import { endOf, onText } from './running.ts';
import type { Claim, Evidence } from './verdict.ts';
import type { Place, WireFault } from './wire-fault.ts';
import type { Workshop } from './workshop.ts';

const PAYLOAD = '{"a":1}';

/** @param waits told when the run has come to where it mostly waits. */
export async function runInvoke(cell: InvokeCell, workshop: Workshop, waits: () => void): Promise<Evidence> {
	const { cause, called, tls, reach } = cell;
	const [emulator, elsewhere] = await Promise.all([startEmulator(), startElsewhere()]);
	const times = reach === 'once' ? 1 : Number.POSITIVE_INFINITY;
	let proxy: FaultProxy | undefined;
	try {
		const client = new Client(emulator);
		await client.until((await deployApp(client, appCode('app'))).id, 'running');
		const fault: WireFault | undefined =
			cause.kind === 'wire' ? { cut: cause.cut, ...placeOf(cell), skip: 0, times } : undefined;
		if (cell.point === 'look')
			emulator.faults.add({ operation: 'createInvocation', fault: { kind: 'answer', status: 502, afterCommit: true } });
		if (cause.kind === 'service') emulator.faults.add({ operation: called, fault: cause.fault, times });
		proxy = await startFaultProxy({
			target: Number(new URL(emulator.url).port),
			elsewhere: elsewhere.url,
			...(tls ? { tls: workshop.certificates.server } : {}),
			...(fault === undefined ? {} : { fault }),
			onHit: () => {
				if (fault?.cut === 'stall') waits();
			},
		});
		const began = performance.now();
		const running = startAction({
			action: 'invoke-action',
			workspace: workshop.checkout({ size: 'small' }),
			env: tls ? { NODE_EXTRA_CA_CERTS: workshop.certificates.authorityFile } : {},
			with: {
				'api-key': emulator.apiKey,
				'base-url': `${tls ? 'https' : 'http'}://127.0.0.1:${proxy.port}`,
				'app-name': 'app',
				'action-name': 'run',
				payload: PAYLOAD,
				timeout: String(INVOKE_S),
			},
		});
		onText(running, /Try 2 of 5/, waits);
		const finished = await endOf(running, cell.deadlineS * 1_000);
		const tookMs = performance.now() - began;
		const calls = emulator.requests.filter((request) => request.operation === called);
		emulator.faults.clear();
		const made = (await (await client.fetch('/invocations')).json()) as { id: string }[];
		return {
			facts: made.map(({ id }) => id),
			claim: claimOf(finished),
			outcome: outcomeOf(finished),
			expects: cell.expects,
			tookMs,
			deadlineMs: cell.deadlineS * 1_000,
			hits: cause.kind === 'wire' ? proxy.hits() : calls.length,
			visits: elsewhere.visits(),
		};
	} finally {
		await Promise.all([proxy?.close(), emulator.close(), elsewhere.close()]);
	}
}

const PLACES: Readonly<Record<PostPoint, Place>> = {
	connect: { kind: 'connect' },
	'request headers': { kind: 'request-headers' },
	'first byte': { kind: 'request-body', bytes: 1 },
	'closing brace': { kind: 'request-end' },
	'after the work': { kind: 'response' },
	'response headers': { kind: 'response-headers' },
	'response body': { kind: 'response-body' },
};

/** Where on the wire: in the POST, or in a poll after it. */
function placeOf({ point, cause }: InvokeCell): Pick<WireFault, 'place' | 'requests'> {
	if (point !== 'poll 1') return { place: PLACES[point as PostPoint], requests: /^POST \/invocations / };
	const isBody = cause.kind === 'wire' && cause.phase === 'response body';
	return { place: { kind: isBody ? 'response-body' : 'request-headers' }, requests: /^GET \/invocations\/\w+ / };
}

function outcomeOf({ code, outputs }: Finished): string {
	if (code === 0) return 'success';
	return outputs['failure-kind'] === 'ambiguous' ? 'ambiguous' : 'failure';
}

function claimOf({ code, outputs }: Finished): Claim {
	const id = outputs['invocation-id'] ?? '';
	if (code === 0) return { kind: 'done', what: outputs.output === PAYLOAD ? id : `output: ${outputs.output}` };
	// Whoever has an id, or is told that there may be one, knows that it may have been done.
	return { kind: id !== '' || outputs['failure-kind'] === 'ambiguous' ? 'open' : 'not done' };
}
