import { permalinkPath } from '../src/features/provisions/permalink.ts';

/** Calls as somebody, each answering what it got as JSON. */
export interface Calls {
  // biome-ignore lint/suspicious/noExplicitAny: whatever a call answers
  get: (path: string) => Promise<any>;
  // biome-ignore lint/suspicious/noExplicitAny: whatever a call answers
  post: (path: string, body: unknown) => Promise<any>;
}

/** Lets the minimum wage of a place rest on a page, as an editor would write it. Answers its permalink and its general rate. */
export async function restOnPage(
  editor: Calls,
  ref: string,
  place = 'PE',
): Promise<{ permalink: string; rate: string }> {
  const { areas } = await editor.get('/api/staff/data/tree');
  const groups = areas.flatMap(({ topics }: { topics: { groups: { id: string; name: string }[] }[] }) =>
    topics.flatMap((topic) => topic.groups),
  );
  const wage = groups.find(({ name }: { name: string }) => name === 'Minimum Wage');
  const { cells } = await editor.get(`/api/staff/data/groups/${wage.id}`);
  const id = cells.find(({ jurisdiction }: { jurisdiction: string }) => jurisdiction === place).provisionId;
  const open = await editor.get(`/api/staff/data/provisions/${id}`);
  const openQuestion = open.content.openQuestion ?? 'The rate of next year is not announced.';
  const content = {
    ...open.content,
    openQuestion,
    sources: [...open.content.sources, { type: 'page', ref }],
  };
  const { version } = await editor.post(`/api/staff/data/provisions/${id}/draft`, {
    ...{ content, version: 0, baseRevision: open.revision },
  });
  await editor.post(`/api/staff/data/provisions/${id}/publish`, {
    version,
    publication: {
      ...{
        changeType: 'Editorial',
        effectiveDate: null,
        line: null,
        reviewBy: null,
        correctionWhy: null,
        at: null,
      },
      ...{ checkedAgainst: [open.content.sources[0].ref], nothingRead: null },
    },
  });
  const permalink = permalinkPath({ id, area: open.area, topic: open.topic });
  return { permalink, rate: Number(open.content.values.generalHourly[0].value).toFixed(2) };
}
