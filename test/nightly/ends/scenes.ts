// What a step does right before its end, so that V8 is still at work then.
import type { RequestListener } from 'node:http';
import { type Running, type Step, startAction } from '../../support/action-runner/start-action.ts';

/** A way to come to the end of a step. */
export interface Scene {
	readonly name: string;
	readonly steps: number;
	/** The exit code of a step that ends as it should. */
	readonly code: number;
	readonly files: Readonly<Record<string, string>>;
	/** The service that the steps speak to; each of them has a key of its own. */
	service(): RequestListener;
	start(common: Pick<Step, 'workspace'> & { readonly url: string; readonly key: string }): Running;
}

/** Characters of an output: what is read of it fills the heap up to its limit. */
const OUTPUT = 16_777_217;
/** So many that compilers and threads are busy while they are packed. */
const FILES = 2_000;

const JSON_TYPE = { 'content-type': 'application/json' };

const invocation = (status: string, more = {}) => ({
	id: 'inv_1',
	app_name: 'shop',
	action_name: 'long',
	version: 'latest',
	status,
	started_at: new Date(0).toISOString(),
	...more,
});

/** A service whose invocation has ended at the second look, with a record and a last event of 16 MiB. */
function longOutputs(): RequestListener {
	const ended = invocation('succeeded', { output: JSON.stringify('x'.repeat(OUTPUT - 2)) });
	const whole = Buffer.from(JSON.stringify(ended));
	const event = { event: 'invocation_state', timestamp: new Date(0).toISOString(), invocation: ended };
	const frame = Buffer.from(`data: ${JSON.stringify(event)}\n\n`);
	const seen = new Set<string>();
	return (request, response) => {
		const { method, url = '', headers } = request;
		const key = headers.authorization ?? '';
		const respond = (status: number, body: string | Buffer) => response.writeHead(status, JSON_TYPE).end(body);
		request.resume();
		if (method === 'POST') respond(202, JSON.stringify(invocation('queued')));
		else if (url.endsWith('/browsers')) respond(200, '{"browsers":[]}');
		else if (url.includes('/events')) response.writeHead(200, { 'content-type': 'text/event-stream' }).end(frame);
		else if (seen.has(key)) respond(200, whole);
		else {
			seen.add(key);
			respond(200, JSON.stringify(invocation('running')));
		}
	};
}

/** A service that takes every package, and runs it at once. */
function takesAll(): RequestListener {
	return (request, response) => {
		const record = JSON.stringify({ id: 'dep_1', status: 'running', region: 'aws.us-east-1a' });
		const respond = (status: number) => response.writeHead(status, JSON_TYPE).end(record);
		if (request.method === 'POST') request.resume().on('end', () => respond(201));
		else respond(200);
	};
}

/** A service that never responds to a package. @param onUpload called with the key as one begins to come. */
function takesNone(onUpload: (key: string) => void): RequestListener {
	return (request, response) => {
		if (request.method !== 'POST') return response.writeHead(200, JSON_TYPE).end('[]');
		request.once('data', () => onUpload(request.headers.authorization?.split(' ')[1] ?? ''));
		request.resume();
	};
}

const manyFiles = Object.fromEntries(
	Array.from({ length: FILES }, (_, at) => [
		`lib/${at % 50}/module-${at}.js`,
		`export const nr${at} = ${at};\n`.repeat(1 + (at % 30)),
	]),
);

const startDeploy: Scene['start'] = ({ workspace, url, key }) =>
	startAction({
		workspace,
		with: {
			'api-key': key,
			'base-url': url,
			entrypoint: 'lib/0/module-0.js',
			'report-to': '',
			'stream-logs': 'false',
		},
	});

/** Steps whose cancel waits for their upload, by key. */
const uploading = new Map<string, () => void>();

export const SCENES: readonly Scene[] = [
	{
		name: 'invoke-action with outputs of 16 MiB',
		steps: 600,
		code: 0,
		files: {},
		service: longOutputs,
		start: ({ workspace, url, key }) =>
			startAction({
				action: 'invoke-action',
				workspace,
				with: { 'api-key': key, 'base-url': url, 'app-name': 'shop', 'action-name': 'long' },
			}),
	},
	{
		name: `a deploy of ${FILES} files`,
		steps: 300,
		code: 0,
		files: manyFiles,
		service: takesAll,
		start: startDeploy,
	},
	{
		name: `a deploy of ${FILES} files, cancelled while it packs`,
		steps: 300,
		code: 1,
		files: manyFiles,
		service: () => takesNone((key) => uploading.get(key)?.()),
		start(common) {
			const running = startDeploy(common);
			uploading.set(common.key, () => running.child.kill('SIGINT'));
			return running;
		},
	},
];
