import { type NotNull, sql } from 'kysely';
import { oneOf } from '../../../../platform/db/oneOf.ts';
import type { Db } from '../../../../platform/db/schema.ts';
import { markdownToHtml } from '../../../../platform/html/markdown.ts';
import { sanitiseHtml } from '../../../../platform/html/sanitise.ts';
import { t } from '../../../../shared/text.ts';
import { shortDate } from '../../../../shared/torontoDate.ts';
import type { WrittenDuty } from '../../../checklists/server/writes.ts';
import type { EditableRule } from '../../../provisions/editable.ts';
import { placedProvisions } from '../../../provisions/server/reads.ts';
import type { WaitingChange } from '../../../tracker/staffContract.ts';
import type { Proposal } from '../../besideContract.ts';
import { instrumentsByIds } from '../instruments.ts';
import '../tables.ts';

type Part = Proposal['parts'][number]['part'];
type Said = Partial<Record<Part, string | null>>;
type Names = Map<string, string>;

const MAX_LISTED = 200;

const asRule = (content: unknown): EditableRule | null => content as EditableRule | null;

const ruleSaid = (rule: EditableRule | null, names: Names): Said => {
  if (!rule) return {};
  const cited = [...rule.acts, ...rule.regulations].map(({ id, sections }) =>
    [names.get(id) ?? id, sections].filter(Boolean).join(', '),
  );
  return {
    kind: rule.type,
    text: sanitiseHtml(rule.description),
    industries: rule.industries.map((id) => names.get(id) ?? id).join(', ') || null,
    rests: cited.join('; ') || null,
    values:
      (rule.values ?? []).map(({ label, value, unit }) => `${label}: ${value} ${unit}`).join('; ') || null,
  };
};

const dayWords = (on: string): string =>
  on.length === 5 ? t('Every year, on {{day}} (month and day)', { day: on }) : shortDate(on);

const dutySaid = (duty: WrittenDuty | null): Said =>
  duty ? { duty: duty.duty, day: dayWords(duty.on), from: duty.from && shortDate(duty.from) } : {};

const announcementSaid = (change: { overview?: string; day?: string | null } | null): Said =>
  change
    ? {
        ...(change.overview === undefined ? {} : { text: sanitiseHtml(change.overview) }),
        ...(change.day === undefined ? {} : { day: change.day && shortDate(change.day) }),
      }
    : {};

interface SaidOfBill {
  billId: string;
  partId?: string | null;
  overview?: string;
}

const billChangeSaid = (change: SaidOfBill | null, names: Names, html: (overview: string) => string): Said =>
  change
    ? {
        bill: names.get(change.billId) ?? null,
        ...(change.partId === undefined ? {} : { part: change.partId && (names.get(change.partId) ?? null) }),
        ...(change.overview === undefined ? {} : { text: sanitiseHtml(html(change.overview)) }),
      }
    : {};

const ORDER: readonly Part[] = [
  'bill',
  'part',
  'kind',
  'day',
  'from',
  'duty',
  'industries',
  'text',
  'values',
  'rests',
];

/** Each part that is there or is to be. A part that is not sent stays as it stands. */
const partsOf = (before: Said, after: Said | null): Proposal['parts'] =>
  ORDER.flatMap((part) => {
    const was = before[part] ?? null;
    const is = after === null ? null : part in after ? (after[part] ?? null) : was;
    return was === null && is === null ? [] : [{ part, before: was, after: is }];
  });

const rowsOf = (db: Db) =>
  db
    .selectFrom('beside_proposals')
    .leftJoin('users', 'users.id', 'beside_proposals.editor_id')
    .selectAll('beside_proposals')
    .select(['users.first_name', 'users.last_name'])
    .where('provision_id', 'is not', null)
    .$narrowType<{ provision_id: NotNull }>()
    .orderBy('beside_proposals.created_at')
    .limit(MAX_LISTED);

const nameOf = (row: { first_name: string | null; last_name: string | null }): string =>
  row.first_name === null ? t('Somebody') : `${row.first_name} ${row.last_name}`;

const kindOf = ({ call }: { call: string }): Proposal['kind'] =>
  /Rule$/.test(call)
    ? 'rule'
    : /Deadline$/.test(call)
      ? 'deadline'
      : /BillChange$/.test(call)
        ? 'billChange'
        : 'announcement';

const verbOf = ({ call }: { call: string }): Proposal['verb'] =>
  /^add/.test(call) ? 'add' : /^(remove|withdraw)/.test(call) ? 'remove' : 'change';

/** The tab of a provision on which each kind is read and approved. */
const TAB = {
  rule: 'rules',
  deadline: 'deadlines',
  announcement: 'upcoming',
  billChange: 'upcoming',
} as const;

