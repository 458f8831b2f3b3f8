import { Link } from 'react-router';
import { t } from '../../../../shared/text.ts';
import { shortDate, torontoDay } from '../../../../shared/torontoDate.ts';
import type { Archived } from '../../thingsContract.ts';
import c from './Things.module.css';

interface Props {
  archived: Archived;
  /** Where the one opens that stands for it. */
  hrefOf: (id: string) => string;
}

/** Says of a thing that was put away since when, by whom, and what stands for it. */
export function ArchivedLine({ archived: { at, by, mergedInto }, hrefOf }: Props) {
  const date = shortDate(torontoDay(new Date(at)));
  return (
    <p className={c.archived} role="note">
      {by ? t('Archived on {{date}} by {{who}}.', { date, who: by }) : t('Archived on {{date}}.', { date })}{' '}
      {mergedInto && (
        <>
          {t('Merged into')} <Link to={hrefOf(mergedInto.id)}>{mergedInto.name}</Link>
        </>
      )}
    </p>
  );
}
