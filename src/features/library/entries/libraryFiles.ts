import type { Library } from '../format/library.ts';

/** The library as the files of content/ hold it: what stands in each, by path. */
export function libraryFiles(library: Library): Map<string, unknown> {
  const files: [string, unknown][] = [
    ['library.yaml', { stated: library.stated }],
    ['taxonomy.yaml', library.taxonomy],
    ['acts.yaml', library.instruments],
    ['industries.yaml', library.industries],
    ['notices.yaml', library.guidance.notices],
    ['announcements.yaml', library.guidance.announcements],
    ['help.yaml', library.guidance.help],
    ['moved.yaml', library.moved],
    ['not-covered.yaml', library.coverageLimits],
  ];
  const many = [
    ...library.groups,
    ...library.policies,
    ...library.bills,
    ...library.specialRules,
    ...library.checklists,
  ];
  for (const { file, content } of many) files.push([file, content]);
  return new Map(files.sort(([a], [b]) => (a < b ? -1 : 1)));
}
