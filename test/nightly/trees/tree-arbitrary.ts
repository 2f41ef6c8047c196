// Trees that nobody thought of: names, contents, links and ignore rules at random, and mostly such that they meet.
import fc from 'fast-check';
import type { Content, Entry, Folder, Model, TreeModel } from './tree-model.ts';

const MIB = 1024 * 1024;

/** Few enough for rules, twins and links to find something. */
const COMMON = [
	...['a', 'b', 'c', 'd', 'lib', 'src', 'app.js', 'x.log', 'keep.log', 'build', 'dist', 'node_modules'],
	...['.DS_Store'],
];
const SECRETS = ['.env', '.ENV.local', '.npmrc', 'key.pem', 'id_rsa', '.Git'];
const ODD = [
	...['...', '..a', ' a', 'a ', 'a.', '-rf', '*', '[a]', '!a', '#a', '__proto__', 'café', 'cafe\u0301', 'é', 'ä'],
	...['à', '🦄', '日本', 'C:x', 'A', 'ΟΣ', 'οσ'],
];
const NASTY = [...'abAB01._- ~!#$%&()+,;=@[]{}^`\'"*?|<>äß€Σ🦄\u200b\u202e\u0301'];

const name = fc
	.oneof(
		{ weight: 60, arbitrary: fc.constantFrom(...COMMON) },
		{ weight: 9, arbitrary: fc.constantFrom(...SECRETS) },
		{ weight: 12, arbitrary: fc.constantFrom(...ODD) },
		{ weight: 20, arbitrary: fc.string({ unit: fc.constantFrom(...NASTY), minLength: 1, maxLength: 12 }) },
		{ weight: 1, arbitrary: fc.string({ unit: fc.constantFrom('n', 'é'), minLength: 100, maxLength: 120 }) },
	)
	.filter((text) => text !== '.' && text !== '..');

/** Bytes: nothing, little, and one to either side of where the packer changes its ways. */
const LIMITS = [4 * 1024, 32 * 1024, 64 * 1024, MIB, 2 * MIB];
const size = fc.oneof(
	{ weight: 6, arbitrary: fc.constantFrom(0, 1, 2) },
	{ weight: 20, arbitrary: fc.nat(6_000) },
	{
		weight: 3,
		arbitrary: fc.tuple(fc.constantFrom(...LIMITS), fc.integer({ min: -1, max: 1 })).map(([near, more]) => near + more),
	},
);

const content: fc.Arbitrary<Content> = fc.record({
	kind: fc.constantFrom('prose', 'noise'),
	size,
	seed: fc.integer({ min: 1, max: 1000 }),
});

const file: fc.Arbitrary<Model> = fc.record({
	kind: fc.constant('file' as const),
	content,
	// Whoever runs this must be able to read it.
	mode: fc.oneof(
		fc.constantFrom(0o644, 0o755, 0o600, 0o4755),
		fc.nat(0o777).map((bits) => bits | 0o400),
	),
});

const link: fc.Arbitrary<Model> = fc.record({
	kind: fc.constant('link' as const),
	aim: fc.oneof(
		{ weight: 40, arbitrary: fc.nat(1000) },
		{ weight: 4, arbitrary: fc.constantFrom('nowhere' as const, 'outside' as const) },
	),
	absolute: fc.boolean(),
});

const subject = fc.constantFrom(
	...COMMON,
	...['caf*', '*.log', '*.js', 'a*', '*', '[ab]', 'x.*', 'src/a', 'a/b', 'src/*', '\\*', '\\#a', '日*', '日本'],
	...['[]a]', '[a'],
);
const pattern = fc.oneof(
	subject,
	subject.map((text) => `/${text}`),
	subject.map((text) => `${text}/`),
	subject.map((text) => `**/${text}`),
	subject.map((text) => `${text}/**`),
	// None of these takes a secret back: a link to one stays out for sure.
	fc.constantFrom('!keep.log', '!a', '!/src', '!node_modules', '!src/a', '!*.js', '# a', '', '.env', '.*'),
	// To git these match nothing.
	fc.constantFrom('!', '! ', '!/', '/', '//', '!//', '!!', '\\', '!\\', '!/ '),
);
/** Git takes off one carriage return; one more belongs to the pattern. */
const lineEnd = fc.constantFrom('\n', '\n', '\n', '\r\n', '\r\r\n');

const ignoreFile = fc
	.tuple(
		fc.constantFrom('.gitignore', '.gitignore', '.gitignore', '.deployignore'),
		fc.array(fc.tuple(pattern, lineEnd), { minLength: 1, maxLength: 5 }),
		// The last line may end early.
		fc.constantFrom(0, 0, 1),
	)
	.map(([at, lines, cut]): Entry => {
		const text = lines.flat().join('');
		return [at, { kind: 'ignore-file', text: text.slice(0, text.length - cut) }];
	});

/** Git does not follow it. */
const linkedIgnoreFile = link.map((model): Entry => ['.gitignore', model]);

const { folder } = fc.letrec<{ folder: Folder; model: Model }>((tie) => ({
	folder: fc
		.tuple(
			fc.uniqueArray(fc.tuple(name, tie('model')), { selector: ([own]) => own, maxLength: 9, size: 'max' }),
			fc.oneof(
				{ weight: 6, arbitrary: fc.constant([]) },
				{ weight: 3, arbitrary: fc.tuple(ignoreFile) },
				{ weight: 1, arbitrary: fc.tuple(linkedIgnoreFile) },
			),
		)
		.map(([entries, ignoreFiles]): Folder => ({ kind: 'folder', entries: oneOfEach([...ignoreFiles, ...entries]) })),
	model: fc.oneof(
		{ depthSize: 'small', withCrossShrink: true },
		{ weight: 40, arbitrary: file },
		{ weight: 20, arbitrary: tie('folder') },
		{ weight: 5, arbitrary: link },
		{ weight: 1, arbitrary: fc.constant<Model>({ kind: 'folder', entries: [] }) },
	),
}));

/** The first entry of each name. */
function oneOfEach(entries: readonly Entry[]): Entry[] {
	return [...new Map(entries.toReversed()).entries()];
}

export const treeModel: fc.Arbitrary<TreeModel> = fc.record({
	root: folder,
	exclude: fc.oneof(
		{ weight: 3, arbitrary: fc.constant([]) },
		{ weight: 1, arbitrary: fc.array(pattern, { maxLength: 3 }) },
	),
});
