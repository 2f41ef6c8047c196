// A deployment is another version's only where none of its names can be ours.
import { expect, test } from '@jest/globals';
import { isOtherVersion, isOwnVersion } from '../../../src/domain/records/version.ts';

const LONG = 'release-2026-01-02-'.repeat(12);

test.each<{ named: readonly string[]; own: string; isOther: boolean; isOwn?: boolean }>([
	{ named: [], own: 'v2', isOther: false },
	{ named: ['v2'], own: 'v2', isOther: false },
	{ named: ['v1'], own: 'v2', isOther: true },
	{ named: ['latest', 'v1'], own: 'v2', isOther: true },
	{ named: ['v2', 'latest'], own: 'v2', isOther: false },
	{ named: ['latest', 'v2'], own: 'v2', isOther: false },
	{ named: ['v'], own: 'v2', isOther: true },
	{ named: ['v20'], own: 'v2', isOther: true },
	// Services put labels into one case, and take off blanks and colours.
	{ named: ['v2'], own: ' V2 ', isOther: false },
	{ named: ['e\u0301t\u00e9'], own: '\u00e9te\u0301', isOther: false },
	// Cut off somewhere: here or there.
	{ named: [LONG.slice(0, 63)], own: LONG, isOther: false, isOwn: false },
	{ named: [`${LONG.slice(0, 199)}…`], own: LONG, isOther: false, isOwn: false },
	{ named: [`${LONG.slice(0, 97)}...`], own: LONG, isOther: false, isOwn: false },
	{ named: [`${LONG.slice(0, 97)}...`, LONG], own: LONG, isOther: false },
	// The whole of another one, which ours goes on from.
	{ named: [LONG], own: `${LONG}eu`, isOther: false, isOwn: false },
	{ named: [`${LONG.slice(0, 100)}x`], own: LONG, isOther: true },
	{ named: [LONG], own: LONG.slice(0, 63), isOther: true },
	{ named: ['release…'], own: LONG, isOther: true },
])('$named for $own: another one: $isOther', ({ named, own, isOther, isOwn = !isOther && named.length > 0 }) => {
	expect([isOtherVersion(named, own), isOwnVersion(named, own)]).toEqual([isOther, isOwn]);
});
