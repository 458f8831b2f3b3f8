/** What the search client throws: an answer that was refused has a status, no answer at all has none. */
interface ClientError {
  status?: number;
  message?: string;
}

/** The token is over, in the words of the embedded engine (403) or of the hosted one. */
export const isTokenRefused = (error: unknown): boolean => {
  const { status, message = '' } = error as ClientError;
  return status === 403 || (status === 400 && message.includes('validUntil'));
};

/** What the engine said of a search that it refused; null where it did not answer, and its words mean nothing to a reader. */
export const wordsOf = (error: unknown): string | null => {
  const { status, message } = error as ClientError;
  return status !== undefined && status >= 400 && status < 500 && message ? message : null;
};
