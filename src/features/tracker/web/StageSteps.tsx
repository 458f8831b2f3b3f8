import { t } from '../../../shared/text.ts';
import { shortDate } from '../../../shared/torontoDate.ts';
import type { Bill } from '../../legislation/contract.ts';
import { progressOf, type Stage, stageLabel, stagesOf } from '../../legislation/stages.ts';
import c from './BillPanel.module.css';

interface Props {
  bill: Bill;
  stageDates: { stage: string; date: string }[];
}

interface Step extends Stage {
  reached: boolean;
  date: string | undefined;
}

/** "Second Reading" in a column that is headed by its chamber. */
const inColumn = ({ name, chamber }: Stage): string =>
  chamber ? stageLabel(name).replace(` (${chamber})`, '') : stageLabel(name);

function Column({ heading, steps }: { heading: string | null; steps: Step[] }) {
  return (
    <div>
      {heading && <h4>{heading}</h4>}
      <ol className={c.steps}>
        {steps.map((step) => (
          <li key={step.name} data-on={step.reached || undefined}>
            <i aria-hidden />
            <span>
              {t(heading ? inColumn(step) : stageLabel(step.name))}
              {step.date && <small>{shortDate(step.date)}</small>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Every stage a bill passes, with the days that are known. Federal bills in two columns under the halves of their bar. */
export function StageSteps({ bill, stageDates }: Props) {
  const progress = progressOf(bill.jurisdiction, bill.status, bill.number);
  if (!progress) return null;
  const days = new Map(stageDates.map(({ stage, date }) => [stage, date]));
  const steps = stagesOf(bill.jurisdiction, bill.number).map(
    (stage, index): Step => ({
      ...stage,
      reached: index < progress.reached,
      date: days.get(stage.name) ?? (index === 0 ? (bill.introductionDate ?? undefined) : undefined),
    }),
  );
  const first = steps[0]?.chamber ?? null;
  if (first === null) return <Column heading={null} steps={steps} />;
  const second = first === 'House' ? 'Senate' : 'House';
  return (
    <div className={c.columns}>
      <Column heading={t(first)} steps={steps.filter(({ chamber }) => chamber === first)} />
      <Column heading={t(second)} steps={steps.filter(({ chamber }) => chamber !== first)} />
    </div>
  );
}
