import { redactFailure } from '../../../domain/failures/redact-failure.ts';
import type { AppNames } from '../../../domain/records/app.ts';
import { type DeploymentRecord, STATUSES } from '../../../domain/records/deployment.ts';
import type { Redact } from '../../../domain/secrets/redact.ts';
import { oneLine } from '../../../domain/text/sanitize.ts';
import type { LeftOut } from '../../../workspace/select/left-out.ts';
import { redactLines } from '../../step/app-log.ts';
import type { DeployInputs } from '../inputs/inputs.ts';
import type { DeployReport, PackageFacts } from './report.ts';

/**
 * Redacts a report, or facts for one. Secrets may come from the service's responses and from names of files and inputs.
 * Must run before a report is rendered: escaping for markdown would change a secret so that it is not found any more,
 * and truncating would leave a part of it.
 */
export function redactReport<Facts extends Partial<DeployReport>>(facts: Facts, redact: Redact): Facts {
	const { inputs, base, leftOut, package: pack, record, failure, appLog, apps } = facts;
	return {
		...facts,
		...(inputs === undefined ? {} : { inputs: redactInputs(inputs, redact) }),
		...(base === undefined ? {} : { base: redact(base) }),
		...(leftOut === undefined ? {} : { leftOut: leftOut.map((one) => redactLeftOut(one, redact)) }),
		...(pack === undefined ? {} : { package: redactPackage(pack, redact) }),
		...(record === undefined ? {} : { record: redactRecord(record, redact) }),
		...(appLog === undefined ? {} : { appLog: redactLines(appLog, redact) }),
		...(apps === undefined ? {} : { apps: apps.map((app) => redactApp(app, redact)) }),
		...(failure === undefined ? {} : { failure: redactFailure(failure, redact) }),
	};
}

/** Redacts inputs for display. The request itself uses the original inputs. */
function redactInputs(inputs: DeployInputs, redact: Redact): DeployInputs {
	const { app, version, reportName, environmentUrl } = inputs;
	return {
		...inputs,
		version: redact(version),
		reportName: redact(reportName),
		environmentUrl: redact(environmentUrl),
		app: redactSource(app, redact),
	};
}

function redactSource(app: DeployInputs['app'], redact: Redact): DeployInputs['app'] {
	if (app.kind === 'source') return app;
	const entrypoint = redact(app.entrypoint);
	return app.kind === 'package'
		? { ...app, file: redact(app.file), entrypoint }
		: { ...app, directory: redact(app.directory), entrypoint };
}

function redactLeftOut(leftOut: LeftOut, redact: Redact): LeftOut {
	return { ...leftOut, rule: redact(leftOut.rule), examples: leftOut.examples.map(redact) };
}

function redactPackage(pack: PackageFacts, redact: Redact): PackageFacts {
	return { ...pack, largest: pack.largest.map(({ path, size }) => ({ path: redact(path), size })) };
}

/** Actions of an app that are named: nobody writes as many, and outputs have a limit. */
const MOST_ACTIONS = 500;

/** A name with a control character can be no name of `invoke-action`: it is made harmless, for outputs as well. */
function redactApp({ name, actions }: AppNames, redact: Redact): AppNames {
	const shown = (text: string) => oneLine(redact(text));
	return { name: shown(name), actions: actions.slice(0, MOST_ACTIONS).map(shown) };
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
