import { t } from '../../../shared/text.ts';
import { shortDate } from '../../../shared/torontoDate.ts';
import type { SectionHistory } from '../contract.ts';
import c from './SectionText.module.css';

const spanOf = ({ from, until }: SectionHistory['versions'][number]): string =>
  until === null
    ? t('Text of {{date}}', { date: shortDate(from) })
    : t('Text of {{from}}, until {{until}}', { from: shortDate(from), until: shortDate(until) });

/** A section of a statute as the newest text has it, and as earlier ones had it. */
export function SectionText({ section }: { section: SectionHistory }) {
  return (
    <div className={c.section}>
      {section.note && <h3>{section.note}</h3>}
      {section.versions.map((version, i) => {
        const body = (
          <div className={c.body}>
            {version.body === null ? (
              <p className={c.quiet}>{t('Not in this text.')}</p>
            ) : (
              version.body.split('\n').map((line, n) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text never move
                <p key={n}>
                  {n === 0 && <strong>{section.label} </strong>}
                  {line}
                </p>
              ))
            )}
          </div>
        );
        if (i === 0) {
          return (
            <div key={version.from}>
              {body}
              <p className={c.quiet}>{spanOf(version)}</p>
            </div>
          );
        }
        return (
          <details key={version.from} className={c.older}>
            <summary>{spanOf(version)}</summary>
            {body}
          </details>
        );
      })}
    </div>
  );
}

/** Said wherever text of a statute stands. */
export const NotOfficial = () => (
  <p className={c.quiet}>
    {t(
      'Reproduced under the Reproduction of Federal Law Order, SI/97-5. It is no official version; see laws-lois.justice.gc.ca.',
    )}
  </p>
);
