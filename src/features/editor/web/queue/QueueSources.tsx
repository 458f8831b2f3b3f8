import { IconExternalLink } from '@tabler/icons-react';
import { t } from '../../../../shared/text.ts';
import { shortDate } from '../../../../shared/torontoDate.ts';
import { isAddress, sourceKind, sourceTitle } from '../../../provisions/evidenceText.ts';
import type { QueueRow } from '../../schemas.ts';
import { pageDay } from './pageDay.ts';
import c from './QueuePane.module.css';
import { changedOn } from './useQueue.tsx';

interface Props {
  row: QueueRow;
  /** The source that it is read against. */
  chosen: string | null;
  onChoose: (ref: string) => void;
}

/** The sources of a provision, of which one is chosen to read it against. */
export const QueueSources = ({ row, chosen, onChoose }: Props) => (
  <fieldset className={c.sources}>
    <legend>{t('Read it against')}</legend>
    {row.sources.map(({ ref, type, date, checked }) => {
      const changed = changedOn(row, ref);
      return (
        <label key={ref}>
          <input type="radio" name="source" checked={ref === chosen} onChange={() => onChoose(ref)} />
          <span>
            <strong>{sourceTitle(ref)}</strong>
            <span>
              {[
                sourceKind(type),
                date && pageDay(date),
                checked && t('read {{date}}', { date: shortDate(checked) }),
              ]
                .filter(Boolean)
                .join(' · ')}
              {changed && (
                <em>
                  {' · '}
                  {t('changed {{date}}', { date: shortDate(changed) })}
                </em>
              )}
            </span>
          </span>
          {isAddress(ref) && (
            <a
              href={ref}
              target="_blank"
              rel="noreferrer"
              aria-label={t('Open {{source}}', { source: sourceTitle(ref) })}
            >
              <IconExternalLink size={15} aria-hidden />
            </a>
          )}
        </label>
      );
    })}
    {row.sources.length === 0 && <p>{t('It rests on no source.')}</p>}
  </fieldset>
);
