import { Pagination } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import {
  useClearRefinements,
  useHits,
  useInstantSearch,
  usePagination,
  useSearchBox,
} from 'react-instantsearch';
import { t } from '../../../shared/text.ts';
import { LinkButton } from '../../../ui/parts/LinkButton.tsx';
import { scrollToTop } from '../../../ui/shell/scrollToTop.ts';
import { NoMatches } from '../../../ui/state/NoMatches.tsx';
import { Bar, Loading } from '../../../ui/state/Skeleton.tsx';
import { Failed } from '../../../ui/state/StateCard.tsx';
import { noTextYet } from '../noTextYet.ts';
import { HitRow, type SearchHit } from './HitRow.tsx';
import { ResultLine } from './ResultLine.tsx';
import c from './SearchScreen.module.css';
import type { SearchFailure } from './useSearchClient.ts';

interface Hint {
  didYouMean: string | null;
  relaxed: boolean;
  /** Topics that the search asks for and that have no text yet. */
  noText?: string[];
}

/** What the engine says about the words themselves: a better spelling, or that not all of them were found. */
function Hints() {
  const { results } = useInstantSearch();
  const { refine } = useSearchBox();
  const [hint] = (results.userData ?? []) as Hint[];
  if (!hint) return null;
  const { didYouMean, relaxed, noText = [] } = hint;
  return (
    <p className={c.hints}>
      {noText.length > 0 && <>{noTextYet(noText)} </>}
      {didYouMean && (
        <>
          {t('Did you mean')} <LinkButton onClick={() => refine(didYouMean)}>{didYouMean}</LinkButton>?{' '}
        </>
      )}
      {relaxed && t('Some results do not contain all of your words.')}
    </p>
  );
}

function Nothing() {
  const { results } = useInstantSearch();
  const { canRefine, refine } = useClearRefinements();
  const [{ noText = [] } = {} as Hint] = (results.userData ?? []) as Hint[];
  return (
    <NoMatches
      title={noText.length > 0 ? noTextYet(noText) : undefined}
      icon={IconSearchOff}
      action={canRefine ? { label: t('Clear filters'), onClick: refine } : undefined}
    />
  );
}

/** A search that was not answered. What was typed and chosen is still there, and is asked for again. */
export function NoAnswer({ failure }: { failure: SearchFailure }) {
  return (
    <Failed
      title={t('The search did not answer.')}
      text={failure.message ?? t('Your words and filters are kept.')}
      onRetry={failure.retry}
    />
  );
}

/** Holds the place of the first answer's hits. */
const Awaited = () => (
  <Loading>
    {[0, 1, 2, 3].map((row) => (
      <div key={row} className={c.awaited}>
        <Bar width={220} height={14} gap={10} />
        <Bar width="45%" height={20} gap={12} />
        <Bar width="70%" height={14} gap={6} />
        <Bar width="62%" height={14} />
      </div>
    ))}
  </Loading>
);

/** How much was found, and the hits of this page. */
export const FoundResults = () => (
  <>
    <ResultLine />
    <Results />
  </>
);

/** The hits of this page, what the engine has to say about the query, and the way to the other pages. */
function Results() {
  const { results, status } = useInstantSearch();
  const { items } = useHits<SearchHit>();
  const { currentRefinement, nbPages, refine } = usePagination();
  if (results.__isArtificial) return <Awaited />;
  if (status === 'idle' && results.nbHits === 0) return <Nothing />;
  return (
    <div aria-busy={status === 'loading' || status === 'stalled'}>
      <Hints />
      {items.map((hit) => (
        <HitRow key={hit.objectID} hit={hit} />
      ))}
      {nbPages > 1 && (
        <nav className={c.pages} aria-label={t('Pages')}>
          <Pagination
            total={nbPages}
            value={currentRefinement + 1}
            size="sm"
            getControlProps={(control) => ({
              'aria-label': control === 'previous' ? t('Previous page') : t('Next page'),
            })}
            getItemProps={(page) => ({ 'aria-label': t('Page {{page}}', { page }) })}
            onChange={(page) => {
              refine(page - 1);
              scrollToTop();
            }}
          />
        </nav>
      )}
    </div>
  );
}
