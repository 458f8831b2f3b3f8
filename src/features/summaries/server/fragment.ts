import { escapeHtml } from '../../../platform/mail/composeEmail.ts';
import { emailHtml, emailText } from '../../../platform/mail/emailHtml.ts';
import { t } from '../../../shared/text.ts';
import { shortDate } from '../../../shared/torontoDate.ts';
import { partName } from '../words.ts';
import type { EntryBody } from './entries.ts';

/** One entry as part of an email: made once, however many people get it. */
export interface Fragment {
  /** Title, kind of change, and what changed. */
  html: string;
  text: string;
  /** Title and kind of change alone, for a summary that would grow too long. */
  line: { html: string; text: string };
  title: string;
}

const FONT = "-apple-system,'Segoe UI',Inter,Roboto,Helvetica,Arial,sans-serif";
const SMALL = `margin:0 0 10px;font:400 13px/19px ${FONT};color:#625c53`;

function changesHtml(body: EntryBody, siteUrl: string): string {
  return body.changes
    .map(({ part, html }) => {
      const name = partName(part);
      const label = name ? `<p class="muted" style="${SMALL};font-weight:600">${escapeHtml(name)}</p>` : '';
      return label + emailHtml(html, siteUrl);
    })
    .join('');
}

const changesText = (body: EntryBody): string =>
  body.changes
    .map(({ part, html }) => [partName(part), emailText(html)].filter(Boolean).join('\n'))
    .join('\n\n');

/** An entry as it stands in emails. `siteUrl`: where its links lead, without a slash at the end. */
export function fragmentOf(body: EntryBody, siteUrl: string): Fragment {
  const title = t('{{name}}, {{jurisdiction}}', { name: body.name, jurisdiction: body.jurisdictionName });
  const url = `${siteUrl}${body.link}`;
  const facts = [t(body.changeType), shortDate(body.date), body.bill].filter(Boolean).join(' · ');
  const place = `${body.area} › ${body.topic}`;
  const heading =
    `<h3 class="ink" style="margin:18px 0 2px;font:600 17px/24px ${FONT};color:#24211d">` +
    `<a class="link" href="${escapeHtml(url)}" style="color:#185b5c;text-decoration:none">${escapeHtml(title)}</a></h3>` +
    `<p class="muted" style="${SMALL}">${escapeHtml(facts)}<br>${escapeHtml(place)}</p>`;
  const line =
    `<p class="muted" style="${SMALL}"><a class="link" href="${escapeHtml(url)}" style="color:#185b5c">` +
    `${escapeHtml(title)}</a><br>${escapeHtml(facts)}</p>`;
  const told = body.line
    ? `<p class="ink" style="margin:0 0 10px;font:600 15px/23px ${FONT};color:#24211d">${escapeHtml(body.line)}</p>`
    : '';
  const said = [body.line, changesText(body)].filter(Boolean).join('\n');
  const titleText = `${title}\n${facts}`;
  return {
    html: heading + told + changesHtml(body, siteUrl),
    text: [titleText, place, said, url].filter(Boolean).join('\n'),
    line: { html: line, text: `${titleText}\n${url}` },
    title,
  };
}
