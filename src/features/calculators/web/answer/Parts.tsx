import { IconCheck, IconQuestionMark, IconX } from '@tabler/icons-react';
import { t } from '../../../../shared/text.ts';
import { shortDate } from '../../../../shared/torontoDate.ts';
import type { Answer, Mark, Part, Step } from '../../engine/answer.ts';
import c from './Answer.module.css';
import { Marked } from './Marked.tsx';
import { StepBasis } from './StepBasis.tsx';

/** A scale as a bar: what is passed, where the case lies, and what is ahead. The numbers below it are read. */
const Scale = ({ marks }: { marks: readonly Mark[] }) => (
  <ol className={c.scale} aria-label={t('Scale')}>
    {marks.map(({ amount, from, place }) => (
      <li key={from} data-place={place} aria-current={place === 'reached' ? 'true' : undefined}>
        <b>{amount}</b>
        <span>{from}</span>
      </li>
    ))}
  </ol>
);

/** The number of a step, or how its test came out. */
function StepSign({ kind, number }: { kind: Step['kind']; number: number }) {
  const icon = {
    passed: <IconCheck size={14} aria-label={t('Passed')} />,
    failed: <IconX size={14} aria-label={t('Not passed')} />,
    unknown: <IconQuestionMark size={14} aria-label={t('Not established')} />,
  };
  return (
    <span className={c.sign} data-kind={kind}>
      {kind === 'entry' || kind === 'sum' ? number : icon[kind]}
    </span>
  );
}

interface StepProps {
  step: Step;
  number: number;
  grounds: Answer['grounds'];
  saysStanding: boolean;
  on: string;
}

const StepRow = ({ step, number, grounds, saysStanding, on }: StepProps) => (
  <li className={c.step} data-kind={step.kind}>
    <StepSign kind={step.kind} number={number} />
    <div>
      <h3>{step.title}</h3>
      {step.lines.map((line) => (
        <p key={line} className={c.sum}>
          <Marked text={line} />
        </p>
      ))}
      {step.scale && <Scale marks={step.scale} />}
    </div>
    <StepBasis step={step} grounds={grounds} saysStanding={saysStanding} on={on} />
    <div className={c.result}>
      {step.result}
      {step.note && <small>{step.note}</small>}
    </div>
  </li>
);

/** The day on which the text of a part was last read. */
const readOn = (part: Part, grounds: Answer['grounds']): string | null => {
  const ids = part.steps.flatMap(({ basis }) => basis.map(({ provisionId }) => provisionId));
  return grounds.find(({ id }) => ids.includes(id))?.verified?.on ?? null;
};

/** The parts of an answer with their steps, numbered through. */
export function Parts({ answer: { parts, grounds, total, on } }: { answer: Answer }) {
  let number = 0;
  const told = new Set<string>();
  return (
    <div className={c.parts}>
      {parts.map((part) => {
        const read = readOn(part, grounds);
        return (
          <section key={part.key} aria-labelledby={`part-${part.key}`}>
            <div className={c.partHead}>
              <h2 id={`part-${part.key}`}>{part.title}</h2>
              {read && <span>{t('read on {{date}}', { date: shortDate(read) })}</span>}
              <b>{part.subtotal}</b>
            </div>
            <ol className={c.steps}>
              {part.steps.map((step) => {
                number += 1;
                const id = step.basis[0]?.provisionId ?? '';
                const saysStanding = !told.has(id);
                told.add(id);
                return (
                  <StepRow
                    key={step.key}
                    step={step}
                    number={number}
                    grounds={grounds}
                    saysStanding={saysStanding}
                    on={on}
                  />
                );
              })}
            </ol>
          </section>
        );
      })}
      {total && (
        <div className={c.total}>
          <div>
            <b>{total.label}</b>
            {total.lines.map((line) => (
              <p key={line}>
                <Marked text={line} />
              </p>
            ))}
          </div>
          <b>{total.text}</b>
        </div>
      )}
    </div>
  );
}
