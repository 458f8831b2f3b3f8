import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { AMENDED, ask, EDITORIAL, read, rowsOf, UNTOUCHED } from './server.ts';

/** Tests that what staff wrote stands, with the library of today around it. */
export function findsWhatStaffWrote(): void {
  test('a text that staff published stands, although the library of today says another', async () => {
    expect(await read('owner@demo.test', `/api/provisions/${AMENDED}`)).toMatchObject({
      description:
        '<p>Edited by staff: the rate of the <strong>orchard</strong> example is 18.75 dollars an hour.</p>',
      warning: '<p>Staff warning: two readings of the piece rate are before the Tribunal.</p>',
      policy: '<p>Staff policy: we pay the orchard rate from the first hour.</p>',
    });
    expect(await read('owner@demo.test', `/api/provisions/${EDITORIAL}`)).toMatchObject({
      description: '<p>Edited by staff, editorially: Halifax wording.</p>',
    });
    const sample = await ask(`/api/preview/${EDITORIAL}`);
    expect(sample.statusCode).toBe(200);
    expect(sample.body).toContain('Halifax wording');
  });

  test('the library of today was loaded around it', async () => {
    const [untouched] = await rowsOf(sql<{ description: string }>`
    select description from provisions where jurisdiction = ${UNTOUCHED.jurisdiction}
      and provision_group_id = (select id from provision_groups where key = ${UNTOUCHED.group})`);
    expect(untouched?.description).toBeTruthy();
    expect(untouched?.description).not.toContain('An older library');
  });

  test('the edit has its earlier text, its entry for readers and its audit row', async () => {
    const { versions } = await read<{ versions: { previous: string; changeType: string }[] }>(
      'owner@demo.test',
      `/api/provisions/${AMENDED}/timeMachine`,
    );
    expect(versions[0]?.previous).toContain('Pay at least <strong>$18.25</strong> an hour');
    expect(versions[0]?.changeType).toBe('Amendment In Force');
    const { versions: editorial } = await read<{ versions: { previous: string }[] }>(
      'owner@demo.test',
      `/api/provisions/${EDITORIAL}/timeMachine`,
    );
    expect(editorial[0]?.previous).toBeTruthy();
    expect(editorial[0]?.previous).not.toContain('Halifax');

    expect(
      await rowsOf(sql`
      select e.change_type, e.from_library, v.description like '%$18.25%' as has_earlier_text
      from update_entries e join provision_versions v on v.id = e.before_version_id
      where e.provision_id = ${AMENDED} and e.at = '2026-11-22T10:06:02.404Z'`),
    ).toEqual([{ change_type: 'Amendment In Force', from_library: false, has_earlier_text: true }]);
    expect(
      await rowsOf(sql`
      select user_email, action, before->>'description' like '%$18.25%' as has_before,
        after->>'description' like '%orchard%' as has_after
      from audit_log where subject_id = ${AMENDED}`),
    ).toEqual([
      { user_email: 'editor@demo.test', action: 'provision.publish', has_before: true, has_after: true },
    ]);
  });

  test('search words of staff are kept', async () => {
    const words = await read<{ line: string; isStarter: boolean; isActive: boolean; isEdited: boolean }[]>(
      'editor@demo.test',
      '/api/staff/searchWords',
    );
    expect(words.filter(({ isEdited }) => isEdited)).toMatchObject([
      { line: 'abused > domestic violence, domestic or sexual violence', isStarter: true, isActive: false },
      { line: 'orchard, fruit farm', isStarter: false, isActive: true },
    ]);
  });
}
