import { awaitedGroups, namedGroups } from '../../format/bill.ts';
import type { Rule } from '../context.ts';
import type { Finding } from '../finding.ts';

/**
 * Nothing that readers follow leads to a group without provisions. A bill names such a group under `awaits`, and moves it to
 * `groups` once it is written.
 */
export const deadEnds: Rule = ({ library }) => {
  const findings: Finding[] = [];
  const written = new Set(library.groups.map(({ content }) => content.group));
  const report = (file: string, where: string, message: string): void => {
    findings.push({ severity: 'error', rule: 'dead-ends', file, where, message });
  };
  for (const { file, content } of library.checklists) {
    for (const { id, group } of content) {
      if (!written.has(group)) report(file, id, `leads to ${group}, which has no provisions yet`);
    }
  }
  for (const { file, content } of library.specialRules) {
    for (const { id, groups } of content) {
      if (!groups.some((key) => written.has(key)))
        report(file, id, 'stands with no group that has provisions');
    }
  }
  for (const { file, content } of library.bills) {
    for (const bill of content) {
      for (const group of namedGroups(bill)) {
        if (!written.has(group))
          report(file, bill.id, `changes ${group}, which has no provisions yet: it awaits it`);
      }
      for (const group of awaitedGroups(bill)) {
        if (written.has(group)) report(file, bill.id, `awaits ${group}, which has provisions: it changes it`);
      }
    }
  }
  return findings;
};
