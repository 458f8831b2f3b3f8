/**
 * The kinds of things that every editor may read about in the audit log: the library and what goes with it. All others, known
 * or to come, concern accounts, people or the machinery, and are for ADMIN only (specification 6).
 */
export const LIBRARY_KINDS: readonly string[] = [
  'act',
  'area',
  'bill',
  'checklistRequirement',
  'file',
  'group',
  'industry',
  'instrument',
  'provision',
  'provisionGroup',
  'regulation',
  'requirement',
  'rule',
  'searchWord',
  'source',
  'specialRule',
  'statute',
  'topic',
];
