import { type Algoliasearch, algoliasearch } from 'algoliasearch';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/schema.ts';
import { newId } from '../../../../platform/newId.ts';
import type { JurisdictionCode } from '../../../../shared/jurisdictions.ts';
import { changedProvisions } from '../../../provisions/server/reads.ts';
import { type ContentState, contentState } from '../contentState.ts';
import { DOCUMENT_FORM, searchDocuments } from '../documents.ts';
import { readLexicon } from '../lexicon.ts';
import { hostedSettings, hostedSynonyms } from './hostedSettings.ts';
import { assertTagsDiffer, tagsOf } from './scopeTags.ts';
import '../tables.ts';

type Document = Awaited<ReturnType<typeof searchDocuments>>[number];

/** Documents in one call of the service, which advises about 10 MB. */
const BATCH = 500;

export interface HostedServices {
  db: Db;
  clock: Clock;
  client: Algoliasearch;
  indexName: string;
}

/** The official client, which repeats calls on other hosts when one does not answer. `hosts` only where they are not the service's own. */
export const hostedClient = (
  appId: string,
  adminKey: string,
  hosts?: NonNullable<Parameters<typeof algoliasearch>[2]>['hosts'],
): Algoliasearch => algoliasearch(appId, adminKey, hosts ? { hosts } : {});

/** A document as the service keeps it: what a hit shows, what finds it, and the tags by which people are let see it. */
function hostedObject(document: Document): Record<string, unknown> {
  const { areaId, isPublished, updatedAt: _, ...kept } = document;
  const _tags = tagsOf({
    jurisdiction: document.jurisdiction as JurisdictionCode,
    areaId: areaId as string,
    isPublished: isPublished === true,
  });
  return { ...kept, _tags };
}

/**
 * Brings the hosted index to what the content is now: changed provisions one by one from the change log, everything anew where
 * anything else moved. Repeating it is safe. Rejects when the service does not take it; what was searched before stays.
 */
export async function followHosted(services: HostedServices): Promise<'whole' | 'changes' | 'nothing'> {
  const { db } = services;
  const now = await contentState(db);
  const kept = await db.selectFrom('search_hosted_index').selectAll().executeTakeFirst();
  const whole =
    kept?.database_id !== now.database || kept.structure !== now.structure || kept.form !== DOCUMENT_FORM;
  if (whole) await replaceAll(services);
  else {
    if (kept.log === now.log && kept.words === now.words) return 'nothing';
    if (kept.words !== now.words) await configure(services, services.indexName);
    await applyChanges(services, kept.log, now.log);
  }
  await remember(services, now);
  return whole ? 'whole' : 'changes';
}

/** Fills an index beside the one that is searched, and puts it in its place at once. */
async function replaceAll(services: HostedServices): Promise<void> {
  const { client, db, indexName } = services;
  const documents = await searchDocuments(db, null);
  assertTagsDiffer(documents.map(({ areaId }) => areaId as string));
  const beside = `${indexName}_${newId()}`;
  try {
    await configure(services, beside);
    await client.saveObjects({
      indexName: beside,
      objects: documents.map(hostedObject),
      batchSize: BATCH,
      waitForTasks: true,
    });
    const { taskID } = await client.operationIndex({
      indexName: beside,
      operationIndexParams: { operation: 'move', destination: indexName },
    });
    await client.waitForTask({ indexName, taskID });
  } catch (error) {
    await client.deleteIndex({ indexName: beside }).catch(() => {});
    throw error;
  }
}

/** Sets how an index searches, and the words it knows. */
async function configure({ client, db }: HostedServices, indexName: string): Promise<void> {
  const lexicon = await readLexicon(db);
  const settings = await client.setSettings({ indexName, indexSettings: hostedSettings(lexicon) });
  const synonyms = await client.saveSynonyms({
    indexName,
    synonymHit: hostedSynonyms(lexicon),
    replaceExistingSynonyms: true,
  });
  await client.batchDictionaryEntries({
    dictionaryName: 'stopwords',
    batchDictionaryEntriesParams: {
      clearExistingDictionaryEntries: true,
      requests: lexicon.stopWords.map((word) => ({
        action: 'addEntry',
        body: { objectID: `stop-${word}`, language: 'en', word, state: 'enabled' },
      })),
    },
  });
  await client.waitForTask({ indexName, taskID: settings.taskID });
  await client.waitForTask({ indexName, taskID: synonyms.taskID });
}

async function applyChanges(services: HostedServices, after: number, upTo: number): Promise<void> {
  const { client, db, indexName } = services;
  const ids = [...(await changedProvisions(db, after, upTo)).keys()];
  if (ids.length === 0) return;
  const documents = await searchDocuments(db, ids);
  const present = new Set(documents.map(({ objectID }) => objectID));
  const gone = ids.filter((id) => !present.has(id));
  if (documents.length > 0) {
    await client.saveObjects({
      indexName,
      objects: documents.map(hostedObject),
      batchSize: BATCH,
      waitForTasks: true,
    });
  }
  if (gone.length > 0) {
    await client.deleteObjects({ indexName, objectIDs: gone, batchSize: BATCH, waitForTasks: true });
  }
}

async function remember({ db, clock }: HostedServices, now: ContentState): Promise<void> {
  const row = {
    database_id: now.database,
    structure: now.structure,
    log: now.log,
    words: now.words,
    form: DOCUMENT_FORM,
    indexed_at: clock.now(),
  };
  await db
    .insertInto('search_hosted_index')
    .values(row)
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet(row))
    .execute();
}
