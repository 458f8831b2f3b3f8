import type { KeyboardEvent } from 'react';
import { t } from '../../../../shared/text.ts';
import { shortDate } from '../../../../shared/torontoDate.ts';
import c from './DayStrip.module.css';

interface Props {
  /** The days of the texts that are kept, the oldest first (YYYY-MM-DD). */
  days: readonly string[];
  /** The older one that the newest is compared with. */
  against: string;
  onAgainst: (day: string) => void;
}

/** The texts of a statute along a line: hollow the older that is compared, full the newest. The arrows move. */
export function DayStrip({ days, against, onAgainst }: Props) {
  const newest = days.at(-1);
  const older = days.slice(0, -1);
  const at = older.indexOf(against);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const next = by && older[at + by];
    if (!next) return;
    event.preventDefault();
    onAgainst(next);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]')[at + by]?.focus();
  };
  return (
    <div className={c.strip}>
      <div
        className={c.older}
        role="radiogroup"
        aria-label={t('Compared with the text of')}
        onKeyDown={onKeyDown}
      >
        {older.map((day, i) => (
          // biome-ignore lint/a11y/useSemanticElements: a dot on a line with a day below, not a form field
          <button
            key={day}
            type="button"
            role="radio"
            aria-checked={day === against}
            tabIndex={day === against ? 0 : -1}
            className={c.step}
            data-after={i >= at || undefined}
            onClick={() => onAgainst(day)}
          >
            <span className={c.dot} aria-hidden />
            <b>{shortDate(day)}</b>
            <span>{i === 0 ? t('first kept') : t('kept')}</span>
          </button>
        ))}
      </div>
      <div className={`${c.step} ${c.newest}`}>
        <span className={c.dot} aria-hidden />
        <b>{newest && shortDate(newest)}</b>
        <span>{t('newest')}</span>
      </div>
    </div>
  );
}
