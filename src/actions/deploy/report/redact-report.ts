import { redactFailure } from '../../../domain/failures/redact-failure.ts';
import { type DeploymentRecord, STATUSES } from '../../../domain/records/deployment.ts';
import type { Redact } from '../../../domain/secrets/redact.ts';
import { oneLine } from '../../../domain/text/sanitize.ts';
import { redactLines } from '../../step/app-log.ts';
import type { DeployInputs } from '../inputs/inputs.ts';
import type { DeployReport } from './report.ts';

/** Actions of an app that are named: nobody writes as many, and outputs have a limit. */
const MOST_ACTIONS = 500;

/**
 * Redacts facts: secrets may come from the service's responses and from names of files and inputs. Must run before anything
 * is rendered: escaping for markdown would change a secret so that it is not found, and truncating would leave a part of it.
 */
export function redactReport<Facts extends Partial<DeployReport>>(facts: Facts, redact: Redact): Facts {
	const { inputs, package: pack, record, failure, appLog, apps } = facts;
	const plain = (text: string) => oneLine(redact(text)); // a name with a control character is none of `invoke-action`
	return {
		...facts,
		...redactTexts({ base: facts.base, leftOut: facts.leftOut }, redact),
		...(inputs && { inputs: redactInputs(inputs, redact) }),
		...(pack && { package: { ...pack, largest: redactTexts(pack.largest, redact) } }),
		...(record && { record: redactRecord(record, redact) }),
		...(appLog && { appLog: redactLines(appLog, redact) }),
		...(apps && {
			apps: apps.map(({ name, actions }) => ({
				name: plain(name),
				actions: actions.slice(0, MOST_ACTIONS).map(plain),
			})),
		}),
		...(failure && { failure: redactFailure(failure, redact) }),
	};
}

/** Redacts all texts in plain data; what is undefined is left out. */
function redactTexts<T extends object>(data: T, redact: Redact): T {
	const redacted = JSON.stringify(data, (_name, member: unknown) =>
		typeof member === 'string' ? redact(member) : member,
	);
	return JSON.parse(redacted) as T;
}

/** Redacts what is shown of the inputs. The request itself uses the original ones. */
function redactInputs(inputs: DeployInputs, redact: Redact): DeployInputs {
	const { app, version, reportName, environmentUrl } = inputs;
	const { kind } = app;
	const shown = kind === 'source' ? app : { ...redactTexts(app, redact), kind };
	return { ...inputs, ...redactTexts({ version, reportName, environmentUrl }, redact), app: shown as typeof app };
}

/** An id is never cut, and neither is a status that is one of the words of the API. */
function redactRecord(record: DeploymentRecord, redact: Redact): DeploymentRecord {
	const { id, status } = record;
	const known = STATUSES.some((one) => one === status) ? { id, status } : { id };
	return { ...redactTexts(record, redact), ...known };
}
