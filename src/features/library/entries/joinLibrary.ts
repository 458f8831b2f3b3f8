import path from 'node:path';
import { groupBy } from '../../../shared/groupBy.ts';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import type { JurisdictionFile, Library } from '../format/library.ts';
import { NOTHING_MOVED } from '../format/moved.ts';
import type { PoliciesContent } from '../format/policy.ts';
import type { ProvisionGroupContent } from '../format/provisionGroup.ts';
import { type Entry, type EntryKind, provisionPlace } from './entry.ts';
import type { Headers } from './splitLibrary.ts';

type Wholes = Record<string, unknown>;

const bySlash = (key: string): [string, string] => {
  const at = key.lastIndexOf('/');
  return [key.slice(0, at), key.slice(at + 1)];
};

function taxonomyOf(of: (kind: EntryKind) => Entry[], wholes: Wholes): Library['taxonomy'] {
  const groups = groupBy(of('group'), ({ key }) => bySlash(key)[0]);
  const topics = groupBy(of('topic'), ({ key }) => bySlash(key)[0]);
  const areas = of('area').map(({ key, content }) => ({
    ...content,
    topics: (topics.get(key) ?? []).map((topic) => ({
      ...topic.content,
      groups: (groups.get(topic.key) ?? []).map(({ content: { fields: _, ...group } }) => group),
    })),
  }));
  return { jurisdictions: wholes['taxonomy.yaml'] ?? [], areas } as unknown as Library['taxonomy'];
}

/** Provision groups and their sample policies, each with its file. */
function groupFiles(of: (kind: EntryKind) => Entry[]): Pick<Library, 'groups' | 'policies'> {
  const fields = new Map(of('group').map(({ key, content }) => [key, content.fields]));
  const byGroup = groupBy(of('provision'), ({ key }) => provisionPlace(key).group);
  const groups: Library['groups'] = [];
  const policies: Library['policies'] = [];
  const keys = new Set([...byGroup.keys(), ...[...fields].flatMap(([key, own]) => (own ? [key] : []))]);
  for (const group of [...keys].sort()) {
    const provisions: Record<string, unknown> = {};
    const samples: Record<string, unknown> = {};
    for (const { key, content } of byGroup.get(group) ?? []) {
      const { policy, ...provision } = content;
      provisions[provisionPlace(key).jurisdiction] = provision;
      if (policy) samples[provisionPlace(key).jurisdiction] = policy;
    }
    const content = { group, fields: fields.get(group) ?? {}, provisions } as ProvisionGroupContent;
    groups.push({ file: `provisions/${group}.yaml`, content });
    if (Object.keys(samples).length > 0) {
      policies.push({
        file: `policies/${group}.yaml`,
        content: { group, policies: samples } as PoliciesContent,
      });
    }
  }
  return { groups, policies };
}

function byJurisdiction<T>(entries: readonly Entry[]): JurisdictionFile<T>[] {
  return [...groupBy(entries, ({ file }) => file)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, own]) => ({
      file,
      jurisdiction: path.basename(file, '.yaml') as JurisdictionCode,
      content: own.map(({ content }) => content as T),
    }));
}

/** Entries as the library that they make together: the way back of `splitLibrary`. */
export function joinLibrary(entries: readonly Entry[]): { library: Library; headers: Headers } {
  const kinds = groupBy(entries, ({ kind }) => kind);
  const of = (kind: EntryKind): Entry[] => kinds.get(kind) ?? [];
  const list = <T>(kind: EntryKind): T[] => of(kind).map(({ content }) => content as T);
  const wholes: Wholes = Object.fromEntries(of('file').map(({ key, content }) => [key, content.whole]));
  const library: Library = {
    stated: (wholes['library.yaml'] as { stated: string } | undefined)?.stated ?? '',
    taxonomy: taxonomyOf(of, wholes),
    instruments: list('instrument'),
    industries: list('industry'),
    ...groupFiles(of),
    bills: byJurisdiction(of('bill')),
    specialRules: byJurisdiction(of('specialRule')),
    checklists: byJurisdiction(of('requirement')),
    guidance: {
      notices: (wholes['notices.yaml'] ?? []) as Library['guidance']['notices'],
      announcements: (wholes['announcements.yaml'] ?? []) as Library['guidance']['announcements'],
      help: (wholes['help.yaml'] ?? []) as Library['guidance']['help'],
    },
    moved: (wholes['moved.yaml'] ?? NOTHING_MOVED) as Library['moved'],
    coverageLimits: (wholes['not-covered.yaml'] ?? []) as Library['coverageLimits'],
  };
  const headers = new Map(of('file').map(({ key, content }) => [key, String(content.header ?? '')]));
  return { library, headers };
}
