import { type ReactNode, useState } from 'react';
import { t } from '../../../../shared/text.ts';
import type { Citable } from '../../citedSections.ts';
import { NotOfficial } from '../SectionText.tsx';
import { DayStrip } from './DayStrip.tsx';
import { type KeptSection, listedSections, type SectionFilters } from './listedSections.ts';
import { SectionList } from './SectionList.tsx';
import { SectionPane } from './SectionPane.tsx';
import c from './StatuteColumns.module.css';

interface Props {
  instrumentId: string;
  /** The days of its texts, the newest first (YYYY-MM-DD). */
  days: readonly string[];
  sections: readonly KeptSection[];
  /** How many of the library cite a section. */
  citing: (section: Citable) => number;
  /** Who cites the section that is open. */
  aside: (section: KeptSection) => ReactNode;
}

/** The official text of an act or regulation: its sections, the one that is open as it is and as it was, and who cites it. */
export function StatuteColumns({ instrumentId, days, sections, citing, aside }: Props) {
  const [filters, setFilters] = useState<SectionFilters>({ text: '', isNarrow: true });
  const [wanted, setWanted] = useState<string | null>(null);
  const [against, setAgainst] = useState(days[1]);
  const narrowed = listedSections(sections, citing, filters);
  // A text of which nothing is cited is listed whole.
  const listed =
    narrowed.length === 0 && filters.text === '' && filters.isNarrow
      ? listedSections(sections, citing, { ...filters, isNarrow: false })
      : narrowed;
  const open =
    listed.find(({ key }) => key === wanted) ??
    listed.find(({ mark, cited }) => mark !== 'same' && cited > 0) ??
    listed[0];
  return (
    <>
      <SectionList
        sections={listed}
        filters={filters}
        onFilter={(part) => setFilters((before) => ({ ...before, ...part }))}
        chosen={open?.key}
        onChoose={setWanted}
      />
      <section className={c.reading} aria-label={t('Text')}>
        {against && <DayStrip days={days.toReversed()} against={against} onAgainst={setAgainst} />}
        <div className={c.scrolled}>
          {open && (
            <SectionPane key={open.key} instrumentId={instrumentId} section={open} against={against} />
          )}
        </div>
        <footer className={c.foot}>
          <NotOfficial />
        </footer>
      </section>
      <aside className={c.aside} aria-label={t('Who cites it')}>
        {open && aside(open)}
      </aside>
    </>
  );
}
