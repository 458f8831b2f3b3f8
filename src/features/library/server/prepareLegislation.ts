import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { evidenceDay } from '../../../shared/standing.ts';
import { bilingualName } from '../../legislation/bilingualName.ts';
import type { BillContent as BillRows, loadInstruments } from '../../legislation/server/load.ts';
import { assentStage, introductionStage } from '../../legislation/stages.ts';
import type { BillContent } from '../format/bill.ts';
import type { InstrumentEntry } from '../format/instruments.ts';
import type { Library } from '../format/library.ts';
import { noon } from './calendar.ts';
import { type LibraryIds, libraryIds } from './contentIds.ts';
import { standingColumns } from './standingColumns.ts';

type ActRows = Parameters<typeof loadInstruments>[1];
type RegulationRows = Parameters<typeof loadInstruments>[2];

const instrumentRow = (ids: LibraryIds, entry: InstrumentEntry): ActRows[number] => ({
  id: ids.instrument(entry.id),
  key: entry.id,
  jurisdiction: entry.jurisdiction,
  area_id: ids.area(entry.area),
  name: bilingualName(entry.title, entry.titleFr),
  citation: entry.citation ?? null,
  url: entry.url ?? null,
  verification: entry.verification,
  editor_note: entry.editorNote ?? null,
});

/** Acts and regulations as rows, each kind in its own table. */
export function prepareInstruments(library: Library): { acts: ActRows; regulations: RegulationRows } {
  const ids = libraryIds(library.moved);
  return {
    acts: library.instruments
      .filter((entry) => entry.type === 'act')
      .map((entry) => ({
        ...instrumentRow(ids, entry),
        in_force_from: entry.from ?? null,
        in_force_to: entry.to ?? null,
        replaces_id: entry.replaces ? ids.instrument(entry.replaces) : null,
      })),
    regulations: library.instruments
      .filter((entry) => entry.type === 'regulation')
      .map((entry) => ({
        ...instrumentRow(ids, entry),
        act_id: entry.act ? ids.instrument(entry.act) : null,
      })),
  };
}

/** The stages a bill is known to have reached: those written down, and the two that have dates of their own. */
function stageDates(bill: BillContent, jurisdiction: JurisdictionCode): BillRows['stageDates'] {
  const known = new Map(Object.entries(bill.stages));
  if (bill.kind === 'bill' && bill.introductionDate) {
    known.set(introductionStage(jurisdiction, bill.number ?? null), bill.introductionDate);
  }
  if (bill.kind === 'bill' && bill.assentDate) known.set(assentStage(jurisdiction), bill.assentDate);
  return [...known].map(([stage, reached_on]) => ({ stage, reached_on }));
}

/** Bills as rows. Those of low confidence are for staff until somebody has checked them. */
export function prepareBills(library: Library): BillRows[] {
  const ids = libraryIds(library.moved);
  const kinds = new Map(library.instruments.map((entry) => [entry.id, entry.type]));
  return library.bills.flatMap(({ jurisdiction, content }) =>
    content.map((bill) => ({
      bill: {
        id: ids.bill(bill.id),
        key: bill.id,
        kind: bill.kind,
        jurisdiction,
        number: bill.number ?? null,
        name: bill.name,
        chapter: bill.chapter ?? null,
        url: bill.url ?? null,
        introduction_date: bill.introductionDate ?? null,
        assent_date: bill.assentDate ?? null,
        status: bill.status,
        in_force: bill.inForce,
        in_force_date: bill.inForceDate ?? null,
        description: bill.description,
        affected_sections: bill.sections ?? null,
        is_active: bill.isActive,
        seen_on: bill.seenOn ?? null,
        outcome: bill.outcome ?? null,
        ...standingColumns(bill),
        updated_at: noon(bill.asOf ?? evidenceDay(bill.sources) ?? library.stated),
      },
      stageDates: stageDates(bill, jurisdiction),
      parts: bill.parts.map((part, sort) => ({
        id: ids.billPart(bill.id, part.what),
        sort,
        what: part.what,
        in_force: part.inForce,
        in_force_date: part.inForceDate ?? null,
        sections: part.sections ?? null,
      })),
      actIds: bill.affects.acts.filter((id) => kinds.get(id) === 'act').map(ids.instrument),
      regulationIds: bill.affects.acts.filter((id) => kinds.get(id) === 'regulation').map(ids.instrument),
    })),
  );
}
