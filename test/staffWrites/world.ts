import type { LightMyRequestResponse } from 'fastify';
import { desk, MINIMUM_WAGE, provisionOf } from '../editor/desk.ts';
import type { TestApp, Visitor } from '../testApp.ts';

export type Answer = Pick<LightMyRequestResponse, 'statusCode' | 'body' | 'json'>;

/** The server, and the people by whom the writes of staff are tried. */
export interface World {
  app: TestApp;
  editor: Visitor;
  admin: Visitor;
  tom: ReturnType<typeof desk>;
  /** The provision of the minimum wage; each jurisdiction is for one test. */
  wage: (jurisdiction: string) => Promise<string>;
  rows: <Row>(text: string, values?: unknown[]) => Promise<Row[]>;
  /** Sends a file. */
  send: (path: string, payload: string | Buffer) => Promise<Answer>;
}

export async function staffWorld(app: TestApp): Promise<World> {
  const editor = await app.signIn('editor@demo.test');
  return {
    ...{ app, editor, admin: await app.signIn('admin@demo.test'), tom: desk(editor) },
    wage: (jurisdiction) => provisionOf(app, MINIMUM_WAGE, jurisdiction),
    rows: async <Row>(text: string, values: unknown[] = []) =>
      (await app.database.pool.query(text, values)).rows as Row[],
    send: (url, payload) =>
      app.http.inject({
        ...{ method: 'POST', url, payload },
        headers: { authorization: `Bearer ${editor.token}`, 'content-type': 'application/octet-stream' },
      }),
  };
}

/** What a write does to a thing: a new one has no before, one that goes no after. */
export type Does = 'creates' | 'changes' | 'removes';

/** A call that writes: `prepare` makes what it needs, and answers the call itself. */
export interface StaffWrite {
  does: Does;
  prepare: (world: World) => Promise<() => Promise<Answer>>;
}

type Prepare = StaffWrite['prepare'];
export const creates = (prepare: Prepare): StaffWrite => ({ does: 'creates', prepare });
export const changes = (prepare: Prepare): StaffWrite => ({ does: 'changes', prepare });
export const removes = (prepare: Prepare): StaffWrite => ({ does: 'removes', prepare });

/** The answer of a call that prepares; throws where it failed. */
export const made = <Body>(answer: Answer): Body => {
  if (answer.statusCode >= 300) throw new Error(`${answer.statusCode} ${answer.body}`);
  return answer.json();
};

let keys = 0;
/** Gives somebody a second factor that they have lost. */
export async function giveFactor({ rows }: World, email: string): Promise<void> {
  await rows(
    `with person as (update users set has_factor = true where email = $1 returning id)
     insert into sign_in_factors (id, user_id, kind, name, confirmed_at, created_at, credential_id, public_key)
     select $2, id, 'passkey', 'A lost key', now(), now(), $2, 'none' from person`,
    [email, `lost-${++keys}`],
  );
}
