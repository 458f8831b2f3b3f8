import { Marked } from 'marked';
import { sanitiseHtml } from './sanitise.ts';

const marked = new Marked({ gfm: true, breaks: false, async: false });

/** Markdown of the library as sanitised HTML. */
export const markdownToHtml = (markdown: string): string =>
  sanitiseHtml(marked.parse(markdown, { async: false }));
