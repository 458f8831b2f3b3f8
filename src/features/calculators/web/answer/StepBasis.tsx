import {
  IconCircle,
  IconCircleCheck,
  IconCircleCheckFilled,
  IconCircleDashed,
  IconHistory,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { t } from '../../../../shared/text.ts';
import { shortDate, torontoDay } from '../../../../shared/torontoDate.ts';
import { permalinkPath } from '../../../provisions/permalink.ts';
import { type StandingMark, standingMark, standingWords } from '../../../provisions/standingText.ts';
import { Citations } from '../../../provisions/web/entry/Citations.tsx';
import { withDay } from '../../../provisions/withDay.ts';
import type { Ground, Step } from '../../engine/answer.ts';
import c from './Answer.module.css';

const MARKS: Record<StandingMark, typeof IconCircle> = {
  law: IconCircleCheckFilled,
  government: IconCircleCheck,
  older: IconHistory,
  other: IconCircle,
  none: IconCircleDashed,
};

/** How well the text that a step rests on was checked, in words and by its mark. */
export function Standing({ ground }: { ground: Ground }) {
  const Mark = MARKS[standingMark(ground)];
  return (
    <span className={c.standing}>
      <Mark size={14} aria-hidden />
      <span>
        {standingWords(ground)}
        {ground.confidence !== 'high' && t(', not fully confirmed')}
      </span>
    </span>
  );
}

interface Props {
  step: Step;
  grounds: readonly Ground[];
  /** The source of a provision is named once. */
  saysStanding: boolean;
  /** The day whose law was used. */
  on: string;
}

/** What a step rests on: its sections, the provision, and how that was checked. */
export function StepBasis({ step, grounds, saysStanding, on }: Props) {
  const day = on === torontoDay(new Date()) ? null : on;
  if (step.basis.length === 0) return <div className={c.basis}>{t('From your entries')}</div>;
  return (
    <div className={c.basis}>
      {step.basis.map(({ provisionId, citations, isAnnounced, isAssumed, from }) => {
        const ground = grounds.find(({ id }) => id === provisionId);
        return (
          <div key={provisionId}>
            {citations.length > 0 ? <Citations of={citations} /> : t('Section not known')}
            {ground && (
              <>
                {' · '}
                <Link to={withDay(permalinkPath(ground), day)}>{t('Provision')}</Link>
              </>
            )}
            {isAnnounced && from && <div>{t('Announced for {{date}}', { date: shortDate(from) })}</div>}
            {isAssumed && (
              <div className={c.assumed}>{t('Assumed: our history does not reach this day')}</div>
            )}
            {ground && saysStanding && <Standing ground={ground} />}
          </div>
        );
      })}
    </div>
  );
}
