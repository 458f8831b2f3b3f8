import { markdownToHtml } from '../../../platform/html/markdown.ts';
import type { NoticesTable } from '../../hub/server/tables.ts';
import type { Library } from '../format/library.ts';
import { areaId, topicId } from './contentIds.ts';

/** The notices as they are loaded. */
export const prepareNotices = (library: Library): NoticesTable[] =>
  library.guidance.notices.map(({ key, area, topic, title, text }) => ({
    key,
    area_id: area ? areaId(area) : null,
    topic_id: topic ? topicId(topic) : null,
    title,
    html: markdownToHtml(text),
  }));
