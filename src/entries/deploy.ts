import { type DeployInputs, secretsOfDeploy } from '../domain/deploy-inputs.ts';
import { isForkPullRequest } from '../domain/event.ts';
import { parseDeployJob } from '../domain/fork.ts';
import type { RawInputs } from '../domain/input-types.ts';
import { deploy } from '../flows/deploy.ts';
import { refuseDeploy } from '../flows/refuse.ts';
import { silent, startReporting } from '../flows/reporting.ts';
import { openReporters } from '../github/setup.ts';
import { startRunner } from '../runner/runner.ts';
import { createDeployment, getDeployment, listDeployments } from '../service/deployments.ts';
import { openTransport } from '../service/transport.ts';
import { locateDirectory } from '../workspace/directory.ts';
import { requireEntrypoint } from '../workspace/entrypoint.ts';
import { makePackage } from '../workspace/package.ts';
import { selectFiles } from '../workspace/select.ts';
import { streamPackage } from '../workspace/stream-package.ts';

const reporting = (inputs: DeployInputs) => {
	const reporters = openReporters(inputs, runner);
	return reporters === undefined
		? silent
		: startReporting(reporters, { ...runner, fork: isForkPullRequest(runner.environment) });
};
const runner = startRunner(secretsOfDeploy);
const parse = (raw: RawInputs) => parseDeployJob(raw, runner.environment);
const refuse = (thrown: unknown) => refuseDeploy(thrown, runner);

await runner.run(parse, refuse, async (inputs) => {
	const { environment, log, clock } = runner;
	const dispatcher = openTransport(environment.proxy);
	const connection = { baseUrl: inputs.baseUrl, apiKey: inputs.apiKey, dispatcher, clock, note: log.info };
	const report = await deploy(inputs, {
		...runner,
		reporting: reporting(inputs),
		workspace: {
			locate: (directory) => locateDirectory(environment.workspace, directory),
			select: selectFiles,
			requireEntrypoint,
			stream: streamPackage,
			pack: (files, options) => makePackage(files, { ...options, temp: environment.temp }),
		},
		deployments: {
			create: (request) => createDeployment(connection, request),
			list: (version, options) => listDeployments(connection, version, options),
			get: (id, options) => getDeployment(connection, id, options),
		},
	});
	await dispatcher.destroy();
	return report.failure === undefined;
});
