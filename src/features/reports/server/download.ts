import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, forbidden } from '../../../platform/errors.ts';
import { t } from '../../../shared/text.ts';
import { torontoDay } from '../../../shared/torontoDate.ts';
import type { Actor } from '../../identity/actor.ts';
import { accountName } from '../../identity/server/reads.ts';
import { askedDay, sourcesOf } from '../../provisions/server/reads.ts';
import type { DownloadFormat } from '../contract.ts';
import { PROGRESS_TYPE, type ProgressLine } from '../downloadProgress.ts';
import type { Progress } from './export/progress.ts';
import { makeDocument } from './export/reportDocument.ts';
import { findReport } from './find.ts';
import { reportUrl } from './reads.ts';
import type { ReportsServices } from './services.ts';

interface Wanted {
  reportId: string;
  format: DownloadFormat;
  notes: boolean;
  policies: boolean;
  on?: string;
}

const TYPES: Record<DownloadFormat, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** A name that every system takes: letters, digits and dashes, with the day. */
export function fileName(name: string, day: string, format: DownloadFormat): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
  return `${plain || 'report'}-${day}.${format}`;
}

async function documentOf(
  services: ReportsServices,
  actor: Actor,
  { reportId, notes, policies, on }: Wanted,
) {
  const { db, clock, reader, brand } = services;
  const report = await findReport(db, actor, reportId);
  const provisions = await reader.byIds(actor.scope, report.provisions, askedDay(on, clock));
  return makeDocument({
    name: report.name,
    reportPath: reportUrl(report.id),
    ownerName: report.ownerName,
    accountName: await accountName(db, actor.accountId),
    provisions: notes ? await reader.withNotes(actor.userId, provisions) : provisions,
    outOfReach: report.outOfReach,
    withNotes: notes,
    withPolicies: policies,
    on: on ?? null,
    sources: await sourcesOf(
      db,
      provisions.map(({ id }) => id),
    ),
    now: clock.now(),
    productName: brand.productName,
    baseUrl: brand.publicUrl,
  });
}

/**
 * A report as a file. Who asks for `PROGRESS_TYPE` gets lines instead that say how far it is, and in the last one the file.
 * Throws 404 for a report that is not there for this person, and 403 for a kind of file that the account does not include.
 */
export async function sendDownload(
  services: ReportsServices,
  actor: Actor,
  wanted: Wanted,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const report = await findReport(services.db, actor, wanted.reportId);
  if (!report.downloads.includes(wanted.format)) {
    throw forbidden('not_included', t('Your plan does not include this kind of download.'));
  }
  const { format } = wanted;
  const document = await documentOf(services, actor, wanted);
  const write = (progress: Progress) => services.writer.write(actor.userId, { format, document }, progress);
  const name = fileName(report.name, torontoDay(services.clock.now()), format);
  reply.header('cache-control', 'no-store');
  if (request.headers.accept !== PROGRESS_TYPE) {
    const file = await write(() => {});
    return reply
      .type(TYPES[format])
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(Buffer.from(file));
  }
  const lines = new Readable({ read() {} });
  const say = (line: ProgressLine): boolean => lines.push(`${JSON.stringify(line)}\n`);
  write((progress) => say({ progress }))
    .then((file) => say({ name, type: TYPES[format], file: Buffer.from(file).toString('base64') }))
    .catch((error: unknown) => {
      if (!(error instanceof AppError)) request.log.error({ err: error }, 'a report could not be written');
      const message =
        error instanceof AppError
          ? error.message
          : t('The file could not be made. Please try again, or report an issue.');
      say({ error: message });
    })
    .finally(() => lines.push(null));
  return reply.header('content-encoding', 'identity').type(PROGRESS_TYPE).send(lines);
}
