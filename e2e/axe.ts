import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Both in the long run; in the short one each page is judged in one of them, some light and some dark. */
const isLong = process.env.LONG === '1';
export const COLOURS = isLong ? (['light', 'dark'] as const) : (['light'] as const);

const WIDE = { colorScheme: 'light', viewport: { width: 1280, height: 900 } } as const;
const PHONE = { colorScheme: 'dark', viewport: { width: 390, height: 860 } } as const;
export const LOOKS = isLong ? [WIDE, PHONE] : [PHONE];

/** Rules that axe does not run by these tags alone, being new or young; Lighthouse asks for the first two. */
const MORE = Object.fromEntries(
  ['label-content-name-mismatch', 'td-has-header', 'table-fake-caption', 'p-as-heading'].map((id) => [
    id,
    { enabled: true },
  ]),
);

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong with a page, or with one part of it: each rule with the first places that break it. */
export async function violationsIn(page: Page, part?: string): Promise<unknown[]> {
  // Its newer mode opens a second page to put frames together, which takes twice as long; there are no frames here.
  const axe = new AxeBuilder({ page })
    .withTags(TAGS)
    .options({ resultTypes: ['violations'], rules: MORE })
    .setLegacyMode(true);
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  return violations.map(({ id, nodes }) => [id, nodes.slice(0, 3).map(({ html }) => html)]);
}

/** The targets of a page, or of one part of it, that are neither 24 px high and wide nor have that space around them: a rule that axe does not run by its tags. */
export async function smallTargetsIn(page: Page, part?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).withRules(['target-size']).setLegacyMode(true);
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
}
