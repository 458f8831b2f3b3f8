import { oneOf } from '../../../platform/db/oneOf.ts';
import type { Db } from '../../../platform/db/schema.ts';
import { SOURCE_TYPES, type Source } from '../../../shared/source.ts';
import { t } from '../../../shared/text.ts';
import { shortDate } from '../../../shared/torontoDate.ts';
import { sourceName } from './sourceName.ts';
import './tables.ts';

/** A source as files name it, with its address where it has one. */
export interface SourceLine {
  text: string;
  url: string | null;
}

const isAddress = (ref: string): boolean => /^https?:/.test(ref) && URL.canParse(ref);

function lineOf({ ref, checked }: Source): SourceLine {
  const name = sourceName(ref);
  const text = checked ? t('{{source}}, read on {{date}}', { source: name, date: shortDate(checked) }) : name;
  return { text, url: isAddress(ref) ? ref : null };
}

/** Every source of these provisions, best first, by provision; general knowledge is none. The caller has asked who may see them. */
export async function sourcesOf(db: Db, provisionIds: string[]): Promise<Map<string, SourceLine[]>> {
  const rows = await db
    .selectFrom('provisions')
    .select(['id', 'sources'])
    .where(oneOf('id', provisionIds))
    .execute();
  const rank = ({ type }: Source): number => SOURCE_TYPES.indexOf(type);
  return new Map(
    rows.map(({ id, sources }) => {
      const named = sources.filter(({ type }) => type !== 'general-knowledge');
      return [id, named.sort((a, b) => rank(a) - rank(b)).map(lineOf)];
    }),
  );
}
