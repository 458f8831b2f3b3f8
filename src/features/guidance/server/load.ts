import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Db } from '../../../platform/db/schema.ts';
import { markdownToHtml } from '../../../platform/html/markdown.ts';
import { LEGAL_PAGES } from '../contract.ts';
import './tables.ts';

/** `materialOn`: the day of the last change that people have to know of; an announcement puts it before them. */
const headSchema = z.strictObject({
  title: z.string().min(1),
  updatedOn: z.iso.date(),
  materialOn: z.iso.date().optional(),
});

/** Splits a page into its head (title, day of the last change) and its Markdown. Throws when a page has no proper head. */
function readPage(text: string): z.infer<typeof headSchema> & { markdown: string } {
  const [, head = '', markdown = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  return { ...headSchema.parse(parse(head)), markdown };
}

/** The library's Markdown begins with third-level headings; these pages have none above them but their title. */
const raiseHeadings = (html: string): string => html.replace(/<(\/?)h3\b/g, '<$1h2');

/** Brings the legal pages to what content/pages says. */
export async function loadLegalPages(db: Db, contentDir: string): Promise<void> {
  for (const name of LEGAL_PAGES) {
    const text = readFileSync(path.join(contentDir, 'pages', `${name}.md`), 'utf8');
    const { title, updatedOn, markdown } = readPage(text);
    const columns = { title, html: raiseHeadings(markdownToHtml(markdown)), updated_on: updatedOn };
    await db
      .insertInto('legal_pages')
      .values({ name, ...columns })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(columns))
      .execute();
  }
}
