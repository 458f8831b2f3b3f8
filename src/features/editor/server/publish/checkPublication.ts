import type { Db } from '../../../../platform/db/schema.ts';
import { AppError, badRequest } from '../../../../platform/errors.ts';
import { t } from '../../../../shared/text.ts';
import { addDays, shortDate, torontoDay } from '../../../../shared/torontoDate.ts';
import type { EditableProvision } from '../../../provisions/editable.ts';
import { namesOfProvisions, type ProvisionForEditing } from '../../../provisions/server/reads.ts';
import { lintContent, overwrittenKeys } from '../../lintable.ts';
import type { Publication } from '../../schemas.ts';
import { instrumentsByIds } from '../instruments.ts';
import { borrowedBy } from '../openProvision.ts';

/** A reading that is put off for longer would be as good as forgotten: the best evidence vouches for less. */
const MAX_REVIEW_DAYS = 730;

/** What the dialog asks for. Throws a 400 that names the field. */
export function assertComplete(publication: Publication, content: EditableProvision, now: Date): void {
  const { changeType, effectiveDate, line, checkedAgainst, nothingRead, at } = publication;
  const today = torontoDay(now);
  if (changeType !== 'Editorial') {
    if (effectiveDate === null) throw badRequest('effectiveDate', t('Say from when it holds.'));
    if (line === null) throw badRequest('line', t('Say in one line what readers are told.'));
  }
  if (changeType === 'Amendment In Force' && effectiveDate && effectiveDate > today) {
    throw badRequest(
      'effectiveDate',
      t('{{date}} is still to come. Choose Upcoming Amendment, or another day.', {
        date: shortDate(effectiveDate),
      }),
    );
  }
  if (changeType === 'Upcoming Amendment' && effectiveDate && effectiveDate <= today) {
    throw badRequest(
      'effectiveDate',
      t('{{date}} has come. Choose Amendment In Force, or a day to come.', {
        date: shortDate(effectiveDate),
      }),
    );
  }
  const known = new Set(content.sources.map(({ ref }) => ref));
  if (checkedAgainst.some((ref) => !known.has(ref))) {
    throw badRequest('checkedAgainst', t('This provision does not rest on that source.'));
  }
  if (checkedAgainst.length === 0 && (nothingRead ?? '').length < 3) {
    throw badRequest(
      'checkedAgainst',
      t('Say what this version was checked against, or why nothing new was read.'),
    );
  }
  const { reviewBy } = publication;
  if (reviewBy !== null && (reviewBy <= today || reviewBy > addDays(today, MAX_REVIEW_DAYS))) {
    throw badRequest('reviewBy', t('Choose a day to come, within two years.'));
  }
  if (at !== null && new Date(at) <= now) throw badRequest('at', t('Choose a time to come.'));
}

/** Everything that is pointed at is there. */
async function assertWhole(db: Db, content: EditableProvision): Promise<void> {
  const found = await instrumentsByIds(
    db,
    [...content.acts, ...content.regulations].map(({ id }) => id),
  );
  const kinds = new Map(found.map(({ id, kind }) => [id, kind]));
  const missing = t('This act or regulation is no longer there. Choose another.');
  if (content.acts.some(({ id }) => kinds.get(id) !== 'act')) throw badRequest('acts', missing);
  if (content.regulations.some(({ id }) => kinds.get(id) !== 'regulation')) {
    throw badRequest('regulations', missing);
  }
  const referred = await namesOfProvisions(db, content.references);
  if (referred.length < content.references.length) {
    throw badRequest('references', t('A provision under “Also see” is no longer there.'));
  }
}

/**
 * Whether a draft may go out as it is asked for: the dialog is complete, what it points at exists, nothing published is written over
 * without a word, and the library's own rules find no error. Throws a 400 that names the field; findings come under their values' keys.
 */
export async function assertPublishable(
  db: Db,
  now: Date,
  row: ProvisionForEditing,
  { content, base }: { content: EditableProvision; base: EditableProvision },
  publication: Publication,
): Promise<void> {
  assertComplete(publication, content, now);
  await assertWhole(db, content);
  const overwritten = overwrittenKeys(base, content);
  if (overwritten.length > 0 && (publication.correctionWhy ?? '').length < 3) {
    throw badRequest(
      'correctionWhy',
      t('An older row of {{fields}} was changed. A new rate is a new row; for a correction say why.', {
        fields: row.fields
          .filter(({ key }) => overwritten.includes(key))
          .map(({ label }) => label)
          .join(', '),
      }),
    );
  }
  const instruments = await instrumentsByIds(
    db,
    [...content.acts, ...content.regulations].map(({ id }) => id),
  );
  const day = row.frozen_at ?? torontoDay(now);
  const stated =
    publication.changeType === 'Amendment In Force' ? publication.effectiveDate : content.effectiveDate;
  const errors = lintContent({
    jurisdiction: row.jurisdiction,
    fields: row.fields,
    instruments,
    borrowed: await borrowedBy(db, [content], row.jurisdiction),
    content: { ...content, effectiveDate: stated && stated <= day ? stated : null },
    day,
  }).filter(({ severity }) => severity === 'error');
  if (errors.length > 0) {
    throw new AppError(
      400,
      'findings',
      t('{{count}} findings keep this from being published.', { count: errors.length }),
      Object.fromEntries(errors.map(({ key, rule, message }) => [key ? `values.${key}` : rule, message])),
    );
  }
}
