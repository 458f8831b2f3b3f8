import type { FastifyReply } from 'fastify';
import { sql } from 'kysely';
import { oneOf } from '../../../../platform/db/oneOf.ts';
import type { Db } from '../../../../platform/db/schema.ts';
import { forbidden, notFound } from '../../../../platform/errors.ts';
import { attachment } from '../../../../platform/files/attachment.ts';
import { uniqueNames, type ZipEntry, zipStream } from '../../../../platform/files/zipStream.ts';
import type { Services } from '../../../../platform/services.ts';
import { type JurisdictionCode, jurisdictionName } from '../../../../shared/jurisdictions.ts';
import { t } from '../../../../shared/text.ts';
import { longDate, torontoDay } from '../../../../shared/torontoDate.ts';
import type { Actor } from '../../../identity/actor.ts';
import { accountName } from '../../../identity/server/reads.ts';
import type { ChecklistRequirement, HistoryKind } from '../../contract.ts';
import { historyText } from '../../historyText.ts';
import { citationsOf } from '../details.ts';
import { bytesOfFile } from '../evidence/readFile.ts';
import { checklistOf } from '../queries.ts';
import type { PackDocument, PackEntry, PackFormat } from './packDocument.ts';
import '../tables.ts';

type PackServices = Pick<Services, 'db' | 'clock' | 'brand' | 'packs'>;

interface Asked {
  jurisdiction: JurisdictionCode;
  numEmployees?: number | undefined;
  today: string;
}

/** Lines of the history of one requirement in a register. */
const MAX_LINES = 50;

const grouped = <Row extends { requirement_id: string }>(rows: readonly Row[]): Map<string, Row[]> => {
  const found = new Map<string, Row[]>();
  for (const row of rows) found.set(row.requirement_id, [...(found.get(row.requirement_id) ?? []), row]);
  return found;
};

const evidenceRows = (db: Db, accountId: string, ids: string[]) =>
  db
    .selectFrom('checklist_evidence')
    .select(['id', 'requirement_id', 'name', 'url', 'size', 'sha256', 'added_by_name', 'added_at'])
    .where('account_id', '=', accountId)
    .where(oneOf('requirement_id', ids))
    .where('completed_at', 'is not', null)
    .where('removed_at', 'is', null)
    .orderBy('added_at')
    .orderBy('id')
    .execute();

interface HistoryRow {
  requirement_id: string;
  id: number;
  at: Date;
  by_name: string | null;
  kind: HistoryKind;
  from_value: string | null;
  to_value: string | null;
  why: string | null;
  total: number;
}

const historyRows = async (db: Db, accountId: string, ids: string[]): Promise<HistoryRow[]> => {
  const { rows } = await sql<HistoryRow>`
    select * from (
      select h.*, row_number() over item as nth, count(*) over (partition by h.requirement_id)::int as total
      from checklist_history h where h.account_id = ${accountId} and h.requirement_id = any(${ids}::text[])
      window item as (partition by h.requirement_id order by h.id desc)
    ) lines where nth <= ${MAX_LINES} order by requirement_id, id desc`.execute(db);
  return rows;
};

function historyLine(row: HistoryRow): PackEntry['history'][number] {
  const said = historyText({
    id: row.id,
    at: row.at.toISOString(),
    by: row.by_name,
    kind: row.kind,
    from: row.from_value,
    to: row.to_value,
    why: row.why,
  });
  const line = [row.by_name, said].filter(Boolean).join(' ');
  return { on: torontoDay(row.at), text: row.why ? `${line}: ${row.why}` : line };
}

/** A folder for the files of each requirement, by its place in the register. */
const folderOf = (index: number): string => `files/${String(index + 1).padStart(3, '0')}`;

/** What is kept with the requirements of a register, each by the requirement's id. */
interface KeptWith {
  citations: Awaited<ReturnType<typeof citationsOf>>;
  evidence: Map<string, Awaited<ReturnType<typeof evidenceRows>>>;
  history: Map<string, HistoryRow[]>;
}

