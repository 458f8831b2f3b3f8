import { Readable } from 'node:stream';
import { AppError } from '../../../platform/errors.ts';
import type { Handlers } from '../../../platform/http/feature.ts';
import type { Services } from '../../../platform/services.ts';
import { t } from '../../../shared/text.ts';
import type { statutesContract } from '../contract.ts';
import { closeChange, readStatuteAgain } from './changes.ts';
import { importStatute } from './import/importStatute.ts';
import { assertSize } from './import/readStatute.ts';
import { listStatuteChanges, openStatuteChange } from './listChanges.ts';
import { redlineLines } from './redlineLines.ts';
import { bodyOn, citedText, sectionOf, textOfInstrument } from './sections.ts';

/** The calls about the texts of statutes. */
export function statutesHandlers(services: Services): Handlers<typeof statutesContract> {
  const { db, redlines } = services;
  return {
    importStatute: ({ actor, request }) => {
      const { body } = request;
      if (!(body instanceof Readable)) {
        throw new AppError(415, 'unsupported_media_type', t('Send the bytes of a file.'), {
          file: t('Send the bytes of a file.'),
        });
      }
      assertSize(Number(request.headers['content-length'] ?? 0));
      return importStatute(services, actor, body);
    },
    statuteChanges: () => listStatuteChanges(db),
    statuteChange: ({ params }) => openStatuteChange(services, params.id),
    readStatuteAgain: ({ actor, params, body }) => readStatuteAgain(services, actor, { ...params, ...body }),
    closeStatuteChange: async ({ actor, params, body }) => {
      await closeChange(services, actor, { ...params, ...body });
      return {};
    },
    instrumentText: ({ params }) => textOfInstrument(db, params.id),
    section: async ({ params, query: { against, ...label } }) => {
      const section = await sectionOf(db, params.id, label);
      const redline = against
        ? await redlineLines(redlines, bodyOn(section, against), section.versions[0]?.body ?? '')
        : null;
      return { ...section, redline };
    },
    citedText: ({ params }) => citedText(db, params.id),
  };
}
