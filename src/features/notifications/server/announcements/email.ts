import type { Insertable } from 'kysely';
import type { OutboxTable } from '../../../../platform/db/tables.ts';
import { composeEmail } from '../../../../platform/mail/composeEmail.ts';
import { emailHtml, emailText } from '../../../../platform/mail/emailHtml.ts';
import { newId } from '../../../../platform/newId.ts';
import type { Services } from '../../../../platform/services.ts';
import { htmlToText } from '../../../../shared/htmlToText.ts';
import { t } from '../../../../shared/text.ts';
import { ANNOUNCEMENT_EMAILS } from './audience.ts';

const DAY_MS = 86_400_000;
/** How long the unsubscribe address of an email works: far beyond the 60 days that the law asks for. */
const UNSUBSCRIBE_DAYS = 3_650;
const PREVIEW = 140;

type Deps = Pick<Services, 'brand' | 'unsubscribeCodes'>;

/** One announcement as an email, its text made ready once for however many get it. */
export function announcementEmails(
  { brand, unsubscribeCodes }: Deps,
  { title, html }: { title: string; html: string },
) {
  const body = { html: emailHtml(html, brand.publicUrl), text: emailText(html) };
  const preview = htmlToText(html).replace(/\s+/g, ' ').slice(0, PREVIEW);
  return (person: { id: string; email: string }, now: Date): Insertable<OutboxTable> => {
    const code = unsubscribeCodes.sign(
      [person.id, ANNOUNCEMENT_EMAILS],
      new Date(now.getTime() + UNSUBSCRIBE_DAYS * DAY_MS),
    );
    const content = composeEmail(brand, {
      preview,
      heading: title,
      paragraphs: [],
      body,
      footnotes: [
        t('You get this because you use {{product}}, or asked for its news.', { product: brand.productName }),
        t('Which emails come: {{url}}', { url: `${brand.publicUrl}/m/preferences` }),
      ],
      unsubscribeUrl: `${brand.publicUrl}/unsubscribe/${code}`,
    });
    return {
      id: newId(),
      kind: ANNOUNCEMENT_EMAILS,
      is_bulk: true,
      to_address: person.email,
      subject: title.replace(/\s+/g, ' '),
      ...content,
      headers: JSON.stringify({
        'List-Unsubscribe': `<${brand.publicUrl}/api/unsubscribe/${code}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    };
  };
}
