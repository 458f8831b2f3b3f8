import type { Tx } from '../../../platform/db/schema.ts';
import { composeEmail, escapeHtml, type MailBrand } from '../../../platform/mail/composeEmail.ts';
import { writeEmail } from '../../../platform/mail/outbox.ts';
import { t } from '../../../shared/text.ts';
import { reminderDate, shortDate } from '../../../shared/torontoDate.ts';
import { notify } from '../../notifications/server/notify.ts';
import { withDay } from '../../provisions/withDay.ts';
import type { NoteRow } from './queries.ts';

/** Somebody who is notified of a note. */
export interface Recipient {
  id: string;
  email: string;
  first_name: string;
}

/** Where the provision of a note stands, for somebody who may see it; null for others. */
export interface Place {
  name: string;
  jurisdictionName: string;
  /** The path that opens it. */
  path: string;
}

interface News {
  kind: 'noteShared' | 'noteReminder';
  /** One cause is notified once, however often it is handled. */
  cause: string;
  title: string;
  preview: string;
  button: string;
  footnote: string;
}

const MAX_EXCERPT = 600;
const NOTES_PATH = '/m/my/notes';

const excerpt = (text: string): string =>
  text.length > MAX_EXCERPT ? `${text.slice(0, MAX_EXCERPT).trimEnd()} …` : text;

async function writeNotice(
  tx: Tx,
  brand: MailBrand,
  to: Recipient,
  note: NoteRow,
  place: Place | null,
  news: News,
) {
  const path = place ? withDay(place.path, note.law_day) : NOTES_PATH;
  const facts: [string, string][] = place
    ? [
        [t('Provision'), place.name],
        [t('Jurisdiction'), place.jurisdictionName],
      ]
    : [];
  if (note.law_day) facts.push([t('Law on'), shortDate(note.law_day)]);
  if (note.remind_at) facts.push([t('Reminder'), reminderDate(note.remind_at)]);
  facts.push([t('Note'), excerpt(note.plain_text)]);
  const content = composeEmail(brand, {
    preview: news.preview,
    heading: news.title,
    paragraphs: [t('Hello {{name}},', { name: to.first_name }), news.preview],
    facts,
    action: { label: news.button, url: `${brand.publicUrl}${path}` },
    footnotes: [news.footnote],
  });
  await writeEmail(tx, {
    kind: news.kind,
    to: to.email,
    subject: place ? `${news.title}: ${place.name}` : news.title,
    ...content,
    dedupeKey: `${news.cause}:${to.id}`,
  });
  return {
    userId: to.id,
    cause: news.cause,
    title: news.title,
    link: path,
    html: `<p>${place ? `<strong>${escapeHtml(`${place.name}, ${place.jurisdictionName}`)}</strong><br>` : ''}${escapeHtml(
      excerpt(note.plain_text),
    ).replaceAll('\n', '<br>')}</p>`,
  };
}

/** Notifies those a note was just shared with, by email and in the bell. */
export async function notifyShared(
  tx: Tx,
  brand: MailBrand,
  note: NoteRow,
  recipients: { to: Recipient; place: Place | null }[],
  now: Date,
): Promise<void> {
  const by = `${note.first_name} ${note.last_name}`.trim();
  const news: News = {
    kind: 'noteShared',
    cause: `note:${note.id}:shared:${now.toISOString()}`,
    title: t('{{by}} shared a note with you', { by }),
    preview: t('{{by}} wrote a note and shared it with you.', { by }),
    button: t('Read the note'),
    footnote: t('You get this email because a colleague of your account shared a note with you.'),
  };
  const items = [];
  for (const { to, place } of recipients) items.push(await writeNotice(tx, brand, to, note, place, news));
  await notify(tx, items, now);
}

/** Notifies of a reminder whose time has come, by email and in the bell. */
export async function notifyReminder(
  tx: Tx,
  brand: MailBrand,
  note: NoteRow,
  recipients: { to: Recipient; place: Place | null }[],
  now: Date,
): Promise<void> {
  const news: News = {
    kind: 'noteReminder',
    cause: `note:${note.id}:reminder:${note.remind_at?.toISOString()}`,
    title: t('Reminder'),
    preview: t('You asked to be reminded of this note.'),
    button: t('Open the note'),
    footnote: t(
      'You get this email because you, or a colleague who shared this note with you, set a reminder on it.',
    ),
  };
  const items = [];
  for (const { to, place } of recipients) {
    const isAuthor = to.id === note.author_id;
    const by = `${note.first_name} ${note.last_name}`.trim();
    const preview = isAuthor ? news.preview : t('{{by}} set a reminder on a note that you share.', { by });
    items.push(await writeNotice(tx, brand, to, note, place, { ...news, preview }));
  }
  await notify(tx, items, now);
}
