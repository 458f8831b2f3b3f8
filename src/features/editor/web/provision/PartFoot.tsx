import { t } from '../../../../shared/text.ts';
import { shortDate } from '../../../../shared/torontoDate.ts';
import { ColumnFoot } from '../../../../ui/workspace/Columns.tsx';
import { Kbd, LeftKey, RightKey } from '../../../../ui/workspace/Kbd.tsx';
import c from './ProvisionPane.module.css';
import type { ProvisionDesk } from './useProvisionDesk.ts';

const words = (html: string): number =>
  html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;

interface Props {
  desk: ProvisionDesk;
  /** The day of the text that it is compared with. */
  against: string | null;
  onToFinding: () => void;
}

/** The foot of the text: what the rules found in it, how much differs, how long it is. */
export function PartFoot({ desk: { findings, redline, content, part }, against, onToFinding }: Props) {
  const hasErrors = findings.some(({ severity }) => severity === 'error');
  return (
    <ColumnFoot>
      <button
        type="button"
        className={hasErrors ? c.findings : c.fine}
        onClick={onToFinding}
        disabled={findings.length === 0}
      >
        {findings.length > 0 ? t('{{count}} findings', { count: findings.length }) : t('No findings')}{' '}
        <Kbd>F8</Kbd>
      </button>
      <span>
        {t('{{count}} changes', { count: redline?.summary.changes.length ?? 0 })} <Kbd>F7</Kbd>
      </span>
      <span>{t('{{count}} words', { count: words(content[part] ?? '') })}</span>
      {against && <span>{t('against {{date}}', { date: shortDate(against) })}</span>}
      <span className={c.arrows}>
        <Kbd>Alt</Kbd>
        <Kbd>
          <LeftKey />
        </Kbd>
        <Kbd>
          <RightKey />
        </Kbd>
      </span>
    </ColumnFoot>
  );
}
