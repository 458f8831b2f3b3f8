import { t } from '../../../shared/text.ts';
import { FilterPage } from '../../../ui/filters/FilterPage.tsx';
import { Page, PageHead } from '../../../ui/shell/Page.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { NoMatches } from '../../../ui/state/NoMatches.tsx';
import { Empty } from '../../../ui/state/StateCard.tsx';
import type { EntryExtras } from '../../provisions/web/entry/entryExtras.ts';
import { EntryBars } from '../../provisions/web/list/EntryBars.tsx';
import { ProvisionList } from '../../provisions/web/list/ProvisionList.tsx';
import { addToReportAction } from '../../reports/web/addingToReport.ts';
import c from './Policies.module.css';
import { PolicyBox } from './PolicyBox.tsx';
import { PolicyDrawers } from './PolicyDrawers.tsx';
import { AreaFilters, PolicyJurisdictions } from './PolicyFilters.tsx';
import { PolicyFinder } from './PolicyFinder.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { type PoliciesModel, usePolicies } from './usePolicies.ts';

const EXTRAS: EntryExtras = {
  lead: (provision) => <PolicyBox provision={provision} />,
  actions: (provision) => [addToReportAction(provision)],
};

const NonePublished = () => (
  <Empty
    title={t('There is no policy language yet')}
    text={t('None of your areas and jurisdictions has sample policies at present.')}
  />
);

function PolicyList({ policies }: { policies: PoliciesModel }) {
  const { all, shown, subject, go } = policies;
  if (shown.length === 0) {
    const clear = () => go({ areas: [], topicId: null, jurisdictions: [], text: '' });
    return (
      <div className={c.state}>
        <NoMatches action={{ label: t('Clear all filters'), onClick: clear }} />
      </div>
    );
  }
  return (
    <>
      <SelectionBar all={all ?? []} shown={shown} />
      <ProvisionList key={subject} provisions={shown} view="policies" extras={EXTRAS} />
    </>
  );
}

/** /m/policies: sample policies by area, topic and jurisdiction (specification 2.11). */
function PoliciesScreen() {
  const policies = usePolicies();
  const { all, shown } = policies;
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
        <PageHead
          title={t('Policies')}
          line={
            all
              ? t('{{count}} sample policies to adapt to your workplace', { count: shown.length })
              : t('Loading')
          }
        />
        <PolicyFinder policies={policies} />
        <PolicyDrawers policies={policies} />
        <Loaded
          query={policies.query}
          skeleton={
            <div className={c.state}>
              <EntryBars />
            </div>
          }
          failed={t('The policies did not load')}
          kept={t('Your filters are kept.')}
          toastLead={t('Error building report:')}
          empty={<NonePublished />}
          stateClass={c.state}
        >
          {() => <PolicyList policies={policies} />}
        </Loaded>
      </FilterPage>
    </Page>
  );
}

export { PoliciesScreen as Component };
