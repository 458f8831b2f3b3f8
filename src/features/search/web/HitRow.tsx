import { IconAlertTriangle } from '@tabler/icons-react';
import type { Hit } from 'instantsearch.js';
import { memo } from 'react';
import { Highlight, Snippet } from 'react-instantsearch';
import { Link } from 'react-router';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { t } from '../../../shared/text.ts';
import { useLawDay } from '../../../ui/hooks/useLawDay.ts';
import { Jur } from '../../../ui/parts/Jur.tsx';
import { withDay } from '../../provisions/withDay.ts';
import { AddToReport } from '../../reports/web/AddToReport.tsx';
import c from './SearchScreen.module.css';

/** A provision as the search engine gives it back (decisions 10). */
export interface SearchHit {
  objectID: string;
  area: string;
  topic: string;
  jurisdiction: JurisdictionCode;
  jurisdictionName: string;
  name: string;
  textWarning: string;
  textDescription: string;
  link: string;
  [key: string]: unknown;
}

/** InstantSearch wraps each hit anew whenever anything changes; what the answer said of it is the same object until the next one. */
const isSameHit = (before: { hit: Hit<SearchHit> }, now: { hit: Hit<SearchHit> }): boolean =>
  before.hit._highlightResult === now.hit._highlightResult &&
  before.hit._snippetResult === now.hit._snippetResult;

/** One hit: where it stands, its name as a link into the builder, the passages that match, and the way into a report. */
export const HitRow = memo(function HitRow({ hit }: { hit: Hit<SearchHit> }) {
  const { on } = useLawDay();
  return (
    <article className={c.hit} aria-labelledby={`hit-${hit.objectID}`}>
      <div className={c.path}>
        <Jur code={hit.jurisdiction} />
        <b>{hit.jurisdictionName}</b>
        <span>
          {hit.area} › {hit.topic}
        </span>
      </div>
      <h2 id={`hit-${hit.objectID}`}>
        <Link to={withDay(hit.link, on)}>
          <Highlight attribute="name" hit={hit} />
        </Link>
      </h2>
      {hit.textWarning && (
        <p className={c.warning}>
          <IconAlertTriangle size={15} aria-hidden />
          <span>
            <Snippet attribute="textWarning" hit={hit} />
          </span>
        </p>
      )}
      <p>
        <Snippet attribute="textDescription" hit={hit} />
      </p>
      <AddToReport
        className={c.add}
        provisionIds={[hit.objectID]}
        aria-label={t('Add To Report: {{name}}, {{jurisdiction}}', {
          name: hit.name,
          jurisdiction: hit.jurisdictionName,
        })}
      />
    </article>
  );
}, isSameHit);
