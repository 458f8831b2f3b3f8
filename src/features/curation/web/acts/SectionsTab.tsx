import { t } from '../../../../shared/text.ts';
import type { Citable } from '../../../statutes/citedSections.ts';
import { citesSection } from '../../../statutes/citedSections.ts';
import type { InstrumentTextOf } from '../../../statutes/web/api.ts';
import { StatuteColumns } from '../../../statutes/web/columns/StatuteColumns.tsx';
import { citedSections } from '../../citedSections.ts';
import type { Dependent, Dependents } from '../../thingsContract.ts';
import { DependentList } from '../parts/DependentList.tsx';
import c from '../parts/Things.module.css';
import { CitingList } from './CitingList.tsx';
import { type Readings, useReadings } from './useReadings.ts';

const citingIn = ({ parts }: Dependents): Dependent[] =>
  parts.filter(({ kind }) => kind === 'provision' || kind === 'requirement').flatMap(({ items }) => items);

const cites = ({ line }: Dependent, section: Citable): boolean =>
  line !== null && citesSection(line, section);

interface WhoProps {
  citing: readonly Dependent[];
  section: Citable;
  /** Every section that changed against the text before. */
  changed: readonly Citable[];
  readings: Readings;
}

/** Who cites the section that is open, and who cites others that changed. */
function WhoCites({ citing, section, changed, readings }: WhoProps) {
  const here = citing.filter((one) => cites(one, section));
  const others = citing.filter((one) => !here.includes(one) && changed.some((other) => cites(one, other)));
  return (
    <>
      <h2 className={c.headings}>{t('Cites section {{label}}', { label: section.label })}</h2>
      {here.length === 0 ? (
        <p className={c.quiet}>{t('Nothing cites it.')}</p>
      ) : (
        <CitingList items={here} readings={readings} canRead />
      )}
      {others.length > 0 && (
        <>
          <h2 className={c.headings}>
            {t('Other changed sections, cited')} <span className={c.count}>{others.length}</span>
          </h2>
          <CitingList items={others} readings={readings} />
        </>
      )}
    </>
  );
}

/** The sections that are cited, where no text of the act is kept. */
export function CitedSections({ dependents }: { dependents: Dependents }) {
  const sections = citedSections(dependents);
  return (
    <>
      <p className={c.quiet}>
        {t('No text of this act is kept.')}{' '}
        {sections.length === 0
          ? t('No section of it is cited.')
          : t('These are its sections that are cited.')}
      </p>
      {sections.map(({ section, cited }) => (
        <section key={section ?? ''}>
          <h2 className={c.headings}>{section ?? t('The whole of it')}</h2>
          <DependentList kind="provision" items={cited} />
        </section>
      ))}
    </>
  );
}

interface Props {
  instrumentId: string;
  text: InstrumentTextOf;
  dependents: Dependents;
}

/** The sections of an act whose text is kept: the text, what changed of it, and who cites what. */
export function KeptSections({ instrumentId, text, dependents }: Props) {
  const citing = citingIn(dependents);
  const changed = text.sections.filter(({ mark }) => mark !== 'same');
  const readings = useReadings(text.address);
  return (
    <StatuteColumns
      instrumentId={instrumentId}
      days={text.files.map(({ asOf }) => asOf)}
      sections={text.sections}
      citing={(section) => citing.filter((one) => cites(one, section)).length}
      aside={(section) => (
        <WhoCites citing={citing} section={section} changed={changed} readings={readings} />
      )}
    />
  );
}
