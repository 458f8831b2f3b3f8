import { Button } from '@mantine/core';
import { IconClockHour4 } from '@tabler/icons-react';
import { t } from '../../../../shared/text.ts';
import { shortDate } from '../../../../shared/torontoDate.ts';
import { Callout } from '../../../../ui/parts/Callout.tsx';
import type { Answer } from '../../engine/answer.ts';
import c from './Answer.module.css';
import { IndustryRules } from './IndustryRules.tsx';
import { Parts } from './Parts.tsx';

const Summary = ({ summary }: Pick<Answer, 'summary'>) => (
  <div role="status">
    <dl className={c.summary}>
      {summary.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  </div>
);

/** What is unsettled in the texts that the answer rests on, and whom they do not cover. */
function Cautions({ grounds }: Pick<Answer, 'grounds'>) {
  const warnings = grounds.flatMap(({ name, textWarning }) =>
    textWarning ? [{ name, text: textWarning }] : [],
  );
  return warnings.map(({ name, text }) => (
    <Callout key={name} tone="red">
      <b>{name}:</b> {text}
    </Callout>
  ));
}

const uncovered = (grounds: Answer['grounds']): string[] => [
  ...new Set(grounds.flatMap(({ notCovered }) => notCovered.map(({ text }) => text))),
];

type After = Pick<Answer, 'toDo' | 'assumed' | 'notCounted' | 'grounds'>;

/** What follows from the answer, and what it leaves out. */
function AfterParts({ toDo, assumed, notCounted, grounds }: After) {
  const limits = uncovered(grounds);
  return (
    <div className={c.after}>
      {toDo.length > 0 && (
        <section>
          <h2>{t('To do, and when')}</h2>
          <ul className={c.toDo}>
            {toDo.map(({ text, by }) => (
              <li key={text}>
                <IconClockHour4 size={16} aria-hidden />
                <span>{text}</span>
                {by && <span>{t('By {{date}}', { date: shortDate(by) })}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>{t('Assumed, and not counted')}</h2>
        <ul>
          {[...assumed, ...notCounted].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      {limits.length > 0 && (
        <section>
          <h2>{t('Whom this law does not cover')}</h2>
          <ul>
            {limits.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

interface Props {
  answer: Answer;
  /** The entries no longer make a case: these are the sums of the last one that did. */
  isStale: boolean;
  onApplies: (id: string, applies: boolean) => void;
  /** Reckon with the oldest figures that are known. */
  onAssume: () => void;
}

/** The answer for one jurisdiction: what it comes to, each step, what is to be done, and what is left out. */
export function AnswerView({ answer, isStale, onApplies, onAssume }: Props) {
  const { summary, grounds, industryRules } = answer;
  return (
    <div className={c.answer} data-stale={isStale || undefined}>
      {isStale && <p role="status">{t('Waiting for a complete case')}</p>}
      <Summary summary={summary} />
      {answer.isBeforeHistory && (
        <Callout
          tone="amber"
          action={
            <Button size="compact-sm" variant="default" onClick={onAssume}>
              {t('Use the oldest that is known')}
            </Button>
          }
        >
          {t('Our history of some figures does not reach {{date}}. They are left open below.', {
            date: shortDate(answer.on),
          })}
        </Callout>
      )}
      <Cautions grounds={grounds} />
      {industryRules.length > 0 && <IndustryRules rules={industryRules} onApplies={onApplies} />}
      <Parts answer={answer} />
      <AfterParts {...answer} />
    </div>
  );
}
