import { StepFailure } from '../domain/failures/failure.ts';
import { Interrupted } from '../domain/failures/interruption.ts';
import { type DeploymentRecord, IF_SENT, isFinal, parseDeployment } from '../domain/records/deployment.ts';
import { type ServiceError, saysNotFound } from '../domain/records/service-error.ts';
import { IF_TAKEN } from '../domain/records/version.ts';
import { withoutStop } from '../domain/text/format.ts';
import { oneLine } from '../domain/text/sanitize.ts';
import type { CallOptions, Connection } from '../http/connection.ts';
import type { Part } from '../http/form-body.ts';
import { send } from '../http/request.ts';
import { deleteResource } from './deletion.ts';
import { openRecords, readCreated } from './records.ts';

export type Deployments = ReturnType<typeof openDeployments>;

/** The operations on deployments. The specification has the first; similar services have the others too. All throw Interrupted. */
export function openDeployments(connection: Connection) {
	const records = openRecords(connection, 'deployment', parseDeployment);
	return {
		...records,
		/**
		 * POST /deployments (API §4.5).
		 * @returns the new record; its status may be empty.
		 * @throws StepFailure `network`, `rejected` or `ambiguous`.
		 */
		async create(parts: readonly Part[], options: CallOptions): Promise<DeploymentRecord> {
			const { formBody } = await import('../http/form-body.ts'); // whose encoder only a deploy needs
			const response = await send(connection, { ...CREATE, body: formBody(parts), ...options });
			return readCreated('deployment', response, parseDeployment);
		},
		/**
		 * GET /deployments, page by page.
		 * By default of any app and version. A service may ignore both; the live one refuses a version without an app name.
		 */
		list: (options: CallOptions, { app, version } = { app: '', version: '' }) =>
			records.list({ app_name: app, app_version: version }, options),
		/**
		 * DELETE /deployments/{id}. Where its response does not say that this has deleted it, one GET decides: also after a 404,
		 * which may be that of an unknown route.
		 * @returns whether it was deleted by this request, or before it.
		 * @throws StepFailure `network`, `rejected` or `ambiguous`.
		 */
		async delete(id: string, options: CallOptions): Promise<'deleted' | 'gone'> {
			const what = { doing: `Deleting deployment ${id}`, path: `/deployments/${id}` };
			const deletion = await deleteResource(connection, { ...what, ...options }, AGAIN);
			if (deletion.kind === 'deleted') return 'deleted';
			const { failure } = deletion;
			const look = await records.get(id, options).catch((thrown: unknown) => {
				if (thrown instanceof Interrupted) throw new Interrupted(thrown.by, { maybeDone: true }); // it may be deleted
				if (!(thrown instanceof StepFailure)) throw thrown;
				return saysNotFound(thrown.service) ? undefined : ({ ok: false, why: withoutStop(thrown.message) } as const);
			});
			if (look?.ok === false) {
				const message = `${failure.message} Now GET returned no record: ${look.why}.`;
				throw failure.with({ kind: 'ambiguous', message, advice: AGAIN, retryable: true });
			}
			const isMissing = deletion.kind === 'missing';
			if (look === undefined || isFinal(look.record.status)) return isMissing ? 'gone' : 'deleted';
			const message = `${failure.message} Now GET says that it is still "${oneLine(look.record.status)}".`;
			throw failure.with({ message, ...(isMissing ? { advice: NO_SUCH_ROUTE } : {}) });
		},
	};
}

export const CREATE = {
	doing: 'Creating the deployment',
	method: 'POST',
	path: '/deployments',
	ifAmbiguous: IF_SENT,
	advise({ status, message, details }: ServiceError) {
		const said = [message, ...details.map((detail) => detail.message)].join(' ');
		if (status === 500)
			return 'A 500 may also mean that the service cannot use the app. Check "entrypoint" and the manifest beside it (package.json, pyproject.toml).';
		if (status === 409 || (status === 400 && TAKEN.test(said))) return IF_TAKEN;
		if (status === 411 || status === 501)
			return 'The service or a gateway does not accept a body of unknown length. Set "package" to the zip of a dry run (output "package-path"), which is sent with its length.';
		if (status === 413)
			return 'The package is too large for the service. Leave out more with "exclude" or a .deployignore file.';
		return undefined;
	},
} as const;

/** The ways to say that there is this version of the app already. */
const TAKEN = /\balready\b.*\bversion\b|\bversion\b.*\balready\b|(?<!\b(?:no|such) )\bversion (?:\S+ )?exists\b/i;

const AGAIN = 'The deployment may have been deleted. Run the job again; this is safe.';
const NO_SUCH_ROUTE = 'The deployment is still active, because this service cannot delete deployments.';
