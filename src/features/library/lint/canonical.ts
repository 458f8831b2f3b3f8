import { parse } from 'yaml';
import { headerOf, Unwritable, writeFile } from '../canonical/writeFile.ts';
import { formatOf } from '../format/fileFormats.ts';
import type { Finding } from './finding.ts';

/**
 * A file of the library that is not written the one way it is written, which is how an export writes it. What cannot be read
 * at all is left to the rules `readable` and `format`.
 */
export function canonicalProblems(file: string, text: string): Finding[] {
  const report = (message: string): Finding[] => [
    { severity: 'error', rule: 'canonical', file, where: '', message },
  ];
  const format = formatOf(file);
  if (!format) return [];
  try {
    const parsed = format.safeParse(parse(text));
    if (!parsed.success) return [];
    const written = writeFile(file, parsed.data, headerOf(file, text));
    return written === text ? [] : report('is not written in its form: run npm run content:format');
  } catch (error) {
    if (error instanceof Unwritable) return report(error.message.slice(`${file}: `.length));
    return [];
  }
}
