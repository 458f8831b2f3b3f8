import { escapeHtml } from '../../../platform/mail/composeEmail.ts';
import { jurisdictionName } from '../../../shared/jurisdictions.ts';
import { t } from '../../../shared/text.ts';
import type { DueRequirement } from '../contract.ts';
import { dueWhen } from '../words.ts';

/** Named in an email; the others are counted. */
const MAX_NAMED = 25;

const FONT = "-apple-system,'Segoe UI',Inter,Roboto,Helvetica,Arial,sans-serif";

function itemHtml(one: DueRequirement, siteUrl: string): string {
  const when = `<span class="${one.isOverdue ? 'ink' : 'muted'}" style="${one.isOverdue ? 'font-weight:600;color:#9b2f26' : 'color:#625c53'}">${escapeHtml(dueWhen(one))}</span>`;
  return (
    `<p class="ink" style="margin:0 0 10px;font:400 15px/22px ${FONT};color:#24211d">` +
    `<a class="link" href="${escapeHtml(siteUrl + one.link)}" style="color:#185b5c">${escapeHtml(one.requirement)}</a><br>` +
    `<span style="font-size:13px">${when}<span class="muted" style="color:#625c53"> · ${escapeHtml(jurisdictionName(one.jurisdiction))}</span></span></p>`
  );
}

const itemText = (one: DueRequirement, siteUrl: string): string =>
  `${one.requirement}\n${dueWhen(one)} · ${jurisdictionName(one.jurisdiction)}\n${siteUrl}${one.link}`;

/** What is due of a person's requirements, as a part of their summary; of many the first are named. */
export function duePart(due: readonly DueRequirement[], siteUrl: string): { html: string; text: string } {
  const named = due.slice(0, MAX_NAMED);
  const more =
    due.length > named.length
      ? t('{{number}} more are on your checklists.', { number: due.length - named.length })
      : '';
  return {
    html:
      named.map((one) => itemHtml(one, siteUrl)).join('') +
      (more &&
        `<p class="muted" style="margin:0 0 10px;font:400 13px/19px ${FONT};color:#625c53">${escapeHtml(more)}</p>`),
    text: [...named.map((one) => itemText(one, siteUrl)), more].filter(Boolean).join('\n\n'),
  };
}

/** The subject of a summary that tells of nothing else. */
export function dueSubject(due: readonly DueRequirement[]): string {
  const [first] = due;
  if (!first || due.length > 1)
    return t('{{count}} requirements of your checklists are due', { count: due.length });
  return `${dueWhen(first)}: ${first.requirement.replace(/\.$/, '')}`;
}
