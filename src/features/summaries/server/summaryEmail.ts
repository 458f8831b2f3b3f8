import { composeEmail, escapeHtml, type MailBrand } from '../../../platform/mail/composeEmail.ts';
import { t } from '../../../shared/text.ts';
import type { Frequency } from '../contract.ts';
import { alsoInLine, groupTitle } from '../words.ts';
import type { ArrangedGroup } from './arrange.ts';
import type { Fragment } from './fragment.ts';

/** Mail programs cut a message off at about 100 KB. Beyond this many characters of HTML, entries are told by their titles. */
const ROOM = 80_000;
/** Titles beyond this many are left to Latest Updates, and counted. */
const MOST_ENTRIES = 300;

const FONT = "-apple-system,'Segoe UI',Inter,Roboto,Helvetica,Arial,sans-serif";

export interface SummaryContent {
  frequency: Exclude<Frequency, 'Never'>;
  groups: ArrangedGroup[];
  /** By entry id; an entry that is gone has none and is left out. */
  fragments: ReadonlyMap<string, Fragment>;
  unsubscribeUrl: string;
}

const groupHeading = (title: string): string =>
  `<h2 class="ink line" style="margin:26px 0 0;padding:0 0 6px;border-bottom:2px solid #e6e1d8;font:600 15px/22px ${FONT};color:#24211d">${escapeHtml(title)}</h2>`;

const alsoInHtml = (said: string): string =>
  said &&
  `<p class="muted" style="margin:0 0 10px;font:400 13px/19px ${FONT};color:#625c53">${escapeHtml(said)}</p>`;

/** The groups one under the other; what no longer fits is told shorter and shorter. */
function bodyOf({ groups, fragments }: SummaryContent): { html: string; text: string } {
  const html: string[] = [];
  const text: string[] = [];
  let used = 0;
  let count = 0;
  let left = 0;
  for (const group of groups) {
    const here = group.entries.filter(({ entryId }) => fragments.has(entryId));
    const shown = here.slice(0, Math.max(0, MOST_ENTRIES - count));
    left += here.length - shown.length;
    count += shown.length;
    if (shown.length === 0) continue;
    const title = groupTitle(group);
    html.push(groupHeading(title));
    text.push(`== ${title} ==`);
    for (const entry of shown) {
      const fragment = fragments.get(entry.entryId) as Fragment;
      const told = used + fragment.html.length <= ROOM ? fragment : fragment.line;
      const also = alsoInLine(entry.alsoIn);
      used += told.html.length;
      html.push(told.html, alsoInHtml(also));
      text.push([told.text, also].filter(Boolean).join('\n'));
    }
  }
  if (left > 0) {
    const more = t('{{number}} more changes stand in Latest Updates.', { number: left });
    html.push(`<p class="ink" style="margin:18px 0;font:400 15px/23px ${FONT}">${escapeHtml(more)}</p>`);
    text.push(more);
  }
  return { html: html.join(''), text: text.join('\n\n') };
}

/** One summary as an email: what changed first, then where it comes from and how to get fewer. */
export function summaryEmail(
  brand: MailBrand,
  content: SummaryContent,
): { subject: string; html: string; text: string } {
  const entries = content.groups
    .flatMap((group) => group.entries)
    .flatMap(({ entryId }) => content.fragments.get(entryId) ?? []);
  const first = entries[0]?.title ?? '';
  const others = entries.length - 1;
  const subject =
    others === 0
      ? t('Changed: {{change}}', { change: first })
      : t('Changed: {{change}}, and {{count}} others', { change: first, count: others });
  const email = composeEmail(brand, {
    preview: entries
      .slice(0, 4)
      .map(({ title }) => title)
      .join(' · '),
    heading: t('{{count}} changes in what you follow', { count: entries.length }),
    paragraphs: [],
    body: bodyOf(content),
    action: { label: t('Open Latest Updates'), url: `${brand.publicUrl}/m/updates` },
    footnotes: [
      t('Struck words are gone, underlined words are new; in plain text [-gone-] and {+new+}.'),
      content.frequency === 'Daily Summary'
        ? t('You get this because you chose a daily summary of changes in your reports and your watchlist.')
        : t('You get this weekly summary of changes in your reports and your watchlist.'),
      t('How often it comes: {{url}}', { url: `${brand.publicUrl}/m/preferences` }),
    ],
    unsubscribeUrl: content.unsubscribeUrl,
  });
  return { subject, ...email };
}
