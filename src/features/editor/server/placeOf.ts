import type { Db } from '../../../platform/db/schema.ts';
import { notFound } from '../../../platform/errors.ts';
import { t } from '../../../shared/text.ts';
import { editableOf } from '../../provisions/server/reads.ts';

/** Where a provision stands in the library, and what it says as it is published. Throws 404 for an unknown one. */
export async function placeOf(db: Db, id: string) {
  const found = await editableOf(db, id);
  if (!found) throw notFound(t('This provision could not be found.'));
  const { row, content } = found;
  return {
    content,
    place: { id, areaId: row.area_id, topicId: row.topic_id, jurisdiction: row.jurisdiction },
  };
}
