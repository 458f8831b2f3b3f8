import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import pg from 'pg';
import type { Provision } from '../generate.ts';
import { type BenchQuery, FACETS } from '../queries.ts';
import type { BenchAnswer, BenchEngine } from './benchEngine.ts';

type Run = (sql: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;

const TABLE = `
  create extension if not exists pg_trgm;
  drop table if exists bench_provisions, bench_words;
  create table bench_provisions (
    id text primary key, area text, area_id text, topic text, jurisdiction text, jurisdiction_name text,
    bills text[], special_rules text[], name text, warning text, description text, published boolean,
    words tsvector generated always as (
      setweight(to_tsvector('english', name), 'A') || setweight(to_tsvector('english', topic || ' ' || area), 'B') ||
      setweight(to_tsvector('english', warning || ' ' || description), 'D')) stored
  )`;

const INDEXES = `
  create index on bench_provisions using gin (words);
  create index on bench_provisions (jurisdiction);
  create table bench_words as select word from ts_stat(
    'select to_tsvector(''simple'', name || '' '' || description) from bench_provisions') where length(word) > 3;
  create index on bench_words using gin (word gin_trgm_ops);
  analyze bench_provisions`;

const COLUMNS: Record<(typeof FACETS)[number], string> = {
  area: 'area',
  topic: 'topic',
  jurisdictionName: 'jurisdiction_name',
  bills: 'unnest(bills)',
  specialRules: 'unnest(special_rules)',
};

/** Full text search with weights and headlines, facets in the same statement, trigrams for words that nothing holds. */
abstract class FullText implements BenchEngine {
  protected abstract readonly run: Run;

  async build(documents: readonly Provision[]): Promise<void> {
    for (const statement of TABLE.split(';')) await this.run(statement);
    for (let at = 0; at < documents.length; at += 500) {
      await this.run(
        `insert into bench_provisions select d->>'objectID', d->>'area', d->>'areaId', d->>'topic', d->>'jurisdiction',
           d->>'jurisdictionName', array(select jsonb_array_elements_text(d->'bills')),
           array(select jsonb_array_elements_text(d->'specialRules')), d->>'name', d->>'textWarning', d->>'textDescription',
           (d->>'isPublished')::boolean from jsonb_array_elements($1::jsonb) d`,
        [JSON.stringify(documents.slice(at, at + 500))],
      );
    }
    for (const statement of INDEXES.split(';')) await this.run(statement);
  }

  async search(query: BenchQuery): Promise<BenchAnswer> {
    const answer = await this.#ask(query, query.text);
    if (answer.total > 0 || query.kind === 'phrase') return answer;
    const words = await Promise.all(
      query.text.split(' ').map(async (word) => {
        const { rows } = await this.run(
          'select word from bench_words where word % $1 order by similarity(word, $1) desc limit 1',
          [word],
        );
        return (rows[0]?.word as string | undefined) ?? word;
      }),
    );
    return this.#ask(query, words.join(' '));
  }

  abstract close(): Promise<void>;

  async #ask({ kind, tenant, refinements }: BenchQuery, text: string): Promise<BenchAnswer> {
    const words = text.split(' ');
    const tsquery = kind === 'phrase' ? `phraseto_tsquery('english', $1)` : `to_tsquery('english', $1)`;
    const typed =
      kind === 'phrase'
        ? text
        : words.map((word, at) => (at === words.length - 1 ? `${word}:*` : word)).join(' & ');
    const refined = (except: string | null): string =>
      [
        'true',
        ...Object.keys(refinements)
          .filter((facet) => facet !== except)
          .map((facet) => `${COLUMNS[facet as 'area']} = any(${facet === 'topic' ? '$4' : '$5'})`),
      ].join(' and ');
    const facets = FACETS.map(
      (facet) =>
        `select '${facet}' facet, value, count(*)::int from (select ${COLUMNS[facet]} value from m where ${refined(facet)}) v group by value`,
    ).join(' union all ');
    const { rows } = await this.run(
      `with q as (select ${tsquery} q),
       m as materialized (select p.*, ts_rank(words, q) rank, q from bench_provisions p, q where words @@ q and published
         and jurisdiction = any($2) and ($3::text[] is null or area_id = any($3))),
       hits as (select * from m where ${refined(null)} order by rank desc, id limit 10)
       select (select count(*)::int from m where ${refined(null)}) total,
         (select coalesce(json_agg(json_build_object('name', ts_headline('english', name, q, 'HighlightAll=true'),
            'text', ts_headline('english', description, q, 'HighlightAll=true'),
            'warning', ts_headline('english', warning, q, 'HighlightAll=true'),
            'snippet', ts_headline('english', description, q, 'MaxWords=30, MinWords=20'))), '[]') from hits) hits,
         (select coalesce(json_agg(f), '[]') from (${facets}) f) facets, $4::text[] is null and $5::text[] is null unrefined`,
      [
        typed,
        tenant.jurisdictions,
        tenant.areaIds,
        refinements.topic ?? null,
        refinements.jurisdictionName ?? null,
      ],
    );
    const row = rows[0] as {
      total: number;
      hits: BenchAnswer['hits'];
      facets: { facet: string; value: string; count: number }[];
    };
    const counts: Record<string, Record<string, number>> = Object.fromEntries(
      FACETS.map((facet) => [facet, {}]),
    );
    for (const { facet, value, count } of row.facets)
      (counts[facet] as Record<string, number>)[value] = count;
    return { total: row.total, hits: row.hits, facets: counts };
  }
}

/** The embedded PostgreSQL, in memory. */
export class EmbeddedPostgres extends FullText {
  readonly #database = new PGlite({ extensions: { pg_trgm } });
  protected readonly run: Run = async (sql, values) =>
    this.#database.query<Record<string, unknown>>(sql, values);

  async close(): Promise<void> {
    await this.#database.close();
  }
}

/** A PostgreSQL server at `BENCH_DATABASE_URL`. */
export class ServerPostgres extends FullText {
  readonly #pool = new pg.Pool({ connectionString: process.env.BENCH_DATABASE_URL, max: 1 });
  protected readonly run: Run = async (sql, values) => this.#pool.query(sql, values);

  async close(): Promise<void> {
    await this.run('drop table if exists bench_provisions, bench_words');
    await this.#pool.end();
  }
}
