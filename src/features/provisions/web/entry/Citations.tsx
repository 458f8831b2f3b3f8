import { Fragment } from 'react';
import { t } from '../../../../shared/text.ts';
import { titlesOf } from '../../../legislation/bilingualName.ts';
import type { Citation } from '../../contract.ts';
import { datedText } from '../../dayText.ts';
import { sectionLinks } from '../../sectionLinks.ts';

function Sections({ of }: { of: Citation }) {
  if (!of.sections) return null;
  let at = 0;
  return sectionLinks(of.url, of.sections).map(({ text, href }) => {
    const key = at;
    at += text.length;
    return href ? (
      <a key={key} href={href} target="_blank" rel="noreferrer">
        {text}
      </a>
    ) : (
      <Fragment key={key}>{text}</Fragment>
    );
  });
}

function Cited({ citation }: { citation: Citation }) {
  const { english, french } = titlesOf(citation.name);
  return (
    <>
      {citation.url ? (
        <a href={citation.url} target="_blank" rel="noreferrer">
          {english}
        </a>
      ) : (
        english
      )}
      {french && (
        <>
          {' ('}
          <i lang="fr">{french}</i>)
        </>
      )}
      {citation.sections && ', '}
      <Sections of={citation} />
      {citation.dated && ` ${datedText(citation.dated)}`}
    </>
  );
}

/**
 * Acts and regulations with their sections: "Employment Standards Act, 2000, ss 17–18 and O Reg 285/01, s 8", and with the
 * French title beside the English where the law has one.
 */
export function Citations({ of }: { of: readonly Citation[] }) {
  return of.map((citation, i) => (
    <Fragment key={citation.id}>
      {i > 0 && (i < of.length - 1 ? '; ' : ` ${t('and')} `)}
      <Cited citation={citation} />
    </Fragment>
  ));
}
