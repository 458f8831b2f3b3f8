import { likePattern } from '../../../platform/db/likePattern.ts';
import type { Db } from '../../../platform/db/schema.ts';
import { t } from '../../../shared/text.ts';
import type { OutboxEmail } from '../contract.ts';

const PAGE = 50;

/** The parts of addresses that open an account to whoever has them. */
const KEYS =
  /\/(signup\/(?:password|welcome)|resetPassword|mfaLogin|unsubscribe|api\/unsubscribe)\/[^\s"'<>]+/g;

/** The same text with every key in an address made unreadable (decisions 9). */
export const maskLinks = (text: string): string =>
  text.replace(KEYS, (_, page) => `/${page}/[${t('hidden')}]`);

/** Emails that say what a customer wrote, which staff never read: the notes that people share, and are reminded of. */
const CUSTOMERS_WORDS = ['noteShared', 'noteReminder'];

/** The newest emails, fifty at a time; `text` looks in addresses and subjects. What customers wrote is left out. */
export async function outboxEmails(
  db: Db,
  query: { text?: string; before?: string },
  showLinks: boolean,
): Promise<OutboxEmail[]> {
  let emails = db
    .selectFrom('outbox')
    .select([
      'id',
      'kind',
      'to_address',
      'subject',
      'html',
      'text',
      'created_at',
      'sent_at',
      'failed_at',
      'last_error',
    ]);
  if (query.text) {
    const pattern = likePattern(query.text);
    emails = emails.where((eb) =>
      eb.or([
        eb(eb.fn<string>('lower', ['to_address']), 'like', pattern),
        eb(eb.fn<string>('lower', ['subject']), 'like', pattern),
      ]),
    );
  }
  if (query.before) emails = emails.where('created_at', '<', new Date(query.before));
  const rows = await emails.orderBy('created_at', 'desc').orderBy('id').limit(PAGE).execute();
  const shown = (kind: string, text: string): string => {
    if (CUSTOMERS_WORDS.includes(kind)) return t('What a customer wrote is not shown to staff.');
    return showLinks ? text : maskLinks(text);
  };
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    to: row.to_address,
    subject: row.subject,
    html: shown(row.kind, row.html),
    text: shown(row.kind, row.text),
    createdAt: row.created_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
    failedAt: row.failed_at?.toISOString() ?? null,
    lastError: row.last_error,
  }));
}
