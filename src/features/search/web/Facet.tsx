import { Checkbox } from '@mantine/core';
import { memo, useEffect, useId, useState } from 'react';
import { useInstantSearch, useRefinementList } from 'react-instantsearch';
import { t } from '../../../shared/text.ts';
import { LinkButton } from '../../../ui/parts/LinkButton.tsx';
import c from './SearchScreen.module.css';

export interface FacetProps {
  attribute: string;
  title: string;
  /** How many values show before "show more" (specification 2.10). */
  limit: number;
}

const MAX_VALUES = 100;

interface ValueProps {
  value: string;
  label: string;
  count: number;
  isChosen: boolean;
  refine: (value: string) => void;
}

/**
 * One value. A press shows at once, and the search begins after the frame that shows it: it has the whole screen drawn anew, and waits
 * for its answer. Few of the values are others then.
 */
const FacetValue = memo(function FacetValue({ value, label, count, isChosen, refine }: ValueProps) {
  const [pressed, setPressed] = useState<boolean | null>(null);
  const checked = pressed ?? isChosen;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was pressed holds until the search has it, or another choice
  useEffect(() => setPressed(null), [isChosen]);
  const press = () => {
    setPressed(!checked);
    requestAnimationFrame(() => setTimeout(() => refine(value)));
  };
  return (
    <div className={c.value}>
      <Checkbox checked={checked} label={label} onChange={press} />
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
    showMoreLimit: MAX_VALUES,
    sortBy: ['isRefined', 'count:desc', 'name:asc'],
  });
  // What is asked for is known before its answer is there.
  const chosen = useInstantSearch().indexUiState.refinementList?.[attribute];
  if (items.length === 0) return null;
  return (
    <section className={c.facet} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {items.map(({ value, label, count }) => (
        <FacetValue
          key={value}
          {...{ value, label, count, refine }}
          isChosen={chosen?.includes(value) ?? false}
        />
      ))}
      {canToggleShowMore && (
        <LinkButton onClick={toggleShowMore} aria-expanded={isShowingMore}>
          {isShowingMore ? t('Show fewer') : t('Show more')}
        </LinkButton>
      )}
    </section>
  );
}
