import { expect, test } from 'vitest';
import { JURISDICTION_CODES } from '../../../../shared/jurisdictions.ts';
import type { Scope } from '../../../identity/scope.ts';
import { assertTagsDiffer, filterOf, tagsOf } from './scopeTags.ts';

const scope = (over: Partial<Scope> = {}): Scope => ({
  ...{ jurisdictions: null, areas: null, unpublished: false },
  ...over,
});

/** Whether a condition on tags lets a document through: the service's own reading of it, in small. */
function letsThrough(filter: string, tags: readonly string[]): boolean {
  if (filter === '') return true;
  return filter.split(' AND ').every((part) => {
    const not = /^NOT (\w+)$/.exec(part)?.[1];
    if (not) return !tags.includes(not);
    return part
      .replace(/^\(|\)$/g, '')
      .split(' OR ')
      .some((tag) => tags.includes(tag));
  });
}

const AREAS = ['standards', 'safety', 'privacy'];
const DOCUMENTS = JURISDICTION_CODES.flatMap((jurisdiction) =>
  AREAS.flatMap((areaId) => [true, false].map((isPublished) => ({ jurisdiction, areaId, isPublished }))),
);

test.each<[string, Scope]>([
  ['everything that is published', scope()],
  ['staff', scope({ unpublished: true })],
  ['one jurisdiction', scope({ jurisdictions: ['ON'] })],
  ['a few', scope({ jurisdictions: ['ON', 'QC', 'FED'] })],
  ['all but one', scope({ jurisdictions: JURISDICTION_CODES.filter((code) => code !== 'NU') })],
  ['all of them', scope({ jurisdictions: JURISDICTION_CODES })],
  ['one area', scope({ areas: ['safety'] })],
  ['a trial', scope({ jurisdictions: ['BC'], areas: ['standards', 'privacy'] })],
])('the condition lets through exactly what may be seen: %s', (_, of) => {
  const filter = filterOf(of);
  for (const document of DOCUMENTS) {
    const may =
      (of.jurisdictions?.includes(document.jurisdiction) ?? true) &&
      (of.areas?.includes(document.areaId) ?? true) &&
      (of.unpublished || document.isPublished);
    expect(letsThrough(filter ?? 'none', tagsOf(document)), JSON.stringify(document)).toBe(may);
  }
});

test('who may see nothing has no condition at all, and never an empty one', () => {
  expect(filterOf(scope({ jurisdictions: [] }))).toBeNull();
  expect(filterOf(scope({ areas: [], unpublished: true }))).toBeNull();
});

test('areas that came to have one tag are refused', () => {
  expect(() => assertTagsDiffer([...AREAS, 'safety'])).not.toThrow();
  // Of so many, two fall together.
  const many = Array.from({ length: 5_000 }, (_, i) => `area-${i}`);
  expect(() => assertTagsDiffer(many)).toThrow(/have one search tag/);
});
