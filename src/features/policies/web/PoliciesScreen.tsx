import { Button } from '@mantine/core';
import { t } from '../../../shared/text.ts';
import { FilterPage } from '../../../ui/filters/FilterPage.tsx';
import { Page, PageLine, PageTitle } from '../../../ui/shell/Page.tsx';
import { Empty, Failed } from '../../../ui/state/StateCard.tsx';
import type { EntryExtras } from '../../provisions/web/entry/entryExtras.ts';
import { EntrySkeletons } from '../../provisions/web/list/EntrySkeleton.tsx';
import { ProvisionList } from '../../provisions/web/list/ProvisionList.tsx';
import { addToReportAction } from '../../reports/web/addingToReport.ts';
import c from './Policies.module.css';
import { PolicyBox } from './PolicyBox.tsx';
import { PolicyDrawers } from './PolicyDrawers.tsx';
import { AreaFilters, PolicyJurisdictions } from './PolicyFilters.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { type PoliciesModel, usePolicies } from './usePolicies.ts';

const EXTRAS: EntryExtras = {
  lead: (provision) => <PolicyBox provision={provision} />,
  actions: (provision) => [addToReportAction(provision)],
};

function State({ policies }: { policies: PoliciesModel }) {
  const { all, error, retry, go } = policies;
  if (error) {
    return (
      <Failed title={t('The policies did not load')} text={t('Your filters are kept.')} onRetry={retry} />
    );
  }
  if (!all) return <EntrySkeletons />;
  if (all.length === 0) {
    return (
      <Empty
        title={t('There is no policy language yet')}
        text={t('None of your areas and jurisdictions has sample policies at present.')}
      />
    );
  }
  return (
    <Empty
      title={t('No results found.')}
      text={t('Please adjust your filters and try again.')}
      action={
        <Button
          variant="default"
          size="compact-sm"
          onClick={() => go({ areas: [], topicId: null, jurisdictions: [] })}
        >
          {t('Clear all filters')}
        </Button>
      }
    />
  );
}

/** /m/policies: sample policies by area, topic and jurisdiction (specification 2.11). */
function PoliciesScreen() {
  const policies = usePolicies();
  const { all, shown, subject } = policies;
  const hasList = all !== null && shown.length > 0;
  return (
    <Page title={t('Policies')}>
      <FilterPage
        filters={
          <>
            <AreaFilters policies={policies} />
            <PolicyJurisdictions policies={policies} />
          </>
        }
      >
        <PageTitle>{t('Policies')}</PageTitle>
        <PageLine>
          {all
            ? t('{{count}} sample policies to adapt to your workplace', { count: shown.length })
            : '\u00a0'}
        </PageLine>
        <PolicyDrawers policies={policies} />
        {hasList ? (
          <>
            <SelectionBar all={all} shown={shown} />
            <ProvisionList key={subject} provisions={shown} view="policies" extras={EXTRAS} />
          </>
        ) : (
          <div className={c.state}>
            <State policies={policies} />
          </div>
        )}
      </FilterPage>
    </Page>
  );
}

export { PoliciesScreen as Component };
