import { markdownToHtml } from '../../../platform/html/markdown.ts';
import { contentId } from '../../../shared/contentId.ts';
import type { AnnouncementContent } from '../../notifications/server/loadAnnouncements.ts';
import type { Library } from '../format/library.ts';

/** The library's announcements as rows: shown from the first hour of their day in Toronto, until staff end them. */
export const prepareAnnouncements = (library: Library): AnnouncementContent[] =>
  library.guidance.announcements.map(({ key, publishedOn, audience, banner, title, text }) => ({
    id: contentId('announcement', key),
    key,
    title,
    html: markdownToHtml(text),
    audience,
    publish_at: new Date(`${publishedOn}T05:00:00Z`),
    until_at: null,
    ...(banner ? { is_banner: true } : {}),
  }));
