/** What a page asks for in `accept` when it wants to show how far a download is. */
export const PROGRESS_TYPE = 'application/x-ndjson';

/** A line of the answer then: how much is made (0 to 1), and in the end the file as base64, or what went wrong. */
export type ProgressLine =
  | { progress: number }
  | { name: string; type: string; file: string }
  | { error: string };
