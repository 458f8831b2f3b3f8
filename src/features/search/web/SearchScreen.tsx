import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState } from 'react';
import { Configure, InstantSearch } from 'react-instantsearch';
import { t } from '../../../shared/text.ts';
import { LawOnField } from '../../../ui/fields/LawOnField.tsx';
import { useLawDay } from '../../../ui/hooks/useLawDay.ts';
import { SideDrawer } from '../../../ui/overlay/drawer/SideDrawer.tsx';
import { Page } from '../../../ui/shell/Page.tsx';
import { useCurrentUser } from '../../auth/web/currentUser.ts';
import { ClearFilters, Facets, KeptFacets } from './Facets.tsx';
import { FoundResults, NoAnswer } from './Results.tsx';
import { SearchBox } from './SearchBox.tsx';
import c from './SearchScreen.module.css';
import { INDEX } from './searchClient.ts';
import { useSearchClient } from './useSearchClient.ts';
import { useSearchRouting } from './useSearchRouting.ts';

/** Below this width the facets move into a drawer (lg). */
const WIDE = '(min-width: 66.25em)';

/** The day on which the hits open; they are found by today's words. */
function DayField() {
  const { on, problem, choose } = useLawDay();
  return <LawOnField label={t('Open on the law of')} value={on} error={problem} onChange={choose} />;
}

/** The facets stand beside the results, or in a drawer. */
function FacetPlace() {
  const wide = useMediaQuery(WIDE, true, { getInitialValueInEffect: false });
  const [opened, setOpened] = useState(false);
  if (wide) {
    return (
      <aside className={c.aside} aria-label={t('Filters')}>
        <div className={c.asideHead}>
          <h1>{t('Search')}</h1>
          <ClearFilters />
        </div>
        <div className={c.day}>
          <DayField />
        </div>
        <Facets />
      </aside>
    );
  }
  return (
    <div className={c.narrowHead}>
      <h1>{t('Search')}</h1>
      <Button
        variant="default"
        h={40}
        leftSection={<IconAdjustmentsHorizontal size={17} />}
        onClick={() => setOpened(true)}
      >
        {t('Filters')}
      </Button>
      <SideDrawer opened={opened} onClose={() => setOpened(false)} title={t('Filters')}>
        <ClearFilters />
        <div className={c.day}>
          <DayField />
        </div>
        <Facets />
      </SideDrawer>
    </div>
  );
}

/** Search with facets (specification 2.10). */
function SearchScreen() {
  const { searchToken } = useCurrentUser();
  const { client, failure } = useSearchClient(searchToken);
  const routing = useSearchRouting();
  return (
    <Page title={t('Search')}>
      <InstantSearch
        searchClient={client}
        indexName={INDEX}
        routing={routing}
        future={{ preserveSharedStateOnUnmount: true }}
      >
        <Configure
          attributesToHighlight={['name']}
          attributesToSnippet={['textDescription:30', 'textWarning:20']}
        />
        <div className={c.grid}>
          <KeptFacets />
          <FacetPlace />
          <div className={c.main}>
            <SearchBox />
            {failure && (
              <div className={c.noAnswer}>
                <NoAnswer failure={failure} />
              </div>
            )}
            {/* Kept, since InstantSearch forgets the page and its size when nothing shows them. */}
            <div hidden={failure !== null}>
              <FoundResults />
            </div>
          </div>
        </div>
      </InstantSearch>
    </Page>
  );
}

export { SearchScreen as Component };
