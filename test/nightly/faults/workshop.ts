import { randomBytes } from 'node:crypto';
import { type Emulator, type EmulatorOptions, startEmulator } from '../../../src/emulator/emulator.ts';
import { craftZip } from '../../emulator/crafted-zip.ts';
import { type Certificates, makeCertificates } from '../../support/action-runner/certificates.ts';
import { runAction } from '../../support/action-runner/start-action.ts';
import { makeWorkspace, type Workspace } from '../../support/action-runner/workspace.ts';
import type { DeployCell } from './cell.ts';

/** Bytes of a package that the sockets of both sides cannot hold, not even the last quarter but a little. */
const LARGE = 8_000_000;
/** An app of which no process runs: it registers itself, so that GET /apps names its deployment. */
const APP = { 'app.js': '//! app shop run\n' };
/** Path of the package that was made before. */
const READY = 'app.zip';
/** What follows the closing boundary (RFC 2046 §5.1.1): it ends with two hyphens, of which the last is what matters. */
const AFTER_BOUNDARY = '\r\n\r\n';

/** More than there are cells that need one. */
const OWN_HOSTS = Array.from({ length: 100 }, (_, number) => `127.1.0.${number + 1}`);

export type Package = Pick<DeployCell, 'size' | 'force' | 'isReady'>;

/** What all cells share, and none of them changes. */
export interface Workshop {
	readonly certificates: Certificates;
	/** Of no use to whoever trusts the other ones. */
	readonly untrusted: Certificates;
	/** An address of this machine that no other cell uses: a port that is closed there stays closed. */
	ownHost(): string;
	checkout(kind: Pick<DeployCell, 'size' | 'isReady'>): string;
	/** Bytes of the content of the POST, up to the end of the closing boundary. */
	contentOf(kind: Package): Promise<number>;
	close(): void;
}

export const QUICK: EmulatorOptions = { startGraceMs: 20, queuedMs: 1, apps: 'scripted' };

export async function openWorkshop(): Promise<Workshop> {
	let hosts = 0;
	const names = ['127.0.0.1', ...OWN_HOSTS];
	const [certificates, untrusted] = await Promise.all([makeCertificates({ names }), makeCertificates({ names })]);
	const checkouts: Record<DeployCell['size'], Workspace> = {
		small: makeWorkspace(APP),
		large: makeWorkspace({ ...APP, 'large.bin': randomBytes(LARGE) }),
	};
	const content = randomBytes(LARGE);
	const entries = Object.entries(APP).map(([name, text]) => ({ name, content: text }));
	const large = { name: 'large.bin', content, method: 0, packed: content };
	const ready: typeof checkouts = {
		small: makeWorkspace({ [READY]: craftZip(entries) }),
		large: makeWorkspace({ [READY]: craftZip([...entries, large]) }),
	};
	const checkout: Workshop['checkout'] = ({ size, isReady }) => (isReady ? ready : checkouts)[size].path;
	const measured = new Map<string, Promise<number>>();
	return {
		certificates,
		untrusted,
		ownHost: () => OWN_HOSTS[hosts++ % OWN_HOSTS.length] as string,
		checkout,
		contentOf(kind) {
			const key = JSON.stringify([kind.size, kind.force, kind.isReady]);
			const length = measured.get(key) ?? measure(checkout(kind), kind);
			measured.set(key, length);
			return length;
		},
		close() {
			for (const workspace of [...Object.values(checkouts), ...Object.values(ready)]) workspace.remove();
			certificates.remove();
			untrusted.remove();
		},
	};
}

/** The inputs of every deploy. */
export function deployInputs(
	{ apiKey }: Pick<Emulator, 'apiKey'>,
	baseUrl: string,
	{ force, isReady = false }: Pick<DeployCell, 'force' | 'isReady'>,
	timeoutS: number,
) {
	return {
		...(isReady ? { package: READY } : {}),
		'api-key': apiKey,
		'base-url': baseUrl,
		entrypoint: 'app.js',
		'compression-level': '0',
		'wait-until': 'running',
		'report-to': '',
		version: 'v1',
		force: String(force),
		timeout: String(timeoutS),
	};
}

/** Deploys without any fault: equal trees give equal bytes, so the next request is as long as this one. */
async function measure(workspace: string, kind: Package): Promise<number> {
	const emulator = await startEmulator(QUICK);
	try {
		const { code, stdout } = await runAction({ workspace, with: deployInputs(emulator, emulator.url, kind, 60) });
		const body = emulator.requests[0]?.body ?? Buffer.alloc(0);
		if (code !== 0 || !body.subarray(-6).equals(Buffer.from(`--${AFTER_BOUNDARY}`))) {
			throw new Error(`a deploy without a fault went wrong:\n${stdout}`);
		}
		return body.length - AFTER_BOUNDARY.length;
	} finally {
		await emulator.close();
	}
}
