import { redactFailure } from '../../../domain/failures/redact-failure.ts';
import { type DeploymentRecord, STATUSES } from '../../../domain/records/deployment.ts';
import type { Redact } from '../../../domain/secrets/redact.ts';
import type { LeftOut } from '../../../workspace/select/left-out.ts';
import { redactLines } from '../../step/app-log.ts';
import type { DeployInputs } from '../inputs/inputs.ts';
import type { DeployReport, PackageFacts } from './report.ts';

/**
 * A report, or facts for one, without the secrets that the service echoes or that files and inputs are named after. To be
 * called before anything is made of it: escaping for markdown changes a secret so that it is not found any more, and
 * cutting to length leaves a part of it.
 */
export function redactReport<Facts extends Partial<DeployReport>>(facts: Facts, redact: Redact): Facts {
	const { inputs, base, leftOut, package: pack, record, failure, appLog } = facts;
	return {
		...facts,
		...(inputs === undefined ? {} : { inputs: redactInputs(inputs, redact) }),
		...(base === undefined ? {} : { base: redact(base) }),
		...(leftOut === undefined ? {} : { leftOut: leftOut.map((one) => redactLeftOut(one, redact)) }),
		...(pack === undefined ? {} : { package: redactPackage(pack, redact) }),
		...(record === undefined ? {} : { record: redactRecord(record, redact) }),
		...(appLog === undefined ? {} : { appLog: redactLines(appLog, redact) }),
		...(failure === undefined ? {} : { failure: redactFailure(failure, redact) }),
	};
}

/** For what is shown: what is sent must be as it was given. */
function redactInputs(inputs: DeployInputs, redact: Redact): DeployInputs {
	const { app, version } = inputs;
	const names = app.kind === 'source' ? {} : { directory: redact(app.directory), entrypoint: redact(app.entrypoint) };
	return { ...inputs, version: redact(version), app: { ...app, ...names } };
}

function redactLeftOut(leftOut: LeftOut, redact: Redact): LeftOut {
	return { ...leftOut, rule: redact(leftOut.rule), examples: leftOut.examples.map(redact) };
}

function redactPackage(pack: PackageFacts, redact: Redact): PackageFacts {
	return { ...pack, largest: pack.largest.map(({ path, size }) => ({ path: redact(path), size })) };
}

function redactRecord(record: DeploymentRecord, redact: Redact): DeploymentRecord {
	const isKnown = STATUSES.some((status) => status === record.status);
	return {
		...record,
		status: isKnown ? record.status : redact(record.status),
		statusReason: redact(record.statusReason),
		region: redact(record.region),
		entrypoint: redact(record.entrypoint),
		createdAt: redact(record.createdAt),
		updatedAt: redact(record.updatedAt),
	};
}