async function namesIn(db: Db, rules: readonly (EditableRule | null)[]): Promise<Names> {
  const there = rules.filter((rule) => rule !== null);
  const cited = there.flatMap(({ acts, regulations }) => [...acts, ...regulations].map(({ id }) => id));
  const instruments = await instrumentsByIds(db, cited);
  const industries = await db
    .selectFrom('industries')
    .select(['id', 'name'])
    .where(
      oneOf(
        'id',
        there.flatMap((rule) => rule.industries),
      ),
    )
    .execute();
  return new Map([...instruments, ...industries].map(({ id, name }) => [id, name]));
}

/** Bills and their parts, by id. */
async function namesOfBills(db: Db, ids: readonly (string | null)[]): Promise<Names> {
  const { rows } = await sql<{ id: string; name: string }>`
    select b.id, concat_ws(', ', b.number, b.name) as name from bills b where ${oneOf(
      'b.id',
      ids.flatMap((id) => id ?? []),
    )}
    union all select part.id, part.what from bill_parts part
    where ${oneOf(
      'part.bill_id',
      ids.flatMap((id) => id ?? []),
    )}`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

/** What a row says as it stands, and as it is to stand; null where it is to go. */
function saidIn(row: Row, names: Names): { before: Said; after: Said | null } {
  const both = (say: (content: unknown) => Said) => ({ before: say(row.base), after: say(row.body) });
  const said = {
    rule: () => both((content) => ruleSaid(asRule(content), names)),
    deadline: () => both((content) => dutySaid(content as WrittenDuty | null)),
    announcement: () =>
      both((content) => announcementSaid(content as { overview?: string; day?: string | null } | null)),
    billChange: () => ({
      before: billChangeSaid(row.base as SaidOfBill | null, names, (html) => html),
      after: billChangeSaid(row.body as SaidOfBill | null, names, markdownToHtml),
    }),
  }[kindOf(row)]();
  return verbOf(row) === 'remove' ? { ...said, after: null } : said;
}

/** Where the provisions of rows stand, by id. */
async function placesOf(db: Db, rows: readonly Row[]) {
  const provisions = await placedProvisions(db)
    .select([
      'provisions.id',
      'provisions.jurisdiction',
      'provision_groups.name',
      'areas.id as area_id',
      'topics.id as topic_id',
    ])
    .where(
      oneOf(
        'provisions.id',
        rows.map((row) => row.provision_id),
      ),
    )
    .execute();
  return new Map(provisions.map((provision) => [provision.id, provision]));
}

const hrefOf = (place: { id: string; area_id: string; topic_id: string }, row: Row): string =>
  `/a/data/${place.area_id}/${place.topic_id}/${place.id}?tab=${TAB[kindOf(row)]}`;

/** What waits for a second reader beside the text of a provision, oldest first, each as it stands and as it is to stand. */
export async function proposalsOf(
  db: Db,
  actor: { userId: string },
  provisionId: string,
): Promise<Proposal[]> {
  const rows = await rowsOf(db).where('provision_id', '=', provisionId).execute();
  if (rows.length === 0) return [];
  const ofRules = rows.filter((row) => kindOf(row) === 'rule');
  const names = new Map([
    ...(await namesIn(
      db,
      ofRules.flatMap(({ body, base }) => [asRule(body), asRule(base)]),
    )),
    ...(await namesOfBills(
      db,
      rows.map(({ bill_id }) => bill_id),
    )),
  ]);
  return rows.map((row) => {
    const { before, after } = saidIn(row, names);
    return {
      ...{ id: row.id, provisionId, kind: kindOf(row), verb: verbOf(row) },
      by: { id: row.editor_id, name: nameOf(row) },
      isOwn: row.editor_id === actor.userId,
      at: row.created_at.toISOString(),
      parts: partsOf(before, after),
    };
  });
}

/** What waits of a bill, oldest first, each with the way to where it is approved. */
export async function waitingOfBill(
  db: Db,
  actor: { userId: string },
  billId: string,
): Promise<WaitingChange[]> {
  const rows = await rowsOf(db).where('bill_id', '=', billId).execute();
  const places = await placesOf(db, rows);
  return rows.flatMap((row) => {
    const place = places.get(row.provision_id);
    if (!place) return [];
    return [
      {
        ...{ id: row.id, verb: verbOf(row), provision: place.name, href: hrefOf(place, row) },
        overview: saidIn(row, new Map()).after?.text ?? null,
        ...{ by: nameOf(row), isOwn: row.editor_id === actor.userId },
      },
    ];
  });
}

/** Everything that waits for a second reader beside texts, with the way to it. */
export async function allProposals(db: Db) {
  const rows = await rowsOf(db).execute();
  const places = await placesOf(db, rows);
  return rows.flatMap((row) => {
    const found = places.get(row.provision_id);
    if (!found) return [];
    const { id, name, jurisdiction } = found;
    return [
      {
        ...{ id: row.id, provision: { id, name }, jurisdiction, href: hrefOf(found, row) },
        by: { id: row.editor_id, name: nameOf(row) },
      },
    ];
  });
}