/** A requirement of the register; its files stand in the archive under `folder`. */
function entryOf(one: ChecklistRequirement, folder: string, kept: KeptWith): PackEntry {
  const unique = uniqueNames();
  const lines = kept.history.get(one.id) ?? [];
  return {
    requirement: one.isRetired
      ? t('{{requirement}} (retired)', { requirement: one.requirement })
      : one.requirement,
    type: t(one.requirementType),
    area: one.area.name,
    citations: (kept.citations.get(one.id) ?? []).map(({ name, sections }) =>
      sections ? `${name}, ${sections}` : name,
    ),
    status: one.notApplicable ? t('Not applicable') : t(one.status),
    notApplicable: one.notApplicable?.reason ?? null,
    owner: one.owner?.fullName ?? null,
    dueOn: one.due?.on ?? null,
    lastChangedOn: one.lastUpdated ? torontoDay(new Date(one.lastUpdated)) : null,
    lastChangedBy: one.lastUpdatedBy,
    evidence: (kept.evidence.get(one.id) ?? []).map((row) => ({
      id: row.id,
      name: row.name,
      url: row.url,
      size: row.size,
      sha256: row.sha256,
      by: row.added_by_name,
      at: row.added_at.toISOString(),
      file: row.url === null ? `${folder}/${unique(row.name)}` : null,
    })),
    history: lines.map(historyLine),
    olderLines: Math.max(0, (lines[0]?.total ?? 0) - lines.length),
  };
}

async function documentOf(
  { db, clock, brand }: PackServices,
  actor: Actor,
  { jurisdiction, ...asked }: Asked,
): Promise<PackDocument> {
  const list = await checklistOf(db, actor, { jurisdiction, ...asked });
  if (list.length === 0) throw notFound(t('There are no requirements for the selected criteria.'));
  const ids = list.map(({ id }) => id);
  const kept: KeptWith = {
    citations: await citationsOf(db, ids),
    evidence: grouped(await evidenceRows(db, actor.accountId, ids)),
    history: grouped(await historyRows(db, actor.accountId, ids)),
  };
  const counted = list.filter(({ notApplicable, isRetired }) => !notApplicable && !isRetired);
  const done = counted.filter(({ status }) => status === 'Done').length;
  return {
    title: t('Compliance register: {{jurisdiction}}', { jurisdiction: jurisdictionName(jurisdiction) }),
    productName: brand.productName,
    madeFor: await accountName(db, actor.accountId),
    asOf: t('As of {{date}}', { date: longDate(clock.now()) }),
    summary: t('{{done}} of {{total}} requirements that apply are done.', { done, total: counted.length }),
    disclaimer: t('General information and not legal advice. The files named here are in the same archive.'),
    entries: list.map((one, index) => entryOf(one, folderOf(index), kept)),
  };
}

/** The files that a register names, in its order. */
const filesOf = ({ entries }: PackDocument): { id: string; name: string; at: Date }[] =>
  entries.flatMap(({ evidence }) =>
    evidence.flatMap(({ id, file, at }) => (file === null ? [] : [{ id, name: file, at: new Date(at) }])),
  );

/**
 * Sends the evidence pack of a jurisdiction: the register as PDF and Excel, as far as the plan includes them, and the files. It is
 * made while it is sent: no more than the register is ever whole in memory. Throws 403 where the plan includes neither.
 */
export async function sendPack(
  services: PackServices,
  actor: Actor,
  asked: Asked,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { db, packs } = services;
  const { isPDFDownloadEnabled, isExcelDownloadEnabled } = actor.account;
  const formats: PackFormat[] = [
    ...(actor.isStaff || isPDFDownloadEnabled ? (['pdf'] as const) : []),
    ...(actor.isStaff || isExcelDownloadEnabled ? (['xlsx'] as const) : []),
  ];
  if (formats.length === 0) {
    throw forbidden('not_included', t('Your plan does not include this kind of download.'));
  }
  const document = await documentOf(services, actor, asked);
  const registers: ZipEntry[] = [];
  for (const format of formats) {
    registers.push({
      name: `register.${format}`,
      bytes: [await packs.write({ format, document })],
      isPacked: true,
    });
  }
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield* registers;
    for (const { id, name, at } of filesOf(document))
      yield { name, bytes: bytesOfFile(db, id), isPacked: true, at };
  }
  return reply
    .headers({
      'content-disposition': attachment(`evidence-${asked.jurisdiction}-${asked.today}.zip`),
      'cache-control': 'no-store',
    })
    .type('application/zip')
    .send(zipStream(entries()));
}
