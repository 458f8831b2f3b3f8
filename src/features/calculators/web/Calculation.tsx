import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { Link } from 'react-router';
import { jurisdictionName } from '../../../shared/jurisdictions.ts';
import { t } from '../../../shared/text.ts';
import { Page, PageBody, PageHead } from '../../../ui/shell/Page.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { AddToReport } from '../../reports/web/AddToReport.tsx';
import { Answers } from './answer/Answers.tsx';
import { Paper } from './answer/Paper.tsx';
import c from './Calculators.module.css';
import { CaseCard } from './CaseCard.tsx';
import type { Offered } from './calculatorList.ts';
import type { Values } from './form/fields.ts';
import { KeepCalculation } from './kept/KeepCalculation.tsx';
import { useCalculation } from './useCalculation.ts';

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
  return (
    <Page title={title}>
      <p className={c.crumb} data-chrome>
        <Link to={`/m/calculators${address.search}`}>{t('Calculators')}</Link> › {under}
      </p>
      <PageHead title={title} line={place && t('The law of {{place}}', { place: jurisdictionName(place) })}>
        <AddToReport provisionIds={answer?.grounds.map(({ id }) => id) ?? []} size="sm" />
        <KeepCalculation
          calculator={name}
          reading={{ jurisdictions: places, on: on || null, industry: circumstances.industry }}
          entered={model.isComplete ? model.entered : null}
        />
        <Button
          variant="default"
          size="sm"
          leftSection={<IconPrinter size={16} aria-hidden />}
          disabled={!answer}
          onClick={() => window.print()}
        >
          {t('Print')}
        </Button>
      </PageHead>
      <PageBody>
        <div className={c.layout}>
          <CaseCard
            {...{ blocks, form, address, circumstances, problems: model.problems }}
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
    </Page>
  );
}
