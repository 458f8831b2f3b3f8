import type { Tx } from '../../../platform/db/schema.ts';
import { t } from '../../../shared/text.ts';
import { convertKeptValues } from '../../provisions/server/writes.ts';
import type { Library } from '../format/library.ts';
import type { Value } from '../format/provisionGroup.ts';
import { valueOn } from '../format/valueOn.ts';
import { valueProblem } from '../lint/rules/values.ts';
import { convertValue } from './convertValue.ts';

/** Brings the typed values of provisions that staff edited to the fields of this library; what cannot be is for an editor. */
export async function convertKept(tx: Tx, library: Library): Promise<void> {
  const groups = new Map(library.groups.map(({ content }) => [content.group, content]));
  await convertKeptValues(tx, ({ group, jurisdiction, key, value }) => {
    const field = groups.get(group)?.fields[key];
    const old = value as Value;
    if (!field || valueProblem(field, old) === null) return null;
    const rows = groups.get(group)?.provisions[jurisdiction]?.values[key];
    const converted = convertValue(field, old, rows && valueOn(rows, library.stated));
    return converted === undefined ? { why: t('This figure is being checked again.') } : { value: converted };
  });
}
