import { composeEmail, escapeHtml, type MailBrand } from '../../../platform/mail/composeEmail.ts';
import { t } from '../../../shared/text.ts';
import type { DueRequirement, Frequency } from '../contract.ts';
import { alsoInLine, groupTitle } from '../words.ts';
import type { ArrangedGroup } from './arrange.ts';
import { duePart, dueSubject } from './duePart.ts';
import type { Fragment } from './fragment.ts';

/**
 * Mail programs cut a message off at about 100 KB. So many characters of HTML are there for the changes: what is told in full
 * leaves room for the titles of all that follow, and what has no room even for its title is counted.
 */
const ROOM = 88_000;

const FONT = "-apple-system,'Segoe UI',Inter,Roboto,Helvetica,Arial,sans-serif";

export interface SummaryContent {
  frequency: Exclude<Frequency, 'Never'>;
  groups: ArrangedGroup[];
  /** By entry id; an entry that is gone has none and is left out. */
  fragments: ReadonlyMap<string, Fragment>;
  /** What is due of the person's own requirements, soonest first. */
  due: readonly DueRequirement[];
  unsubscribeUrl: string;
}

const groupHeading = (title: string): string =>
  `<h2 class="ink line" style="margin:26px 0 0;padding:0 0 6px;border-bottom:2px solid #e6e1d8;font:600 15px/22px ${FONT};color:#24211d">${escapeHtml(title)}</h2>`;

const alsoInHtml = (said: string): string =>
  said &&
  `<p class="muted" style="margin:0 0 10px;font:400 13px/19px ${FONT};color:#625c53">${escapeHtml(said)}</p>`;

interface Part {
  html: string;
  text: string;
}

/** What is due, then the groups one under the other; what no longer fits is told shorter and shorter. */
function bodyOf({ groups, fragments, due }: SummaryContent, siteUrl: string): Part {
  const parts: Part[] = [];
  let used = 0;
  let left = 0;
  const add = (part: Part): void => {
    parts.push(part);
    used += part.html.length;
  };
  if (due.length > 0) {
    const title = t('Due on your checklists');
    const { html, text } = duePart(due, siteUrl);
    add({
      html: `${groupHeading(title)}<div style="height:10px"></div>${html}`,
      text: `== ${title} ==\n\n${text}`,
    });
  }
  const known = groups.flatMap(({ entries, ...group }) => {
    const here = entries.flatMap(({ entryId, alsoIn }) => {
      const fragment = fragments.get(entryId);
      return fragment ? [{ fragment, alsoIn }] : [];
    });
    const title = groupTitle(group);
    const heading = { html: groupHeading(title), text: `== ${title} ==` };
    return here.length > 0 ? [{ heading, entries: here }] : [];
  });
  let titles = known
    .flatMap(({ heading, entries }) => [heading, ...entries.map(({ fragment }) => fragment.line)])
    .reduce((sum, { html }) => sum + html.length, 0);
  for (const { heading, entries } of known) {
    titles -= heading.html.length;
    const [first] = entries;
    if (first && used + heading.html.length + first.fragment.line.html.length > ROOM) {
      left += entries.length;
      continue;
    }
    add(heading);
    for (const { fragment, alsoIn } of entries) {
      const also = alsoInLine(alsoIn);
      const whole = {
        html: fragment.html + alsoInHtml(also),
        text: [fragment.text, also].filter(Boolean).join('\n'),
      };
      titles -= fragment.line.html.length;
      if (used + whole.html.length + titles <= ROOM) add(whole);
      else if (used + fragment.line.html.length <= ROOM) add(fragment.line);
      else left += 1;
    }
  }
  if (left > 0) {
    const more = t('{{count}} more changes stand in Latest Updates.', { count: left });
    const html = `<p class="ink" style="margin:18px 0;font:400 15px/23px ${FONT}">${escapeHtml(more)}</p>`;
    add({ html, text: more });
  }
  return {
    html: parts.map(({ html }) => html).join(''),
    text: parts.map(({ text }) => text).join('\n\n'),
  };
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
    entries.length === 0
      ? dueSubject(content.due)
      : others === 0
        ? t('Changed: {{change}}', { change: first })
        : t('Changed: {{change}}, and {{count}} others', { change: first, count: others });
  const email = composeEmail(brand, {
    preview: [...entries.map(({ title }) => title), ...content.due.map(({ requirement }) => requirement)]
      .slice(0, 4)
      .join(' · '),
    heading:
      entries.length > 0
        ? t('{{count}} changes in what you follow', { count: entries.length })
        : t('{{count}} requirements of your checklists are due', { count: content.due.length }),
    paragraphs: [],
    body: bodyOf(content, brand.publicUrl),
    action:
      entries.length > 0
        ? { label: t('Open Latest Updates'), url: `${brand.publicUrl}/m/updates` }
        : { label: t('Open Checklists'), url: `${brand.publicUrl}/m/checklists` },
    footnotes: [
      ...(entries.length > 0
        ? [t('Struck words are gone, underlined words are new; in plain text [-gone-] and {+new+}.')]
        : []),
      content.frequency === 'Daily Summary'
        ? t(
            'You get this because you chose a daily summary of changes in your reports and your watchlist, and of what is due on your checklists.',
          )
        : t(
            'You get this weekly summary of changes in your reports and your watchlist, and of what is due on your checklists.',
          ),
      t('How often it comes: {{url}}', { url: `${brand.publicUrl}/m/preferences` }),
    ],
    unsubscribeUrl: content.unsubscribeUrl,
  });
  return { subject, ...email };
}
