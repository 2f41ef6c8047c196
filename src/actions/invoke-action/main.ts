import { openApps } from '../../service/apps.ts';
import { listReplays } from '../../service/browsers.ts';
import { openInvocations } from '../../service/invocations.ts';
import { failureOutputs } from '../step/end.ts';
import { subAction } from '../step/sub-action.ts';
import { parseInvokeInputs } from './inputs.ts';
import { invokeAction } from './invoke-action.ts';
import { TEXT } from './report.ts';

export const main = subAction({
	doing: TEXT.doing,
	parse: parseInvokeInputs,
	refusedOutputs: (failure) => ({ conclusion: 'failure', ...failureOutputs(failure), replays: '[]' }),
	run: (inputs, connection, runner) =>
		invokeAction(inputs, {
			...runner,
			invocations: openInvocations(connection),
			apps: openApps(connection),
			replays: { list: (browserId, options) => listReplays(connection, browserId, options) },
		}),
});
