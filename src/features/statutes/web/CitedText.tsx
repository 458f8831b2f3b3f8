import { useQuery } from '@tanstack/react-query';
import { t } from '../../../shared/text.ts';
import { shortDate } from '../../../shared/torontoDate.ts';
import { PaneHeading } from '../../../ui/workspace/Columns.tsx';
import { citedTextQuery } from './api.ts';
import c from './SectionText.module.css';
import { NotOfficial, SectionText } from './SectionText.tsx';

/** The sections that a provision cites, in the law's own words and as they were, beside what the library says of them. */
export function CitedText({ provisionId }: { provisionId: string }) {
  const cited = useQuery(citedTextQuery(provisionId));
  if (!cited.data || cited.data.length === 0) return null;
  return (
    <section aria-label={t('The law it cites')} className={c.cited}>
      <PaneHeading title={t('The law it cites')} />
      {cited.data.map(({ instrument, sections, asOf, texts, isCut }) => (
        <details key={instrument.id}>
          <summary>
            {t('{{law}}, {{sections}}', { law: instrument.name, sections: sections ?? t('as a whole') })}
          </summary>
          <p className={c.quiet}>{t('Newest text: {{date}}', { date: shortDate(asOf) })}</p>
          {texts.map((section) => (
            <SectionText key={`${section.label} ${section.nth}`} section={section} />
          ))}
          {texts.length === 0 && sections !== null && (
            <p className={c.quiet}>{t('The text has no such section.')}</p>
          )}
          {isCut && <p className={c.quiet}>{t('The first 40 sections are shown.')}</p>}
          <NotOfficial />
        </details>
      ))}
    </section>
  );
}
