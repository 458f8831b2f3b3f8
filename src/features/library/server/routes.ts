import { Readable } from 'node:stream';
import { AppError } from '../../../platform/errors.ts';
import { attachment } from '../../../platform/files/attachment.ts';
import { zipStream } from '../../../platform/files/zipStream.ts';
import type { Handlers } from '../../../platform/http/feature.ts';
import type { Services } from '../../../platform/services.ts';
import { t } from '../../../shared/text.ts';
import { torontoDay } from '../../../shared/torontoDate.ts';
import type { libraryContract } from '../contract.ts';
import { countOpen, readDifference, readDifferences } from './differences/differences.ts';
import { settleDifference } from './differences/settle.ts';
import { assertReadTwice } from './exchange/assertReadTwice.ts';
import { exportFiles } from './exchange/exportFiles.ts';
import { applyImport, dropImport, importEntry, readImport } from './exchange/imports.ts';
import { readUpload } from './exchange/readUpload.ts';
import { zipEntries } from './exchange/zipEntries.ts';

/** The calls about the library as files: export, import, and where both differ. */
export function libraryHandlers(services: Services): Handlers<typeof libraryContract> {
  const { db, clock } = services;
  const today = (): string => torontoDay(clock.now());
  return {
    differences: () => readDifferences(db, clock.now()),
    countDifferences: () => countOpen(db),
    difference: ({ query }) => readDifference(db, query, today()),
    settleDifference: ({ actor, body }) => settleDifference(services, actor, body),
    exportLibrary: async ({ query: { extent }, reply }) => {
      const files = await exportFiles(db, extent, today());
      const name = extent === 'whole' ? 'library' : 'library-changes';
      return reply
        .headers({
          'content-disposition': attachment(`${name}-${today()}.zip`),
          'cache-control': 'no-store',
        })
        .type('application/zip')
        .send(zipStream(zipEntries(files)));
    },
    readImport: async ({ actor, query, request: { body } }) => {
      if (!(body instanceof Readable)) {
        const message = t('Send the bytes of a zip.');
        throw new AppError(415, 'unsupported_media_type', message, { file: message });
      }
      return readImport(services, actor, query.name, await readUpload(body));
    },
    importEntry: ({ actor, params, query }) => importEntry(db, actor, params.id, query),
    applyImport: ({ actor, params }) =>
      applyImport(services, actor, params.id, (what) => assertReadTwice(services, what)),
    dropImport: ({ actor, params }) => dropImport(db, actor, params.id),
  };
}
