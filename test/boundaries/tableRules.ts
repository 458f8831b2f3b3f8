import type { Rule } from './importRules.ts';
import { isBeneath, JOINABLE } from './order.ts';
import { featureOf, layerOf, type Source } from './sources.ts';
import { declaredTables, type TableUse, tableUses } from './tableUses.ts';

/** The folder that owns a table or makes a query: a feature, or a layer. */
const ownerOf = (file: string): string => featureOf(file) ?? layerOf(file);

interface ForeignUse extends TableUse {
  user: string;
  owner: string;
}

/** Every mention of a table by another than its owner. The tables of platform are for all. */
function foreignUses(sources: readonly Source[]): ForeignUse[] {
  const owners = new Map(
    sources.flatMap(({ file, text }) => declaredTables(text).map((table) => [table, ownerOf(file)] as const)),
  );
  return sources
    .flatMap((source) => tableUses(source, owners))
    .map((use) => ({ ...use, user: ownerOf(use.file), owner: owners.get(use.table) ?? '' }))
    .filter(({ user, owner }) => user !== owner && owner !== 'platform');
}

export const onlyTheOwnerWrites: Rule = (sources) =>
  foreignUses(sources)
    .filter(({ kind }) => kind === 'write')
    .map(
      ({ file, table, owner }) =>
        `${file} writes the table ${table}, which is ${owner}'s. Call a function of features/${owner}/server/writes.ts, and hand it the transaction.`,
    );

export const tablesAreReadDownwards: Rule = (sources) =>
  foreignUses(sources)
    .filter(({ kind, user, owner }) => kind === 'read' && !isBeneath(owner, user))
    .map(
      ({ file, table, user, owner }) =>
        `${file} reads the table ${table}, and ${owner} is not beneath ${user}. Let main hand in a function or a query that ${owner} makes.`,
    );

export const tablesAreReadThroughTheOwner: Rule = (sources) =>
  foreignUses(sources)
    .filter(({ kind, table }) => kind === 'read' && !JOINABLE.includes(table))
    .map(
      ({ file, table, owner }) =>
        `${file} reads the table ${table}, which is ${owner}'s and not among those that others may join. Ask a function of features/${owner}/server/reads.ts, or have it export the part of the query.`,
    );

/** Provision to group, or group to topic, spelt out in Kysely or SQL. */
const PLACE_JOIN =
  /'provision_groups\.id', 'provisions\.provision_group_id'|'topics\.id', 'provision_groups\.topic_id'|\.id = \w+\.provision_group_id\b|\bon \w+\.id = g\.topic_id/;

export const placesAreJoinedOnce: Rule = (sources) =>
  sources
    .filter(({ file, text }) => /\/server\//.test(file) && PLACE_JOIN.test(text))
    .filter(
      ({ file }) => !/^features\/(?:catalogue\/server\/reads|provisions\/server\/joins)\.ts$/.test(file),
    )
    .map(
      ({ file }) =>
        `${file} spells out the join from a provision to its group and topic. Begin with placedProvisions(db) or provisionsInTopics(db), or join PLACED_PROVISIONS in SQL (features/provisions/server/reads.ts).`,
    );
