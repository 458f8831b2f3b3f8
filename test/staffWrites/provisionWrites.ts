import { withRoom } from '../editor/desk.ts';
import { changes, creates, made, removes, type StaffWrite, type World } from './world.ts';

const data = (id: string, part: string) => `/api/staff/data/provisions/${id}/${part}`;
const RULE = {
  ...{ type: 'Exemption', description: '<p>Not for guides.</p>', industries: [], acts: [], regulations: [] },
};
const DUTY = { on: '12-01', duty: 'File the yearly report.', from: null };

/** A draft with more words than what is published. */
const drafted = async ({ tom, wage }: World, jurisdiction: string) => {
  const id = await wage(jurisdiction);
  const { version } = await tom.draft(id, ({ description }) => ({
    description: `${description}<p>Keep a copy.</p>`,
  }));
  return { id, version };
};
/** A draft that waits for a second reader. */
const asked = async (world: World, jurisdiction: string) => {
  const { id, version } = await drafted(world, jurisdiction);
  world.app.config.review = 'required';
  made(await world.tom.publish(id, version));
  return id;
};
const withoutReview = async <T>({ app }: World, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } finally {
    app.config.review = 'none';
  }
};
/** An announcement that no bill brings. */
const announced = async (world: World, jurisdiction: string) => {
  const { id, version } = await drafted(world, jurisdiction);
  const upcoming = {
    changeType: 'Upcoming Amendment' as const,
    effectiveDate: '2027-04-01',
    line: 'The rate rises in spring.',
  };
  made(await world.tom.publish(id, version, upcoming));
  const change = (await world.tom.open(id)).upcoming.find(({ billId }) => billId === null);
  return change?.id ?? '';
};
const proposed = async (world: World, jurisdiction: string) => {
  const id = await world.wage(jurisdiction);
  world.app.config.review = 'required';
  return made<{ id: string }>(await world.editor.post(data(id, 'rules'), RULE)).id;
};
const rule = async ({ editor, wage }: World, jurisdiction: string) => {
  const id = await wage(jurisdiction);
  return data(id, `rules/${made<{ id: string }>(await editor.post(data(id, 'rules'), RULE)).id}`);
};
const duty = async ({ editor, wage }: World, jurisdiction: string) => {
  const id = await wage(jurisdiction);
  return data(id, `deadlines/${made<{ id: string }>(await editor.post(data(id, 'deadlines'), DUTY)).id}`);
};
const firstSource = async ({ tom, wage }: World, jurisdiction: string) => {
  const id = await wage(jurisdiction);
  const { content } = await tom.open(id);
  return { id, ref: content.sources[0]?.ref ?? '', checked: content.sources[0]?.checked ?? null };
};

