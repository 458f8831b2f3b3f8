import fc from 'fast-check';
import { describe, it } from 'vitest';
import { aDocument, aRevision, htmlOf } from './testing/documents.ts';
import { aRestyling } from './testing/formatting.ts';
import { expectFaithful, expectSafe, expectSilent } from './testing/promises.ts';
import { twoSoups } from './testing/tagSoup.ts';

/** A sample; the heavy counts are in redline.long.test.ts. */
/** A busy machine may take ten times as long as an idle one. */
const PATIENCE = { timeout: 120_000 };

describe('a redline', PATIENCE, () => {
  it('gives back both texts, well-formed, whatever was edited', () => {
    fc.assert(
      fc.property(aRevision, ({ old, fresh }) => expectFaithful(htmlOf(old), htmlOf(fresh))),
      { numRuns: 150 },
    );
  });

  it('gives back both texts of two documents with nothing to do with each other', () => {
    fc.assert(
      fc.property(aDocument, aDocument, (old, fresh) => expectFaithful(htmlOf(old), htmlOf(fresh))),
      { numRuns: 40 },
    );
  });

  it('marks nothing where only formatting changed', () => {
    fc.assert(
      fc.property(aDocument, aRestyling, (document, restyling) =>
        expectSilent(htmlOf(document), restyling.apply(document)),
      ),
      { numRuns: 80 },
    );
  });

  it('is true and well-formed for broken HTML', () => {
    fc.assert(
      fc.property(twoSoups, ({ old, fresh }) => expectSafe(old, fresh)),
      { numRuns: 100 },
    );
  });
});
