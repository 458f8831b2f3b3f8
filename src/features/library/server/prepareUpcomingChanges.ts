import { markdownToHtml } from '../../../platform/html/markdown.ts';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { type Commencement, FILED, inForceDay, partCommencement } from '../../legislation/rules.ts';
import type { UpcomingChangeContent } from '../../legislation/server/load.ts';
import type { BillContent, BillPartContent } from '../format/bill.ts';
import { textDays } from '../format/days.ts';
import { describeValue } from '../format/describeValue.ts';
import type { InstrumentEntry } from '../format/instruments.ts';
import type { Library } from '../format/library.ts';
import type { ProvisionContent, ProvisionGroupContent } from '../format/provisionGroup.ts';
import { type LibraryIds, libraryIds } from './contentIds.ts';

const commencementOf = (bill: BillContent): Commencement => ({
  status: bill.status,
  inForce: bill.inForce,
  inForceDate: bill.inForceDate ?? null,
  assentDate: bill.assentDate ?? null,
});

/** Whether nothing will come of a bill any more: voted down, withdrawn or ended with its session. */
const isDead = ({ isActive, status }: BillContent): boolean =>
  !isActive && !status.endsWith('Assent') && status !== FILED;

/** Which instruments a change touches, as the columns of an upcoming change. */
function instrumentColumns(ids: LibraryIds, entries: InstrumentEntry[], sections: string | undefined) {
  const act = entries.find((entry) => entry.type === 'act');
  const regulations = entries.filter((entry) => entry.type === 'regulation');
  return {
    columns: {
      affected_act: (act ?? regulations[0])?.title ?? null,
      upcoming_act_id: act ? ids.instrument(act.id) : null,
      upcoming_act_sections: act ? (sections ?? null) : null,
      upcoming_reg_sections: act ? null : (sections ?? null),
    },
    regulations: regulations.map((entry, sort) => ({
      regulation_id: ids.instrument(entry.id),
      sections: act ? null : (sections ?? null),
      sort,
    })),
  };
}

/** Answers the library's provision of a group in a jurisdiction. */
type Lookup = (group: string, jurisdiction: JurisdictionCode) => ProvisionContent | undefined;

/** What a bill, or one part of it, changes: one row for each provision group it names that has a provision. */
function billChanges(
  ids: LibraryIds,
  bill: BillContent,
  part: BillPartContent | undefined,
  jurisdiction: JurisdictionCode,
  affected: InstrumentEntry[],
  provisionOf: Lookup,
  textDay: string,
): UpcomingChangeContent[] {
  const commencement = part
    ? partCommencement(commencementOf(bill), { inForce: part.inForce, inForceDate: part.inForceDate ?? null })
    : commencementOf(bill);
  const start = inForceDay(commencement);
  const { columns, regulations } = instrumentColumns(ids, affected, part ? part.sections : bill.sections);
  const groups = part ? part.groups : bill.affects.groups;
  return groups.flatMap((group) => {
    const provision = provisionOf(group, jurisdiction);
    if (!provision) return [];
    return {
      change: {
        id: ids.changeOfBill(bill.id, part?.what ?? '', group, jurisdiction),
        bill_id: ids.bill(bill.id),
        bill_part_id: part ? ids.billPart(bill.id, part.what) : null,
        provision_id: ids.provision(group, jurisdiction),
        changes_overview: markdownToHtml(part?.overview ?? bill.description),
        ...columns,
        in_force: commencement.inForce,
        in_force_date: commencement.inForceDate,
        rolled_in_on: start !== null && start <= textDay ? start : null,
      },
      regulations,
    };
  });
}

/** What a provision itself announces: written out, or told by a value that starts after the day its text states. */
function announcedChanges(
  ids: LibraryIds,
  group: ProvisionGroupContent,
  jurisdiction: JurisdictionCode,
  provision: ProvisionContent,
  instruments: Map<string, InstrumentEntry>,
  textDay: string,
): UpcomingChangeContent[] {
  const named = (citations: { id: string }[]): InstrumentEntry[] =>
    citations.flatMap(({ id }) => instruments.get(id) ?? []);
  const change = (
    from: string | undefined,
    overview: string,
    cited: Pick<ProvisionContent, 'acts' | 'regulations'>,
    key: string,
  ): UpcomingChangeContent => {
    const sections = (cited.acts[0] ?? cited.regulations[0])?.sections;
    const { columns, regulations } = instrumentColumns(
      ids,
      [...named(cited.acts), ...named(cited.regulations)],
      sections,
    );
    return {
      change: {
        id: ids.announcedChange(group.group, jurisdiction, key),
        bill_id: null,
        bill_part_id: null,
        provision_id: ids.provision(group.group, jurisdiction),
        changes_overview: markdownToHtml(overview),
        ...columns,
        in_force: from ? 'on date' : 'to be proclaimed',
        in_force_date: from ?? null,
        rolled_in_on: null,
      },
      regulations,
    };
  };

  const written = provision.upcoming.map((entry, index) =>
    change(
      entry.from,
      entry.overview,
      entry.acts.length + entry.regulations.length > 0 ? entry : provision,
      entry.from ?? `undated ${index}`,
    ),
  );
  const told = new Set(provision.upcoming.map((entry) => entry.from));
  const scheduled = new Map<string, string[]>();
  for (const [key, rows] of Object.entries(provision.values)) {
    const field = group.fields[key];
    for (const row of rows) {
      if (!field || !row.from || !('value' in row) || row.from <= textDay || told.has(row.from)) continue;
      scheduled.set(row.from, [...(scheduled.get(row.from) ?? []), describeValue(field, row.value)]);
    }
  }
  const derived = [...scheduled].map(([from, values]) =>
    change(from, values.map((text) => `${text}.`).join(' '), provision, from),
  );
  return [...written, ...derived];
}

/** Every change that the library knows of: what bills bring, part by part, and what provisions announce. */
export function prepareUpcomingChanges(library: Library): UpcomingChangeContent[] {
  const ids = libraryIds(library.moved);
  const provisions = new Map(library.groups.map(({ content }) => [content.group, content.provisions]));
  const instruments = new Map(library.instruments.map((entry) => [entry.id, entry]));
  const provisionOf: Lookup = (group, jurisdiction) => provisions.get(group)?.[jurisdiction];
  const ofBills = library.bills.flatMap(({ jurisdiction, content }) =>
    content.flatMap((bill) => {
      if (isDead(bill)) return [];
      const affected = bill.affects.acts.flatMap((id) => instruments.get(id) ?? []);
      return [undefined, ...bill.parts].flatMap((part) =>
        billChanges(ids, bill, part, jurisdiction, affected, provisionOf, library.stated),
      );
    }),
  );
  const dayOf = textDays(library);
  const announced = library.groups.flatMap(({ content }) =>
    Object.entries(content.provisions).flatMap(([jurisdiction, provision]) =>
      announcedChanges(
        ids,
        content,
        jurisdiction as JurisdictionCode,
        provision,
        instruments,
        dayOf(content.group),
      ),
    ),
  );
  return [...ofBills, ...announced];
}
