/** Told how much of a file is made, from 0 to 1. */
export type Progress = (done: number) => void;

/** Lets the messages of a thread go out between two pieces of work. */
export const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
