/** An error that a caller may see: a status, a stable code, and words fit for a toast (decisions 10). */
export class AppError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string> | undefined;

  constructor(status: number, code: string, message: string, fields?: Record<string, string>) {
    super(message);
    this.name = 'AppError';
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

/** 404: it does not exist, or the caller may not know that it does (decisions 5). */
export const notFound = (message = 'This could not be found.'): AppError =>
  new AppError(404, 'not_found', message);

/** 400 that names the field. */
export const badRequest = (field: string, message: string): AppError =>
  new AppError(400, 'invalid', message, { [field]: message });

/** 401: no valid token came with the call. */
export const unauthorized = (message = 'Please log in to continue.'): AppError =>
  new AppError(401, 'unauthorized', message);

/** 403: signed in, but not allowed. */
export const forbidden = (code = 'forbidden', message = 'You do not have access to this.'): AppError =>
  new AppError(403, code, message);

/** 409: somebody else was faster; nothing was written. */
export const conflict = (code: string, message: string): AppError => new AppError(409, code, message);

/** 429: too many tries; `message` says when to come back. */
export const tooMany = (message: string): AppError => new AppError(429, 'too_many_requests', message);
