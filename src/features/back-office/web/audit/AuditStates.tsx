import { useQuery } from '@tanstack/react-query';
import { t } from '../../../../shared/text.ts';
import { Del, Ins } from '../../../../ui/parts/Redline.tsx';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { type Difference, differences } from '../../auditDifference.ts';
import { spelledOut } from '../../auditWords.ts';
import { backOfficeApi } from '../backOfficeApi.ts';
import c from './AuditScreen.module.css';

/** More than anybody reads of one line; the rest is counted. */
const MAX_SHOWN = 60;
/** Characters of what stayed the same that are shown beside a change. */
const AROUND = 90;

const lastOf = (text: string): string => (text.length > AROUND ? `… ${text.slice(-AROUND)}` : text);
const firstOf = (text: string): string => (text.length > AROUND ? `${text.slice(0, AROUND)} …` : text);

const Change = ({ difference: { path, start, removed, added, end } }: { difference: Difference }) => (
  <>
    <dt>{path.map(spelledOut).join(' › ') || t('Value')}</dt>
    <dd>
      {lastOf(start)}
      {removed && <Del>{removed}</Del>}
      {added && <Ins>{added}</Ins>}
      {firstOf(end)}
    </dd>
  </>
);

/** What a line of the log changed: every field that differs, deletions struck and insertions underlined. */
export function AuditStates({ id }: { id: string }) {
  const query = useQuery({
    queryKey: ['staff', 'audit', 'states', id],
    queryFn: ({ signal }) => backOfficeApi.auditStates({ params: { id } }, { signal }),
  });
  return (
    <Loaded query={query} skeleton={48} failed={t('What changed could not be loaded.')}>
      {({ before, after }) => {
        const found = differences(before, after);
        if (found.length === 0)
          return <p className={c.none}>{t('No field changed, or its words were erased.')}</p>;
        return (
          <>
            <dl className={c.changes}>
              {found.slice(0, MAX_SHOWN).map((difference) => (
                <Change key={JSON.stringify(difference.path)} difference={difference} />
              ))}
            </dl>
            {found.length > MAX_SHOWN && (
              <p className={c.none}>{t('And {{count}} more fields.', { count: found.length - MAX_SHOWN })}</p>
            )}
          </>
        );
      }}
    </Loaded>
  );
}
