import { ApiError } from '../../shared/apiClient.ts';
import { linesOf } from './linesOf.ts';

/** Milliseconds that a listener waits. */
export interface ListenerWaits {
  /** Before it listens again, at first and after a stream that worked; then three times as long, again and again. */
  first: number;
  /** Where streams do not come through, the list is asked for that often in the end. */
  longest: number;
  /** A stream whose first line does not arrive by then is held back somewhere on the way. */
  opensWithin: number;
}

export const LISTENER_WAITS: ListenerWaits = { first: 2_000, longest: 60_000, opensWithin: 10_000 };

/** Begins to read the stream of news; rejects with a `status` when the server refuses. */
type OpenStream = (signal: AbortSignal) => Promise<{ body: ReadableStream<Uint8Array> | null }>;

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Reads one stream to its end; answers whether it ever opened. */
async function listen(
  open: OpenStream,
  signal: AbortSignal,
  onChange: () => void,
  opensWithin: number,
): Promise<boolean> {
  const attempt = new AbortController();
  const stop = () => attempt.abort();
  signal.addEventListener('abort', stop);
  const late = setTimeout(stop, opensWithin);
  let opened = false;
  try {
    const { body } = await open(attempt.signal);
    for await (const line of linesOf(body)) {
      opened = true;
      clearTimeout(late);
      if (line.includes('"changed"')) onChange();
    }
  } finally {
    clearTimeout(late);
    signal.removeEventListener('abort', stop);
  }
  return opened;
}

/** Whoever is refused is refused next time too; the page learns of that elsewhere. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

/**
 * Says `onChange` whenever the stream tells of news, and where no stream comes through, now and then all the same. Ends when
 * `signal` does; rejects when the server refuses this reader.
 */
export async function keepListening(
  open: OpenStream,
  signal: AbortSignal,
  onChange: () => void,
  waits: ListenerWaits = LISTENER_WAITS,
): Promise<void> {
  let wait = waits.first;
  while (!signal.aborted) {
    const opened = await listen(open, signal, onChange, waits.opensWithin).catch((error: unknown) => {
      if (isRefused(error)) throw error;
      return false;
    });
    if (signal.aborted) return;
    if (opened) wait = waits.first;
    // What was said while nobody listened.
    onChange();
    // Not all pages at the same moment when a server comes back.
    await pause(wait * (1 + Math.random() / 2), signal);
    wait = Math.min(opened ? waits.first : wait * 3, waits.longest);
  }
}
