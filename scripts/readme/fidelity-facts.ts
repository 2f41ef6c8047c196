/** What is known of one operation of the service; what the clients did is measured (docs/fidelity.json). */
export interface Fact {
	readonly request: string;
	/** Section of the specification; without one it is not shown there. */
	readonly specified?: string;
	/** The actions that use it. */
	readonly action?: string | readonly string[];
	/** What the emulator does, beyond the status. */
	readonly emulator: string;
	/** Tests of the emulator's own, in test/emulator, beside those of the clients. */
	readonly tests: readonly string[];
	/** What no public material says. */
	readonly unknown: string;
}

const fact = (
	request: string,
	emulator: string,
	tests: readonly string[],
	unknown: string,
	more: Pick<Fact, 'specified' | 'action'> = {},
): Fact => ({ request, emulator, tests, unknown, ...more });

const FS = '/browsers/:id/fs';
const PROCESS = '/browsers/:id/process';
const REPLAYS = '/browsers/:id/replays';

/** One entry for each operation, in the order of the table. */
export const FACTS: Readonly<Record<string, Fact>> = {
	createDeployment: fact(
		'POST /deployments',
		'unpacks the archive, installs dependencies and starts the app; values of `env_vars` come back as `""`; 409 for a version that exists, unless `force`; 400 for a link that leads outside the archive',
		['deployments', 'upload', 'hostile-archives', 'hostile-uploads', 'apps', 'registry', 'install'],
		'whether one JSON field `env_vars` is taken (here both forms are, or one: option `envVars`); how a version that exists is told; the status of a form that is wrong',
		{ specified: '4.5', action: 'deploy' },
	),
	getDeployment: fact(
		'GET /deployments/:id',
		'with an `ETag`; a deployment that was deleted is `stopped`',
		['deployments'],
		'for how long a deleted one can be read',
		{ action: ['deploy', 'delete-deployments'] },
	),
	listDeployments: fact(
		'GET /deployments',
		'`app_name`, `app_version` (400 without `app_name`), `query`, `limit` (more than 100 counts as 100), `offset`; a deleted one is not in it',
		['deployments', 'projects'],
		'whether a `limit` above 100 is refused; whether `query` finds parts of a name',
		{ action: ['deploy', 'delete-deployments'] },
	),
	deleteDeployment: fact(
		'DELETE /deployments/:id',
		'ends the app and all that it started; a second time the same',
		['deployments'],
		'the status of a second time',
		{ action: ['delete-deployments', 'deploy'] },
	),
	followDeployment: fact(
		'GET /deployments/:id/events',
		'`log`, `deployment_state`, `app_version_summary`, `sse_heartbeat`; `since` as a time or a duration such as `1h30m`',
		['deployments'],
		'when the stream ends, and for how long lines are kept',
		{ action: 'deploy' },
	),
	listApps: fact(
		'GET /apps',
		'versions of apps that registered and whose deployment runs; the newest first',
		['registry', 'invocations'],
		'the order; whether versions of stopped deployments are listed',
		{ action: ['invoke-action', 'deploy', 'delete-deployments'] },
	),
	createInvocation: fact(
		'POST /invocations',
		'calls the handler in the process of the app; 200 with the end of it where `async` is not true',
		['invocations'],
		'the status where `async` is not true; how long such a one may take, and whether it goes on when its caller leaves (here it does)',
		{ action: 'invoke-action' },
	),
	listInvocations: fact(
		'GET /invocations',
		'all filters; the newest first',
		['invocations'],
		'the order; whether `query` finds parts of a name',
		{ action: 'invoke-action' },
	),
	getInvocation: fact(
		'GET /invocations/:id',
		'the record; of one that failed `status_reason`, no `output`',
		['invocations'],
		'whether the beginning of an id is enough, as the command line says (here it is not); whether one that failed has an `output`, which is all that the command line shows of it',
		{ action: 'invoke-action' },
	),
	updateInvocation: fact(
		'PATCH /invocations/:id',
		'ends it with the status that is given; 400 where it has ended with another',
		['invocations'],
		'what becomes of the handler (here it goes on, unheard); that status',
		{ action: 'invoke-action' },
	),
	followInvocation: fact(
		'GET /invocations/:id/events',
		'`log`, `invocation_state`, `sse_heartbeat`; ends with the invocation',
		['invocations'],
		'when the stream ends',
		{ action: 'invoke-action' },
	),
	listInvocationBrowsers: fact(
		'GET /invocations/:id/browsers',
		'sessions that were made with its `invocation_id` and are still there',
		['invocations'],
		'the order',
		{ action: 'invoke-action' },
	),
	deleteInvocationBrowsers: fact('DELETE /invocations/:id/browsers', 'ends them', ['invocations'], '–', {
		action: 'invoke-action',
	}),
	createBrowser: fact(
		'POST /browsers',
		'a folder, processes, watches and replays, but no browser; a name is unique in its project (409); any viewport; `profile`, `proxy_id`, `extensions` and `persistence` are ignored',
		['browsers', 'watches'],
		'the status of a name that is taken, and of a profile, proxy or extension that is not there; which viewports are refused',
	),
	listBrowsers: fact(
		'GET /browsers',
		'`query` by id or name; ended ones with `status` or `include_deleted`, the last 1,000; no `tags`',
		['browsers', 'projects'],
		'the order',
	),
	getBrowser: fact(
		'GET /browsers/:id',
		'by id or name, here and in all below; with `include_deleted` one that has ended, by id',
		['browsers'],
		'–',
	),
	updateBrowser: fact(
		'PATCH /browsers/:id',
		'the name and the viewport; all else is ignored',
		['browsers'],
		'what a change of the viewport does to what runs',
	),
	deleteBrowser: fact('DELETE /browsers/:id', 'ends its processes, removes its files', ['browsers', 'watches'], '–'),
	startWatch: fact(`POST ${FS}/watch`, '404 where the path is not there', ['watches'], 'the status of such a path'),
	watchEvents: fact(
		`GET ${FS}/watch/:watch/events`,
		'events of a real folder, each once',
		['watches'],
		'order, keep-alive, the end; what a rename is',
		{ specified: '4.1', action: 'watch-files' },
	),
	stopWatch: fact(`DELETE ${FS}/watch/:watch`, 'ends its stream', ['watches'], '–'),
	writeFile: fact(`PUT ${FS}/write_file`, 'makes the folders above', ['files'], 'whether it makes them'),
	readFile: fact(`GET ${FS}/read_file`, 'the bytes', ['files'], 'the media type'),
	deleteFile: fact(`PUT ${FS}/delete_file`, '404 where it is not there', ['files'], 'that status'),
	moveFile: fact(`PUT ${FS}/move`, 'replaces a file at the target', ['files'], 'whether it does'),
	createDirectory: fact(`PUT ${FS}/create_directory`, 'with those above', ['files'], 'the status where it is there'),
	deleteDirectory: fact(`PUT ${FS}/delete_directory`, 'with all in it', ['files'], '–'),
	listFiles: fact(`GET ${FS}/list_files`, 'by name', ['files'], 'the order'),
	fileInfo: fact(
		`GET ${FS}/file_info`,
		'the mode as `ls -l` shows it; a folder has the size 0',
		['files'],
		'how a link is told',
	),
	spawnProcess: fact(
		`POST ${PROCESS}/spawn`,
		'a real process, with `allocate_tty` on a real terminal; SIGKILL after `timeout_sec`; `as_user` and `as_root` are ignored',
		['processes'],
		'the user it runs as; the signal at the time limit; what a command gets that is not there (here 200, and `pid` 0)',
	),
	resizeProcess: fact(
		`POST ${PROCESS}/:process/resize`,
		'changes the real size; 1–65535, both are required',
		['processes'],
		'the bounds; what is required; the status without a terminal',
		{ specified: '4.3', action: 'resize-terminal' },
	),
	processStatus: fact(`GET ${PROCESS}/:process/status`, 'no use of CPU and memory', ['processes'], '–'),
	killProcess: fact(
		`POST ${PROCESS}/:process/kill`,
		'to the group of the process; 200 after its end, too',
		['processes'],
		'to whom it goes; the status after the end',
	),
	writeStdin: fact(
		`POST ${PROCESS}/:process/stdin`,
		'400 after the end, and for what is not base64',
		['processes'],
		'that status',
	),
	streamStdout: fact(
		`GET ${PROCESS}/:process/stdout/stream`,
		'from the start, 1 MiB of it',
		['processes'],
		'how much is kept',
	),
	startReplay: fact(
		`POST ${REPLAYS}`,
		'a record without a picture; it runs until it is stopped',
		['replays'],
		'the bounds of `framerate`',
	),
	listReplays: fact(`GET ${REPLAYS}`, 'all of the session', ['replays'], 'an empty list', {
		specified: '4.4',
		action: ['list-replays', 'invoke-action'],
	}),
	stopReplay: fact(
		`POST ${REPLAYS}/:replay/stop`,
		'a second time the same',
		['replays'],
		'the status of a second time',
	),
	downloadReplay: fact(`GET ${REPLAYS}/:replay`, 'the first box of an MP4 file', ['replays'], '–'),
	viewReplay: fact(
		'GET /browser/replays',
		'the signed link of a replay, for one hour',
		['replays'],
		'for how long a link works; what a wrong one gets',
		{ specified: '2.2' },
	),
	createApiKey: fact(
		'POST /org/api_keys',
		'works at once; a key of a project makes keys for its project; `policy` is shown and not enforced',
		['keys', 'projects'],
		'what a key of a project gets that asks for another',
	),
	listApiKeys: fact('GET /org/api_keys', 'all filters; a key of a project sees those of it', ['keys'], 'the order'),
	getApiKey: fact('GET /org/api_keys/:id', 'masked; deleted ones with `include_deleted`', ['keys'], '–'),
	updateApiKey: fact('PATCH /org/api_keys/:id', 'the name', ['keys'], '–'),
	rotateApiKey: fact(
		'POST /org/api_keys/:id/rotate',
		'a new key with name, project and lifetime; the old one works for 7 days, or `expire_in_days`',
		['keys'],
		'the status; whether a key may rotate itself (here it may)',
	),
	deleteApiKey: fact(
		'DELETE /org/api_keys/:id',
		'ends at once; 403 for itself, 404 a second time',
		['keys'],
		'the status of success is not in the specification',
		{ specified: '4.2', action: 'delete-api-key' },
	),
	createProject: fact('POST /org/projects', 'a project that a key names is known, too', ['projects'], 'the status'),
	listProjects: fact('GET /org/projects', '`name`, `query`', ['projects'], 'the order'),
	getProject: fact('GET /org/projects/:id', 'by id or name', ['projects'], '–'),
	updateProject: fact('PATCH /org/projects/:id', 'name and status', ['projects'], 'what being archived does'),
	deleteProject: fact(
		'DELETE /org/projects/:id',
		'whatever is in it',
		['projects'],
		'the status where it is not empty',
	),
};
