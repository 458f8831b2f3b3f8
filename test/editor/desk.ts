import type { OpenProvision, Publication } from '../../src/features/editor/schemas.ts';
import type { EditableProvision } from '../../src/features/provisions/editable.ts';
import type { TestApp, Visitor } from '../testApp.ts';

/** A text may have 200 words. */
const WORDS_WITH_ROOM = 180;

const wordsOf = (html: string): number =>
  html
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;

/** A text of the library, without its last paragraphs where it has so many words that a test could not add a sentence of its own. */
export function withRoom(html: string): string {
  let kept = html;
  while (wordsOf(kept) > WORDS_WITH_ROOM) {
    const last = kept.lastIndexOf('<p>');
    if (last <= 0) break;
    kept = kept.slice(0, last);
  }
  return kept;
}

/** What an editor does at their desk, by calls. */
export const desk = (editor: Visitor) => {
  const open = async (id: string): Promise<OpenProvision> => {
    const response = await editor.get(`/api/staff/data/provisions/${id}`);
    if (response.statusCode !== 200) throw new Error(response.body);
    return response.json<OpenProvision>();
  };
  const save = (id: string, content: EditableProvision, from: { version?: number; baseRevision: number }) =>
    editor.post(`/api/staff/data/provisions/${id}/draft`, { content, version: 0, ...from });
  const publish = (id: string, version: number, publication: Partial<Publication> = {}) =>
    editor.post(`/api/staff/data/provisions/${id}/publish`, {
      version,
      publication: { ...EDITORIAL, ...publication },
    });
  /** Opens a provision, makes room in its text, changes it, and saves the draft. */
  const draft = async (id: string, change: (content: EditableProvision) => Partial<EditableProvision>) => {
    const opened = await open(id);
    const found = { ...opened.content, description: withRoom(opened.content.description) };
    const content = { ...found, ...change(found) };
    const response = await save(id, content, { baseRevision: opened.revision });
    if (response.statusCode !== 200) throw new Error(response.body);
    return { opened, content, version: response.json<{ version: number }>().version };
  };
  return { open, save, publish, draft };
};

export const EDITORIAL: Publication = {
  changeType: 'Editorial',
  effectiveDate: null,
  line: null,
  checkedAgainst: [],
  nothingRead: 'Better words for the same law.',
  reviewBy: null,
  correctionWhy: null,
  at: null,
};

/** The provision of a group in a jurisdiction. */
export async function provisionOf(app: TestApp, groupKey: string, jurisdiction: string): Promise<string> {
  const { rows } = await app.database.pool.query<{ id: string }>(
    `select p.id from provisions p join provision_groups g on g.id = p.provision_group_id
     where g.key = $1 and p.jurisdiction = $2`,
    [groupKey, jurisdiction],
  );
  const [row] = rows;
  if (!row) throw new Error(`${groupKey} has no provision in ${jurisdiction}`);
  return row.id;
}

export const MINIMUM_WAGE = 'employment-standards/wages-and-payment/minimum-wage';
