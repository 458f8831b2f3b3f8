import { memo } from 'react';
import c from './Prose.module.css';

/** Wide tables scroll by themselves, and can be reached to be scrolled with the keyboard. */
const wrapTables = (html: string): string =>
  html.includes('<table')
    ? html
        .replaceAll('<table', `<div class="${c.table}" tabindex="0"><table`)
        .replaceAll('</table>', '</table></div>')
    : html;

interface Props {
  html: string;
  /** In the face and size of what is around it, not as running text. */
  plain?: boolean;
}

/** Text that was sanitised on its way into the database (decisions 6). */
export const Prose = memo(function Prose({ html, plain }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: stored HTML has passed the allow-list, and the page's policy runs no inline script
  return <div className={plain ? c.plain : c.prose} dangerouslySetInnerHTML={{ __html: wrapTables(html) }} />;
});
