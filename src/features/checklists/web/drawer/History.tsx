import { useState } from 'react';
import { t } from '../../../../shared/text.ts';
import { shortDate } from '../../../../shared/torontoDate.ts';
import { LinkButton } from '../../../../ui/parts/LinkButton.tsx';
import type { HistoryLine } from '../../contract.ts';
import { historyText } from '../../historyText.ts';
import c from './Drawer.module.css';

const FIRST = 4;

/** Who did what, when and why, newest first: the first lines, and then all. Nobody can change it. */
export function History({ lines, count }: { lines: readonly HistoryLine[]; count: number }) {
  const [showsAll, setShowsAll] = useState(false);
  if (count === 0) return null;
  const shown = showsAll ? lines : lines.slice(0, FIRST);
  return (
    <section className={c.section}>
      <h3>
        {t('History')}
        <small>{count}</small>
      </h3>
      <ol className={c.history}>
        {shown.map((line) => (
          <li key={line.id}>
            {line.by && <strong>{line.by} </strong>}
            {historyText(line)} <time dateTime={line.at}>{shortDate(line.at)}</time>
            {line.why && <q>{line.why}</q>}
          </li>
        ))}
      </ol>
      {!showsAll && lines.length > FIRST && (
        <LinkButton onClick={() => setShowsAll(true)}>{t('Show all')}</LinkButton>
      )}
      {showsAll && count > lines.length && (
        <p className={c.line}>{t('Older lines are in the export of your account’s data.')}</p>
      )}
    </section>
  );
}
