import {
  IconCircleCheck,
  IconCircleCheckFilled,
  IconCircleDashed,
  IconFileAlert,
  IconFileText,
  IconHistory,
} from '@tabler/icons-react';
import { t } from '../../../../shared/text.ts';
import { shortDate } from '../../../../shared/torontoDate.ts';
import type { Provision } from '../../contract.ts';
import { type StandingMark, sourceChangeText, standingMark, standingWords } from '../../standingText.ts';
import c from './ProvisionEntry.module.css';

const MARKS: Record<StandingMark, typeof IconFileText> = {
  law: IconCircleCheckFilled,
  government: IconCircleCheck,
  older: IconHistory,
  other: IconFileText,
  none: IconCircleDashed,
};

type Props = Pick<Provision, 'verified' | 'verification' | 'confidence' | 'open' | 'sourceChangedOn'>;

/** How the text stands: what it was checked against and when, and what is not confirmed (decisions 13). */
export function VerificationLine(standing: Props) {
  const { verified, confidence, open } = standing;
  const Mark = MARKS[standingMark(standing)];
  const changed = sourceChangeText(standing);
  return (
    <div className={c.verification}>
      <p>
        <Mark size={14} aria-hidden />
        <span>
          {standingWords(standing)}
          {verified && (
            <>
              {': '}
              {verified.url ? (
                <a href={verified.url} target="_blank" rel="noreferrer">
                  {verified.against}
                </a>
              ) : (
                verified.against
              )}
              {', '}
              {t('read on {{date}}', { date: shortDate(verified.on) })}
            </>
          )}
        </span>
      </p>
      {changed && (
        <p className={c.sourceChanged}>
          <IconFileAlert size={14} aria-hidden />
          <span>{changed}</span>
        </p>
      )}
      {confidence !== 'high' &&
        (open ? (
          <details>
            <summary>{t('Not fully confirmed')}</summary>
            <p>{open}</p>
          </details>
        ) : (
          <p>{t('Not fully confirmed')}</p>
        ))}
    </div>
  );
}
