import { useClearRefinements, useRefinementList } from 'react-instantsearch';
import { t } from '../../../shared/text.ts';
import { LinkButton } from '../../../ui/parts/LinkButton.tsx';
import { Facet, type FacetProps } from './Facet.tsx';
import c from './SearchScreen.module.css';

/** The five facets with their limits (specification 2.10). */
const facets = (): FacetProps[] => [
  { attribute: 'area', title: t('Area of Law'), limit: 20 },
  { attribute: 'topic', title: t('Topic'), limit: 5 },
  { attribute: 'jurisdictionName', title: t('Jurisdiction'), limit: 20 },
  { attribute: 'bills', title: t('Bill / Reg.'), limit: 5 },
  { attribute: 'specialRules', title: t('Special Rules by Industry/Occupation'), limit: 5 },
];

export const Facets = () => (
  <div className={c.facets}>
    {facets().map((facet) => (
      <Facet key={facet.attribute} {...facet} />
    ))}
  </div>
);

function KeptFacet({ attribute }: { attribute: string }) {
  useRefinementList({ attribute });
  return null;
}

/** Holds the choices while the drawer with the facets is closed: InstantSearch forgets those of a facet that is not there. */
export const KeptFacets = () =>
  facets().map(({ attribute }) => <KeptFacet key={attribute} attribute={attribute} />);

/** Takes all choices back; there only while there are any. */
export function ClearFilters() {
  const { canRefine, refine } = useClearRefinements();
  if (!canRefine) return null;
  return <LinkButton onClick={refine}>{t('Clear filters')}</LinkButton>;
}
