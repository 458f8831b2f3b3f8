import { useState } from 'react';
import { Link } from 'react-router';
import { jurisdictionName } from '../../../shared/jurisdictions.ts';
import { t } from '../../../shared/text.ts';
import { Page, PageBody, PageHead } from '../../../ui/shell/Page.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Answers } from './answer/Answers.tsx';
import { Paper } from './answer/Paper.tsx';
import { CalculationActions } from './CalculationActions.tsx';
import { CalculationFoot } from './CalculationFoot.tsx';
import c from './Calculators.module.css';
import { CaseCard } from './CaseCard.tsx';
import type { Offered } from './calculatorList.ts';
import type { Values } from './form/fields.ts';
import { KeepDialog } from './kept/KeepCalculation.tsx';
import { useCalculation } from './useCalculation.ts';
import { useOnPhone } from './useOnPhone.ts';

interface Props {
  offered: Offered & { under: string };
  /** What a kept calculation begins with. */
  entries: Values;
}

/** A case and its answers: for one jurisdiction, for several side by side, and over time. */
export function Calculation({ offered, entries }: Props) {
  const { name, title, under } = offered;
  const model = useCalculation(name, entries);
  const { address, circumstances, answer, blocks, form, places, today } = model;
  const { place, on } = address;
  const isPhone = useOnPhone();
  const [isKeeping, setKeeping] = useState(false);
  const actions = {
    provisionIds: answer?.grounds.map(({ id }) => id) ?? [],
    onKeep: model.isComplete && model.entered ? () => setKeeping(true) : null,
    onPrint: answer ? () => window.print() : null,
  };
  return (
    <Page title={title}>
      <p className={c.crumb} data-chrome>
        <Link to={`/m/calculators${address.search}`}>{t('Calculators')}</Link> › {under}
      </p>
      <PageHead title={title} line={place && t('The law of {{place}}', { place: jurisdictionName(place) })}>
        {!isPhone && <CalculationActions {...actions} />}
      </PageHead>
      <PageBody>
        <div className={c.layout}>
          <CaseCard
            {...{ blocks, form, address, circumstances, problems: model.problems, initial: model.initial }}
            reachesBack={answer !== undefined && answer.on < today}
          />
          <Loaded query={model.laws} skeleton={320} failed={t('The rules could not be loaded.')}>
            {(laws) => (
              <div className={c.answers}>
                {answer && <Paper {...{ title, blocks, answer }} values={form.values} />}
                <Answers label={title} model={model} laws={laws} />
              </div>
            )}
          </Loaded>
        </div>
      </PageBody>
      {isPhone && <CalculationFoot {...actions} />}
      <KeepDialog
        opened={isKeeping}
        onClose={() => setKeeping(false)}
        calculator={name}
        reading={{ jurisdictions: places, on: on || null, industry: circumstances.industry }}
        entered={model.isComplete ? model.entered : null}
      />
    </Page>
  );
}
