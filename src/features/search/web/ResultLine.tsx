import { Select } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useCurrentRefinements, useHitsPerPage, useInstantSearch } from 'react-instantsearch';
import { t } from '../../../shared/text.ts';
import { SaveSearch } from './SaveSearch.tsx';
import c from './SearchScreen.module.css';
import { PAGE_SIZES } from './searchAddress.ts';

/** How many were found, what narrows them, and how many stand on a page. */
export function ResultLine() {
  const { results } = useInstantSearch();
  const { items } = useCurrentRefinements();
  const { items: sizes, refine } = useHitsPerPage({
    items: PAGE_SIZES.map((value, index) => ({
      label: t('{{size}} per page', { size: value }),
      value,
      default: index === 0,
    })),
  });
  const found = results.nbHits;
  const size = sizes.find(({ isRefined }) => isRefined)?.value ?? PAGE_SIZES[0];
  return (
    <div className={c.line}>
      <b role="status">
        {/* Before the first answer nothing is counted yet, and "0 results" would be said aloud. */}
        {!results.__isArtificial && (found === 1 ? t('1 result') : t('{{count}} results', { count: found }))}
      </b>
      <div className={c.chosen}>
        {items.flatMap(({ refinements, refine: drop }) =>
          refinements.map((refinement) => (
            <span key={`${refinement.attribute} ${refinement.value}`} className={c.pill}>
              {refinement.label}
              <button
                type="button"
                aria-label={t('Remove {{name}}', { name: refinement.label })}
                onClick={() => drop(refinement)}
              >
                <IconX size={13} aria-hidden />
              </button>
            </span>
          )),
        )}
      </div>
      <SaveSearch />
      <Select
        aria-label={t('Results on a page')}
        size="xs"
        w={130}
        data={sizes.map(({ value, label }) => ({ value: String(value), label }))}
        value={String(size)}
        onChange={(value) => refine(Number(value))}
      />
    </div>
  );
}
