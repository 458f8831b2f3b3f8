interface Waiting {
  promise: Promise<boolean>;
  settle: (isProven: boolean) => void;
}

let waiting: Waiting | null = null;
const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};

/** Opens the dialog that asks for a proof; answers whether one was given. Calls that ask at once wait for the same one. */
export function askForProof(): Promise<boolean> {
  if (waiting) return waiting.promise;
  let settle: Waiting['settle'] = () => {};
  const promise = new Promise<boolean>((resolve) => {
    settle = resolve;
  });
  waiting = { promise, settle };
  tell();
  return promise;
}

/** Closes the dialog; what waited for it goes on or gives up. */
export function endProof(isProven: boolean): void {
  const ended = waiting;
  waiting = null;
  tell();
  ended?.settle(isProven);
}

/** Whether something waits for a proof. */
export const isProofWanted = (): boolean => waiting !== null;

export function onProofWanted(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
