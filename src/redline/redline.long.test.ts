import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redline } from './redline.ts';
import { aDocument, aRevision, htmlOf } from './testing/documents.ts';
import { aRestyling } from './testing/formatting.ts';
import { hostilePairs } from './testing/hostile.ts';
import { expectFaithful, expectSafe, expectSilent } from './testing/promises.ts';
import { statutePairs } from './testing/statutePairs.ts';
import { twoSoups } from './testing/tagSoup.ts';

const HOUR = 3_600_000;
const pairs = statutePairs();

describe('a redline, at length', () => {
  it('gives back both texts in 10,000 revisions', { timeout: HOUR }, () => {
    fc.assert(
      fc.property(aRevision, ({ old, fresh }) => expectFaithful(htmlOf(old), htmlOf(fresh))),
      { numRuns: 10_000 },
    );
  });

  it('gives back both texts of 1,000 pairs of unrelated documents', { timeout: HOUR }, () => {
    fc.assert(
      fc.property(aDocument, aDocument, (old, fresh) => expectFaithful(htmlOf(old), htmlOf(fresh))),
      { numRuns: 1000 },
    );
  });

  it('marks nothing in 3,000 changes of formatting', { timeout: HOUR }, () => {
    fc.assert(
      fc.property(aDocument, aRestyling, (document, restyling) =>
        expectSilent(htmlOf(document), restyling.apply(document)),
      ),
      { numRuns: 3000 },
    );
  });

  it('is true and well-formed for 5,000 pairs of broken HTML', { timeout: HOUR }, () => {
    fc.assert(
      fc.property(twoSoups, ({ old, fresh }) => expectSafe(old, fresh)),
      { numRuns: 5000 },
    );
  });

  it.each(hostilePairs(1))('takes $name in its stride', { timeout: HOUR }, ({ old, fresh, reason }) => {
    const start = process.cpuUsage();
    expect(redline(old, fresh).reason).toBe(reason);
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1000).toBeLessThan(10_000);
  });

  it.skipIf(pairs.length === 0)('holds in every real pair of statute sections, both ways', () => {
    for (const { older, newer } of pairs) {
      expectFaithful(older, newer);
      expectFaithful(newer, older);
      expectSilent(older, `<section>${older.replaceAll('\n', ' ')}</section>`);
    }
    expect(pairs.length).toBeGreaterThan(100);
  });

  it.skipIf(pairs.length === 0)('holds with all real sections in one document', { timeout: HOUR }, () => {
    const older = pairs.map((pair) => pair.older).join('\n');
    const newer = pairs.map((pair) => pair.newer).join('\n');
    expectFaithful(older, newer);
    const { summary } = redline(older, newer);
    expect(summary.words.kept).toBeGreaterThan(summary.words.inserted);
  });
});
