import { jurisdictionName } from '../../../../shared/jurisdictions.ts';
import { t } from '../../../../shared/text.ts';
import { Tabs } from '../../../../ui/workspace/Tabs.tsx';
import type { LawOfPlace } from '../../engine/law.ts';
import type { CalculationModel } from '../useCalculation.ts';
import { AnswerView } from './AnswerView.tsx';
import { OverTime } from './OverTime.tsx';
import { Several } from './Several.tsx';
import { WaitingForCase } from './WaitingForCase.tsx';

interface Props {
  label: string;
  model: CalculationModel;
  laws: readonly LawOfPlace[];
}

/** The answers to a case. Where its entries name several jurisdictions, these are shown first. */
export function Answers({ label, model, laws }: Props) {
  const { address, answer, circumstances, isComplete, named, others, places, reckon, setOthers, today } =
    model;
  const { place, own } = address;
  return (
    <Tabs
      label={label}
      first={named.length > 0 ? 'several' : undefined}
      tabs={[
        {
          key: 'one',
          label: place ? jurisdictionName(place) : t('Answer'),
          children: answer ? (
            <AnswerView
              answer={answer}
              isStale={!isComplete}
              onApplies={circumstances.setApplies}
              onAssume={() => circumstances.setAssumeEarlier(true)}
            />
          ) : (
            <WaitingForCase />
          ),
        },
        {
          key: 'several',
          label: t('Several jurisdictions'),
          count: places.length,
          children: (
            <Several
              answers={reckon(laws, { jurisdictions: places })?.answers ?? null}
              others={others}
              offered={own.filter((code) => code !== place && !named.includes(code))}
              onOthers={setOthers}
            />
          ),
        },
        {
          key: 'time',
          label: t('What changed over time'),
          children: (
            <OverTime laws={laws.slice(0, 1)} today={today} reckon={(day) => reckon(laws, { on: day })} />
          ),
        },
      ]}
    />
  );
}
