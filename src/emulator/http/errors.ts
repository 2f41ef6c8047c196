/** A refusal by the service, sent as the error body of API §7. */
export interface ErrorDetail {
	code: string;
	message: string;
}

export class ApiError extends Error {
	readonly status: number;
	readonly code: string;
	readonly details: ErrorDetail[];

	constructor(status: number, code: string, message: string, details: ErrorDetail[] = []) {
		super(message);
		this.name = 'ApiError';
		this.status = status;
		this.code = code;
		this.details = details;
	}

	toJSON(): unknown {
		const { code, message, details } = this;
		return details.length > 0 ? { code, message, details } : { code, message };
	}
}

/** Invalid input: `bad_request` on top, `invalid_input` below (API §7); both say what is wrong. */
export const invalid = (message: string): ApiError =>
	new ApiError(400, 'bad_request', message, [{ code: 'invalid_input', message }]);

export const unauthorized = (message: string): ApiError => new ApiError(401, 'unauthorized', message);

export const forbidden = (message: string): ApiError => new ApiError(403, 'forbidden', message);

export const notFound = (what: string): ApiError => new ApiError(404, 'not_found', `${what} not found`);

/** A request that belongs to no operation; the path is told, for a client may have calls for more than is served. */
export const notServed = (method: string, path: string): ApiError => {
	const where = path === '' ? '' : `: the emulator does not serve ${method} ${path.slice(0, 200)}`;
	return new ApiError(404, 'not_found', `route not found${where}`);
};

export const projectNotFound = (): ApiError => new ApiError(404, 'project_not_found', 'project not found');

export const nameTaken = (name: string): ApiError =>
	new ApiError(409, 'conflict', `the name ${name} is taken`, [{ code: 'name_exists', message: 'choose another name' }]);

export const tooLarge = (limit: number): ApiError =>
	new ApiError(413, 'payload_too_large', `the body is larger than ${limit} bytes`);

export const internal = (): ApiError => new ApiError(500, 'internal_error', 'Internal error');
