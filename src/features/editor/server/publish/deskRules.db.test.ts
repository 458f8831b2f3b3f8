import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../../test/testApp.ts';
import { torontoDay } from '../../../../shared/torontoDate.ts';
import { editableOf } from '../../../provisions/server/reads.ts';
import { lintContent } from '../../lintable.ts';
import { instrumentsByIds } from '../instruments.ts';
import { borrowedBy } from '../openProvision.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test('what passed the rules in its file passes them at the desk: doubts that are told to readers are seen there too', async () => {
  const { db } = app.database;
  const day = torontoDay(app.clock.now());
  // Those with a doubt, where the desk has to see what the file says of it.
  const doubted = await db
    .selectFrom('provisions')
    .select('id')
    .where('is_published', '=', true)
    .where('open_question', 'is not', null)
    .orderBy('id')
    .limit(30)
    .execute();
  expect(doubted.length).toBeGreaterThan(20);
  const refused: string[] = [];
  for (const { id } of doubted) {
    const found = await editableOf(db, id);
    if (!found) throw new Error(id);
    const { row, content } = found;
    const findings = lintContent({
      jurisdiction: row.jurisdiction,
      fields: row.fields,
      instruments: await instrumentsByIds(
        db,
        [...content.acts, ...content.regulations].map((cited) => cited.id),
      ),
      borrowed: await borrowedBy(db, [content], row.jurisdiction),
      content,
      day: row.frozen_at ?? day,
    });
    for (const { severity, rule, message } of findings) {
      if (severity === 'error') refused.push(`${id}: ${rule}: ${message}`);
    }
  }
  expect(refused).toEqual([]);
});
