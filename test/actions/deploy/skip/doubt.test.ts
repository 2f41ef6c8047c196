import { expect, test } from '@jest/globals';
import { type Doubt, judgeApps, judgeNewest } from '../../../../src/actions/deploy/skip/doubt.ts';
import { StepFailure } from '../../../../src/domain/failures/failure.ts';
import type { AppRecord } from '../../../../src/domain/records/app.ts';
import { isLacking } from '../../../../src/domain/records/service-error.ts';
import type { NewestDeployment } from '../../../../src/github/newest-deployment.ts';
import type { ListOutcome } from '../../../../src/service/list-pages.ts';

const SETUP = 'a'.repeat(64);
const PAYLOAD = {
	deployment_id: 'dep_1',
	package_digest: `sha256:${'b'.repeat(64)}`,
	setup: SETUP,
	env_mark: 'none',
};
const newest = (changes: object = {}): NewestDeployment => ({
	kind: 'found',
	id: 7,
	payload: PAYLOAD,
	end: 'success',
	...changes,
});

test('a GitHub deployment that fits is a candidate', () => {
	expect(judgeNewest(newest(), SETUP)).toEqual({
		kind: 'candidate',
		id: 'dep_1',
		digest: PAYLOAD.package_digest,
		setup: SETUP,
		env_mark: 'none',
		githubDeployment: 7,
	});
});

test.each<{ name: string; one: NewestDeployment; why: RegExp }>([
	{ name: 'none', one: { kind: 'none' }, why: /no GitHub deployment/ },
	{ name: 'unread', one: { kind: 'unread', why: 'it rained' }, why: /could not be read: it rained/ },
	{ name: 'under way', one: newest({ end: undefined }), why: /has not ended/ },
	...['failure', 'error', 'inactive'].map((end) => ({ name: end, one: newest({ end }), why: new RegExp(`"${end}"`) })),
	...Object.keys(PAYLOAD).map((field) => ({
		name: `without ${field}`,
		one: newest({ payload: { ...PAYLOAD, [field]: undefined } }),
		why: /without "skip-unchanged"/,
	})),
	{ name: 'a path for an id', one: newest({ payload: { ...PAYLOAD, deployment_id: '../x' } }), why: /without/ },
	{ name: 'a payload that is none', one: newest({ payload: '' }), why: /without/ },
	{ name: 'another setup', one: newest({ payload: { ...PAYLOAD, setup: 'c'.repeat(64) } }), why: /another service/ },
])('$name: a doubt', ({ one, why }) => {
	const judged = judgeNewest(one, SETUP);
	expect(judged.kind).toBe('doubt');
	expect((judged as Doubt).why).toMatch(why);
});

const app = (changes: Partial<AppRecord> = {}): AppRecord => ({
	name: 'shop',
	version: '1',
	actions: [],
	deployment: 'dep_1',
	...changes,
});
const list = (...items: AppRecord[]): ListOutcome<AppRecord> => ({
	kind: 'list',
	items,
	serverNow: 0,
	isWhole: true,
});
const refused = (status: number, code = 'not_found'): ListOutcome<AppRecord> => {
	const service = { status, code, message: 'No', details: [], requestId: '' };
	const failure = new StepFailure({ kind: 'rejected', message: 'no', advice: 'no', service });
	return { kind: 'refused', failure, isAbsent: isLacking(service) };
};

test.each([
	{ name: 'named for its version', apps: list(app()), version: '1', isDoubt: false },
	{
		name: 'beside other versions',
		apps: list(app({ version: '2', deployment: 'x' }), app()),
		version: '1',
		isDoubt: false,
	},
	{ name: 'beside other apps', apps: list(app({ name: 'b', deployment: 'x' }), app()), version: '1', isDoubt: false },
	{ name: 'without a version', apps: list(app({ version: 'latest' })), version: '', isDoubt: false },
	{ name: 'two apps of one deployment', apps: list(app(), app({ name: 'b' })), version: '1', isDoubt: false },
	...[404, 405, 501].map((status) => ({ name: `${status}`, apps: refused(status), version: '1', isDoubt: false })),
	...[404, 405, 501].map((status) => ({
		name: `${status} of something else than the service`,
		apps: refused(status, ''),
		version: '1',
		isDoubt: true,
	})),
	...[401, 403, 429, 500].map((status) => ({ name: `${status}`, apps: refused(status), version: '1', isDoubt: true })),
	{ name: 'an empty list', apps: list(), version: '1', isDoubt: true },
	{ name: 'named for another version', apps: list(app({ version: '2' })), version: '1', isDoubt: true },
	{ name: 'another one in its place', apps: list(app({ deployment: 'x' })), version: '1', isDoubt: true },
	{ name: 'another one beside it', apps: list(app({ deployment: 'x' }), app()), version: '1', isDoubt: true },
	{
		name: 'a list that goes on, maybe with another one beside it',
		apps: { ...list(app()), isWhole: false } as ListOutcome<AppRecord>,
		version: '1',
		isDoubt: true,
	},
	{ name: 'no list', apps: { kind: 'malformed', why: 'no list' } as const, version: '1', isDoubt: true },
])('GET /apps: $name', ({ apps, version, isDoubt }) => {
	expect(judgeApps(apps, 'dep_1', version) !== undefined).toBe(isDoubt);
});
