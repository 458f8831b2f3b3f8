import { exampleLibrary, FILLER, type Parts, provision } from './exampleLibrary.ts';
import { runLint } from './runLint.ts';

/** The errors of an example library, each as "rule: where: message". */
export const serious = (parts: Parts) =>
  runLint(exampleLibrary(parts))
    .filter(({ severity }) => severity === 'error')
    .map(({ rule, where, message }) => `${rule}: ${where}: ${message}`);

/** Something of Ontario's provision that is otherwise than in the good library. */
export const on = (parts: Record<string, unknown>): Parts => ({ provisions: { ON: provision(parts) } });
/** A text that is a list of these lines, and then runs on. */
export const listed = (lines: string[], rest = FILLER) =>
  `${lines.map((line) => `- ${line}`).join('\n')}\n\n${rest}`;
