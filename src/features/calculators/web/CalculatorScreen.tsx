import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router';
import { t } from '../../../shared/text.ts';
import { Page, PageBody, PageHead } from '../../../ui/shell/Page.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Calculation } from './Calculation.tsx';
import { offeredCalculator } from './calculatorList.ts';
import { keptQuery, valuesOf } from './kept/keptCalculations.ts';

/** /m/calculators/:calculator: one question. */
function CalculatorScreen() {
  const { calculator } = useParams();
  const offered = offeredCalculator(calculator);
  const [params] = useSearchParams();
  const keptId = params.get('kept');
  const kept = useQuery({ ...keptQuery, enabled: keptId !== null });
  const entries = kept.data?.find(({ id }) => id === keptId)?.entered ?? null;
  // A kept case is there from the beginning, so that its form opens with it.
  if (offered && keptId !== null && !kept.data) {
    return (
      <Page title={offered.title}>
        <PageBody>
          <Loaded query={kept} skeleton={320} failed={t('The kept calculation could not be loaded.')}>
            {() => null}
          </Loaded>
        </PageBody>
      </Page>
    );
  }
  if (offered)
    return <Calculation key={`${offered.name} ${keptId}`} offered={offered} entries={valuesOf(entries)} />;
  return (
    <Page title={t('Calculators')}>
      <PageHead title={t('There is no such calculator')} line={t('It may have another name now.')}>
        <Button component={Link} to="/m/calculators">
          {t('All calculators')}
        </Button>
      </PageHead>
    </Page>
  );
}

export { CalculatorScreen as Component };
