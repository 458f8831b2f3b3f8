import { notFound } from '../../../platform/errors.ts';
import type { Handlers } from '../../../platform/http/feature.ts';
import { escapeHtml, type MailBrand } from '../../../platform/mail/composeEmail.ts';
import type { Services } from '../../../platform/services.ts';
import type { guidanceContract } from '../contract.ts';
import { previewOf } from './preview.ts';
import './tables.ts';

/** The words in a legal page that an installation fills: its name, and how to reach it. */
const filled = (html: string, brand: MailBrand): string =>
  html
    .replaceAll('PRODUCT_NAME', escapeHtml(brand.productName))
    .replaceAll('SUPPORT_EMAIL', escapeHtml(brand.supportEmail))
    .replaceAll('SENDER_ADDRESS', escapeHtml(brand.senderAddress));

/** The calls that everybody may make to read what the product says of itself, and its public samples. */
export function guidanceHandlers({ db, reader, brand }: Services): Handlers<typeof guidanceContract> {
  return {
    legalPage: async ({ params }) => {
      const page = await db
        .selectFrom('legal_pages')
        .selectAll()
        .where('name', '=', params.name)
        .executeTakeFirst();
      if (!page) throw notFound();
      return { title: page.title, html: filled(page.html, brand), updatedOn: page.updated_on };
    },
    help: async () => {
      const entries = await db
        .selectFrom('help_entries')
        .select(['id', 'question', 'html'])
        .orderBy('sort')
        .execute();
      return entries.map((entry) => ({ ...entry, html: filled(entry.html, brand) }));
    },
    preview: ({ params }) => previewOf(db, reader, params.id),
  };
}
