import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../../../shared/text.ts';
import { SearchField } from '../../../../ui/fields/SearchField.tsx';
import { useScrollToHash } from '../../../../ui/hooks/useScrollToHash.ts';
import { pageConfig } from '../../../../ui/pageConfig.ts';
import { Prose } from '../../../../ui/parts/Prose.tsx';
import { Page, PageBody, PageHead } from '../../../../ui/shell/Page.tsx';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { NoMatches } from '../../../../ui/state/NoMatches.tsx';
import type { HelpEntry } from '../../contract.ts';
import c from './HelpScreen.module.css';
import { helpQuery } from './helpQuery.ts';

const TAGS = /<[^>]*>/g;

/** Whether every word that was typed stands in the question or its answer. */
const fits = ({ question, html }: HelpEntry, text: string): boolean => {
  const words = `${question} ${html.replace(TAGS, ' ')}`.toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.includes(word));
};

/** /m/help: frequent questions and their answers. */
function HelpScreen() {
  const query = useQuery(helpQuery);
  const [text, setText] = useState('');
  useScrollToHash();
  const shown = query.data?.filter((entry) => fits(entry, text.trim()));
  return (
    <Page title={t('Help/FAQ')}>
      <div className={c.layout}>
        <PageHead
          title={t('Help/FAQ')}
          line={t('Not found? Write to {{email}}.', { email: pageConfig.supportEmail })}
        />
        <PageBody>
          <SearchField
            label={t('Find a question')}
            placeholder={t('Find a question')}
            pauseMs={0}
            maxLength={200}
            isTarget
            value={text}
            onSearch={setText}
          />
          <Loaded
            query={{ ...query, data: shown }}
            skeleton={400}
            failed={t('The questions could not be loaded.')}
            empty={<NoMatches action={{ label: t('Show all questions'), onClick: () => setText('') }} />}
          >
            {(entries) =>
              entries.map(({ id, question, html }) => (
                <section key={id} id={id} className={c.entry}>
                  <h2>{question}</h2>
                  <Prose html={html} />
                </section>
              ))
            }
          </Loaded>
        </PageBody>
      </div>
    </Page>
  );
}

export { HelpScreen as Component };