/** Each call by which editors write provisions, and what stands beside them. */
export const PROVISION_WRITES: Record<string, StaffWrite> = {
  'provisions.publishProvision': changes(async ({ editor, tom, wage }) => {
    const id = await wage('AB');
    const { revision, content } = await tom.open(id);
    const body = {
      description: `${withRoom(content.description)}<p>More.</p>`,
      changeType: 'Editorial',
      revision,
    };
    return () => editor.post(`/api/staff/provisions/${id}/publish`, body);
  }),
  'provisions.markPublicSample': changes(async ({ editor, wage }) => {
    const id = await wage('AB');
    return () => editor.patch(`/api/staff/provisions/${id}/publicSample`, { isPublicSample: true });
  }),
  'provisions.deleteVersions': removes(async (world) => {
    const { id, version } = await drafted(world, 'BC');
    made(await world.tom.publish(id, version));
    const [kept] = await world.rows<{ id: string }>(
      'select id from provision_versions where provision_id = $1',
      [id],
    );
    return () => world.editor.delete(`/api/provisions/${id}/timeMachine?ids=${kept?.id}`);
  }),
  'editor.beginProvision': creates(async ({ editor, rows }) => {
    const [gap] = await rows<{ id: string; code: string }>(
      `select g.id, j.code from provision_groups g cross join jurisdictions j where g.archived_at is null
         and not exists (select 1 from provisions p where p.provision_group_id = g.id and p.jurisdiction = j.code)
       order by g.id, j.code limit 1`,
    );
    return () => editor.post(`/api/staff/data/groups/${gap?.id}/provisions`, { jurisdiction: gap?.code });
  }),
  'editor.publish': changes(async (world) => {
    const { id, version } = await drafted(world, 'MB');
    return () => world.tom.publish(id, version);
  }),
  'editor.undoPublish': changes(async (world) => {
    const { id, version } = await drafted(world, 'NB');
    const { publicationId } = made<{ publicationId: string }>(await world.tom.publish(id, version));
    return () => world.editor.post(`/api/staff/data/publications/${publicationId}/undo`);
  }),
  'editor.approve': changes(async (world) => {
    const id = await asked(world, 'NL');
    const body = { editorId: world.editor.user.id };
    return () => withoutReview(world, () => world.admin.post(data(id, 'approve'), body));
  }),
  'editor.cancelWaiting': changes(async (world) => {
    const id = await asked(world, 'NS');
    const body = { editorId: world.editor.user.id };
    return () => withoutReview(world, () => world.editor.post(data(id, 'cancelWaiting'), body));
  }),
  'editor.unpublish': changes(async ({ editor, tom, wage }) => {
    const id = await wage('NT');
    const { revision } = await tom.open(id);
    return () => editor.post(data(id, 'unpublish'), { revision, why: 'It is wrong.' });
  }),
  'editor.readAgain': changes(async (world) => {
    const { id, ref } = await firstSource(world, 'ON');
    return () => world.editor.post(data(id, 'readAgain'), { ref });
  }),
  'editor.undoReadAgain': changes(async (world) => {
    const { id, ref, checked } = await firstSource(world, 'AB');
    const { revision } = made<{ revision: number }>(await world.editor.post(data(id, 'readAgain'), { ref }));
    return () => world.editor.post(data(id, 'undoReadAgain'), { ref, checked, revision });
  }),
  'editor.putOff': changes(async ({ editor, wage }) => {
    const id = await wage('ON');
    return () => editor.post(data(id, 'putOff'), { isPutOff: true });
  }),
  'editor.writeUpcoming': changes(async (world) => {
    const id = await announced(world, 'PE');
    return () => world.editor.patch(`/api/staff/data/changes/${id}`, { overview: '<p>It falls.</p>' });
  }),
  'editor.rollIn': changes(async (world) => {
    const id = await announced(world, 'QC');
    const upcomingText = '<p>All of it, anew.</p>';
    made(await world.editor.patch(`/api/staff/data/changes/${id}`, { upcomingText, day: '2026-11-01' }));
    return () => world.editor.post(`/api/staff/data/changes/${id}/rollIn`);
  }),
  'editor.withdrawAnnouncement': removes(async (world) => {
    const id = await announced(world, 'SK');
    return () => world.editor.delete(`/api/staff/data/changes/${id}`);
  }),
  'editor.addRule': creates(async ({ editor, wage }) => {
    const id = await wage('YT');
    return () => editor.post(data(id, 'rules'), RULE);
  }),
  'editor.changeRule': changes(async (world) => {
    const path = await rule(world, 'YT');
    return () => world.editor.patch(path, { ...RULE, description: '<p>Nor for pilots.</p>' });
  }),
  'editor.removeRule': removes(async (world) => {
    const path = await rule(world, 'YT');
    return () => world.editor.delete(path);
  }),
  'editor.addDeadline': creates(async ({ editor, wage }) => {
    const id = await wage('YT');
    return () => editor.post(data(id, 'deadlines'), DUTY);
  }),
  'editor.changeDeadline': changes(async (world) => {
    const path = await duty(world, 'YT');
    return () => world.editor.patch(path, { ...DUTY, on: '03-31' });
  }),
  'editor.removeDeadline': removes(async (world) => {
    const path = await duty(world, 'YT');
    return () => world.editor.delete(path);
  }),
  'editor.approveProposal': changes(async (world) => {
    const id = await proposed(world, 'NU');
    return () => withoutReview(world, () => world.admin.post(`/api/staff/data/proposals/${id}/approve`, {}));
  }),
  'editor.dropProposal': changes(async (world) => {
    const id = await proposed(world, 'NU');
    return () => withoutReview(world, () => world.admin.delete(`/api/staff/data/proposals/${id}`));
  }),
};
