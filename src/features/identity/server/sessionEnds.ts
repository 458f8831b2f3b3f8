const listeners = new Set<() => void>();

/** Calls `listener` when this process has ended sessions, perhaps before that is committed. Returns the way to stop listening. */
export function onSessionsEnded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says that sessions were ended, so that what is open for them is looked at now and not a moment later. */
export function notifySessionsEnded(): void {
  for (const listener of listeners) listener();
}
