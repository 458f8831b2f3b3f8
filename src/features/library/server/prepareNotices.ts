import { markdownToHtml } from '../../../platform/html/markdown.ts';
import type { NoticesTable } from '../../hub/server/tables.ts';
import type { Library } from '../format/library.ts';
import { libraryIds } from './contentIds.ts';

/** The notices as they are loaded. */
export function prepareNotices(library: Library): NoticesTable[] {
  const ids = libraryIds(library.moved);
  return library.guidance.notices.map(({ key, area, topic, title, text }) => ({
    key,
    area_id: area ? ids.area(area) : null,
    topic_id: topic ? ids.topic(topic) : null,
    title,
    html: markdownToHtml(text),
  }));
}
