import { brief, InputFailure, StepFailure } from '../../domain/failures/failure.ts';

const ADVICE =
	'Make the package anew, for example by a dry run of this action, whose output "package-path" is a package to hand on.';

/** The failure for a package that is not fit to be sent. `problem` is the end of a sentence. */
export function packageRefusal(problem: string, cause?: unknown): StepFailure {
	return new StepFailure({ kind: 'package', message: `Cannot send the package: ${problem}.`, advice: ADVICE, cause });
}

/** The failure for an entry of a package. */
export function entryRefusal(name: string, problem: string, cause?: unknown): StepFailure {
	return packageRefusal(`entry "${brief(name)}": ${problem}`, cause);
}

/** The failure for a package with bytes before its first entry. */
export function prependedBytes(length: number): StepFailure {
	return packageRefusal(
		`there are ${length} bytes before its first entry, as in an archive that unpacks itself: some unpackers read them, others do not`,
	);
}

/** The failure for a package that is not what was checked any more. */
export function packageChanged(problem: string): StepFailure {
	return new StepFailure({
		kind: 'package',
		message: `Cannot send the package: ${problem} between its check and its last byte.`,
		advice: 'Let whatever writes to it finish before the deploy.',
		retryable: true,
	});
}

/** The failure for a package that cannot be read. */
export function packageUnreadable(error: unknown): StepFailure {
	return new StepFailure({
		kind: 'package',
		message: `Cannot send the package: it cannot be read (${codeOf(error)}).`,
		advice: 'Check its permissions and the disk of the runner.',
		cause: error,
	});
}

export function codeOf(error: unknown): string {
	return (error as NodeJS.ErrnoException).code ?? 'unknown error';
}

/** The failure for an input `package` that names no file to send. */
export function badPackagePath(file: string, problem: string, cause?: unknown): InputFailure {
	return new InputFailure(
		'package',
		`is "${brief(file)}", ${problem}`,
		'the path of a zip file in the workspace or in RUNNER_TEMP',
		{ cause },
	);
}
