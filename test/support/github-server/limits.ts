import { isDeepStrictEqual } from 'node:util';

/** What GitHub refuses although its schemas allow it: the sentences that it, or a reader, would have to say. */
type Fields = Readonly<Record<string, unknown>>;

/** Characters, except where it says otherwise. */
const LIMITS: readonly { readonly at: readonly string[]; readonly most: number }[] = [
	{ at: ['output', 'summary'], most: 65_535 },
	{ at: ['output', 'text'], most: 65_535 },
	{ at: ['output', 'title'], most: 255 },
	{ at: ['description'], most: 140 },
	{ at: ['body'], most: 65_536 },
];

/** Where GitHub's defaults would merge a branch, wait for every check, or retire the deployments of other apps. */
const NO_DEFAULTS: Readonly<Record<string, Fields>> = {
	'POST /repos/{owner}/{repo}/deployments': { auto_merge: false, required_contexts: [] },
	'POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses': { auto_inactive: false },
};

export function beyondLimits(route: string, body: Fields): string[] {
	const wrong: string[] = [];
	for (const { at, most } of LIMITS) {
		const text = at.reduce<unknown>((value, name) => (value as Fields | undefined)?.[name], body);
		if (typeof text === 'string' && text.length > most) wrong.push(`${at.join('.')} has more than ${most} characters`);
	}
	for (const name of ['details_url', 'target_url', 'log_url', 'environment_url']) {
		const text = body[name];
		if (typeof text === 'string' && !/^https?:\/\/\S+$/.test(text)) wrong.push(`${name} is no address`);
	}
	for (const name of ['sha', 'head_sha', 'ref']) {
		const text = body[name];
		if (typeof text === 'string' && !/^[0-9a-f]{40}$/.test(text)) wrong.push(`${name} is no commit`);
	}
	for (const [name, value] of Object.entries(NO_DEFAULTS[route] ?? {}))
		if (!isDeepStrictEqual(body[name], value)) wrong.push(`${name} is not ${JSON.stringify(value)}`);
	if (body.status === 'completed' && body.conclusion === undefined) wrong.push('completed without a conclusion');
	if (body.body === '') wrong.push('the comment is empty');
	const { annotations = [] } = (body.output ?? {}) as { readonly annotations?: readonly Fields[] };
	for (const { path, message } of annotations) {
		if (!/^[^./]/.test(String(path))) wrong.push(`annotation on "${path}"`);
		if (Buffer.byteLength(String(message)) > 64 * 1024) wrong.push('an annotation of more than 64 KiB');
	}
	return wrong;
}
