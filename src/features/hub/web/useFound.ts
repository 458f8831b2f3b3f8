import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DRAWN_AT_ONCE } from '../../search/contract.ts';
import { type Found, foundQuery, type HubRequest } from './api.ts';

interface Drawing {
  /** What to ask for: the request with how many results to draw. */
  request: HubRequest | 'nothing' | null;
  /** All that a search found; null where the results are no search's, or are not there yet. */
  found: Found | null;
  drawMore: () => void;
}

const NOTHING_MORE = () => {};
const NOT_SEARCHED = { text: '', jurisdictions: [] };

/** A search draws its first hundred results, and a hundred more each time it is told to. A new search begins anew. */
export function useFound(request: HubRequest | 'nothing' | null): Drawing {
  const [drawn, setDrawn] = useState({ subject: '', count: DRAWN_AT_ONCE });
  const searched = typeof request === 'object' && request && 'text' in request ? request : null;
  const { data: found = null } = useQuery(foundQuery(searched ?? NOT_SEARCHED));
  if (!searched) return { request, found: null, drawMore: NOTHING_MORE };
  const count = drawn.subject === searched.subject ? drawn.count : DRAWN_AT_ONCE;
  return {
    request: count === DRAWN_AT_ONCE ? searched : { ...searched, drawn: count },
    found,
    drawMore: () => setDrawn({ subject: searched.subject, count: count + DRAWN_AT_ONCE }),
  };
}
