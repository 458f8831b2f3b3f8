import { markdownToHtml } from '../../../platform/html/markdown.ts';
import { contentId } from '../../../shared/contentId.ts';
import type { HelpEntriesTable } from '../../guidance/server/tables.ts';
import type { Library } from '../format/library.ts';

/** Help and frequent questions as rows, in the order they are shown. */
export const prepareHelp = (library: Library): HelpEntriesTable[] =>
  library.guidance.help.map(({ question, answer }, sort) => ({
    id: contentId('help', question),
    question,
    html: markdownToHtml(answer),
    sort,
  }));
