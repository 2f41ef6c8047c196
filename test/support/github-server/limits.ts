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
	if (body.status === 'completed' && body.conclusion === undefined) wrong.push('completed without a conclusion');
	if (body.body === '') wrong.push('the comment is empty');
	if (route.includes('check-runs')) wrong.push(...ofAnnotations((body.output as Fields | undefined)?.annotations));
	return wrong;
}

function ofAnnotations(annotations: unknown): string[] {
	if (!Array.isArray(annotations)) return [];
	return [
		...(annotations.length > 50 ? ['more than 50 annotations'] : []),
		...annotations.flatMap((one: Fields) => {
			const hasColumns = one.start_column !== undefined || one.end_column !== undefined;
			const path = String(one.path);
			return [
				...(hasColumns && one.start_line !== one.end_line ? ['columns on a range of several lines'] : []),
				...(path === '' || path.startsWith('/') || path.startsWith('./') ? [`annotation on "${path}"`] : []),
				...(Buffer.byteLength(String(one.message)) > 64 * 1024 ? ['an annotation of more than 64 KiB'] : []),
			];
		}),
	];
}
