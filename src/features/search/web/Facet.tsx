import { Checkbox } from '@mantine/core';
import { memo, useId } from 'react';
import { useRefinementList } from 'react-instantsearch';
import { t } from '../../../shared/text.ts';
import { LinkButton } from '../../../ui/parts/LinkButton.tsx';
import c from './SearchScreen.module.css';

export interface FacetProps {
  attribute: string;
  title: string;
  /** How many values show before "show more" (specification 2.10). */
  limit: number;
}

const MOST = 100;

interface ValueProps {
  value: string;
  label: string;
  count: number;
  isRefined: boolean;
  refine: (value: string) => void;
}

/** One value. Every press has the facets drawn anew, before the answer and with it, and few of the values are others then. */
const FacetValue = memo(function FacetValue({ value, label, count, isRefined, refine }: ValueProps) {
  return (
    <div className={c.value}>
      <Checkbox checked={isRefined} label={label} onChange={() => refine(value)} />
      <span aria-hidden>{count}</span>
    </div>
  );
});

/** The values of one facet with their counts; those chosen widen each other. Hidden while it has nothing to choose. */
export function Facet({ attribute, title, limit }: FacetProps) {
  const id = useId();
  const { items, refine, canToggleShowMore, isShowingMore, toggleShowMore } = useRefinementList({
    attribute,
    limit,
    showMore: true,
    showMoreLimit: MOST,
    sortBy: ['isRefined', 'count:desc', 'name:asc'],
  });
  if (items.length === 0) return null;
  return (
    <section className={c.facet} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {items.map(({ value, label, count, isRefined }) => (
        <FacetValue key={value} {...{ value, label, count, isRefined, refine }} />
      ))}
      {canToggleShowMore && (
        <LinkButton onClick={toggleShowMore} aria-expanded={isShowingMore}>
          {isShowingMore ? t('Show fewer') : t('Show more')}
        </LinkButton>
      )}
    </section>
  );
}
