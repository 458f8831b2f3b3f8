/** The part of an answer of the protocol that tells of a search that found nothing. */
interface Answered {
  query?: unknown;
  nbHits?: unknown;
}

const isAnswer = (value: unknown): value is Answered => typeof value === 'object' && value !== null;

/** What was searched for in vain in one call of the client, each text once: a page asks several times for the counts of its facets. */
export function missedQueries(body: unknown): string[] {
  const results = isAnswer(body) && 'results' in body && Array.isArray(body.results) ? body.results : [body];
  const missed = results.flatMap((one: unknown) =>
    isAnswer(one) && one.nbHits === 0 && typeof one.query === 'string' && one.query !== '' ? [one.query] : [],
  );
  return [...new Set(missed)];
}
