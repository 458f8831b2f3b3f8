import type pg from 'pg';
import { timed } from './timing.ts';

/** What a piece of work sent to the database. */
export interface Statement {
  text: string;
  values: unknown[];
}

/** Writes down what one piece of work sends to the database. */
export async function statementsOf(pool: pg.Pool, work: () => Promise<unknown>): Promise<Statement[]> {
  const seen: Statement[] = [];
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  pool.connect = (async () => {
    const client = await connect();
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((first: unknown, ...rest: unknown[]) => {
      if (typeof first === 'string') seen.push({ text: first, values: (rest[0] ?? []) as unknown[] });
      return query(first, ...rest);
    }) as typeof client.query;
    const release = client.release.bind(client);
    client.release = (error) => {
      client.query = query as typeof client.query;
      release(error);
    };
    return client;
  }) as typeof pool.connect;
  await work();
  pool.connect = connect as typeof pool.connect;
  return seen;
}

/** Prints where the time of these statements goes, one by one: what `EXPLAIN=1` asks of a benchmark. */
export async function explain(pool: pg.Pool, statements: Statement[]): Promise<void> {
  for (const { text, values } of statements) {
    const took = await timed(() => pool.query(text, values));
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain (analyze) ${text}`, values);
    console.log(`${took.toFixed(1)} ms  ${text.replace(/\s+/g, ' ').slice(0, 90)}`);
    console.log(rows.map((row) => `    ${row['QUERY PLAN']}`).join('\n'));
  }
}
