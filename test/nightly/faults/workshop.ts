import { randomBytes } from 'node:crypto';
import { type EmulatorOptions, startEmulator } from '../../../src/emulator/emulator.ts';
import { craftZip } from '../../emulator/crafted-zip.ts';
import { type Certificates, makeCertificates } from '../../support/action-runner/certificates.ts';
import { watchInside } from '../../support/action-runner/inside.ts';
import { type Running, type Step, startAction } from '../../support/action-runner/start-action.ts';
import { makeWorkspace } from '../../support/action-runner/workspace.ts';
import type { RunCell } from './cell.ts';
import { deployInputs, READY } from './steps.ts';

/** Bytes of a package that the sockets of both sides cannot hold, not even the last quarter but a little. */
const LARGE = 8_000_000;
/** What follows the closing boundary (RFC 2046 §5.1.1): it ends with two hyphens, of which the last is what matters. */
const AFTER_BOUNDARY = '\r\n\r\n';

/** More than there are cells at a time: a port that is closed stays closed at an address of its own. */
const HOSTS = Array.from({ length: 100 }, (_, number) => `127.1.0.${number + 1}`);

export const QUICK: EmulatorOptions = { startGraceMs: 20, queuedMs: 1, apps: 'scripted' };
/** An app of which no process runs. It registers itself, so that GET /apps names its deployment. */
export const APP = { 'app.js': '//! app shop run\n//! returns run {"a":1}\n' };

type Package = Pick<RunCell, 'isLarge' | 'isReady'>;

/** What all cells share, and none of them changes. */
export interface Workshop {
	/** Starts a step: a process of the built `dist`, or in this one with short pauses. */
	start(step: Step): Running;
	/** The certificate of the service; undefined for plain http. */
	readonly certificates: Certificates | undefined;
	/** Of no use to whoever trusts the other one. */
	readonly untrusted: Certificates | undefined;
	/** An address of this machine that no other cell uses. */
	ownHost(): string;
	checkout(kind: Package): string;
	/** Bytes of the content of a deploy's POST, up to the end of the closing boundary. */
	contentOf(kind: Package): Promise<number>;
	close(): void;
}

/** @param inside whether the steps run in this process, and in plain http: that takes a tenth of the time. */
export async function openWorkshop(inside = false): Promise<Workshop> {
	const [certificates, untrusted] = inside
		? []
		: await Promise.all([makeCertificates({ names: HOSTS }), makeCertificates({ names: HOSTS })]);
	const start = inside ? watchInside : startAction;
	const content = randomBytes(LARGE);
	const small = Object.entries(APP).map(([name, text]) => ({ name, content: text }));
	const large = { name: 'large.bin', content, method: 0, packed: content };
	const checkouts = {
		small: makeWorkspace(APP),
		large: makeWorkspace({ ...APP, 'large.bin': content }),
		'small, ready': makeWorkspace({ [READY]: craftZip(small) }),
		'large, ready': makeWorkspace({ [READY]: craftZip([...small, large]) }),
	};
	const kindOf = ({ isLarge, isReady }: Package) =>
		`${isLarge ? 'large' : 'small'}${isReady ? ', ready' : ''}` as const;
	const checkout: Workshop['checkout'] = (kind) => checkouts[kindOf(kind)].path;
	const measured = new Map<string, Promise<number>>();
	let hosts = 0;
	return {
		start,
		certificates,
		untrusted,
		ownHost: () => HOSTS[hosts++ % HOSTS.length] as string,
		checkout,
		contentOf(kind) {
			const length = measured.get(kindOf(kind)) ?? measure(start, checkout(kind), kind.isReady);
			measured.set(kindOf(kind), length);
			return length;
		},
		close() {
			for (const workspace of Object.values(checkouts)) workspace.remove();
			certificates?.remove();
			untrusted?.remove();
		},
	};
}

/** Deploys without any fault: equal trees give equal bytes, so the next request is as long as this one. */
async function measure(start: Workshop['start'], workspace: string, isReady?: boolean): Promise<number> {
	const emulator = await startEmulator(QUICK);
	try {
		const { code, stdout } = await start({ workspace, with: deployInputs(emulator, emulator.url, 60, isReady) })
			.finished;
		const body = emulator.requests[0]?.body ?? Buffer.alloc(0);
		if (code !== 0 || !body.subarray(-6).equals(Buffer.from(`--${AFTER_BOUNDARY}`)))
			throw new Error(`a deploy without a fault went wrong:\n${stdout}`);
		return body.length - AFTER_BOUNDARY.length;
	} finally {
		await emulator.close();
	}
}
