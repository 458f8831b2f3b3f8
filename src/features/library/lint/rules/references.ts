import type { Citation } from '../../format/fields.ts';
import { groupPlaces } from '../../format/taxonomy.ts';
import type { Rule } from '../context.ts';
import type { Finding } from '../finding.ts';
import { place } from '../finding.ts';

interface Cited {
  acts: Citation[];
  regulations: Citation[];
}

/**
 * Everything that points somewhere points at something: acts, regulations, groups and industries exist, an act is cited as an
 * act and a regulation as a regulation, of the same jurisdiction or a federal one.
 */
export const references: Rule = ({ library, provisions, instruments }) => {
  const findings: Finding[] = [];
  const groups = new Set(groupPlaces(library.taxonomy).map(({ key }) => key));
  const written = new Set(library.groups.map(({ content }) => content.group));
  const industries = new Set(library.industries.map(({ id }) => id));
  const areas = new Set(library.taxonomy.areas.map(({ key }) => key));

  const report = (
    file: string,
    where: string,
    message: string,
    severity: Finding['severity'] = 'error',
  ): void => {
    findings.push({ severity, rule: 'references', file, where, message });
  };
  const citations = (file: string, where: string, jurisdiction: string, cited: Cited): void => {
    for (const [kind, list] of [
      ['act', cited.acts],
      ['regulation', cited.regulations],
    ] as const) {
      for (const { id } of list) {
        const instrument = instruments.get(id);
        const at = place(where, `${kind}s`, id);
        if (!instrument) {
          report(file, at, 'is not in acts.yaml');
          continue;
        }
        if (instrument.type !== kind) report(file, at, `is a ${instrument.type}, cited as a ${kind}`);
        if (instrument.jurisdiction !== jurisdiction && instrument.jurisdiction !== 'FED') {
          report(file, at, `belongs to ${instrument.jurisdiction}`);
        }
      }
      const ids = list.map(({ id }) => id);
      for (const id of new Set(ids.filter((id, i) => ids.indexOf(id) !== i))) {
        report(file, place(where, `${kind}s`, id), 'is cited twice: write its sections in one string');
      }
    }
  };
  const group = (file: string, where: string, key: string): void => {
    if (!groups.has(key)) report(file, where, `${key} is not in taxonomy.yaml`);
  };

  const unwritten = new Map<string, number>();

  for (const { id, area, act } of library.instruments) {
    if (!areas.has(area)) report('acts.yaml', id, `the area ${area} is not in taxonomy.yaml`);
    if (act && instruments.get(act)?.type !== 'act') report('acts.yaml', id, `${act} is not an act`);
  }
  for (const { file, content } of [...library.groups, ...library.policies]) {
    group(file, 'group', content.group);
  }
  for (const { file, group: own, jurisdiction, content } of provisions) {
    citations(file, jurisdiction, jurisdiction, content);
    content.upcoming.forEach((entry, i) => {
      citations(file, place(jurisdiction, `upcoming ${i + 1}`), jurisdiction, entry);
    });
    for (const key of content.seeAlso) {
      const where = place(jurisdiction, 'seeAlso');
      group(file, where, key);
      if (key === own) report(file, where, 'points at itself');
      if (groups.has(key) && !written.has(key)) unwritten.set(key, (unwritten.get(key) ?? 0) + 1);
    }
  }
  for (const [key, count] of unwritten) {
    const message = `${count} provisions point at it, but it has no provisions yet: the links are left out`;
    report(`provisions/${key}.yaml`, 'seeAlso', message, 'warning');
  }
  for (const { file, jurisdiction, content } of library.specialRules) {
    for (const rule of content) {
      citations(file, rule.id, jurisdiction, rule);
      for (const key of rule.groups) group(file, rule.id, key);
      for (const id of rule.industries) {
        if (!industries.has(id)) report(file, rule.id, `${id} is not in industries.yaml`);
      }
    }
  }
  for (const { file, jurisdiction, content } of library.checklists) {
    for (const requirement of content) {
      citations(file, requirement.id, jurisdiction, requirement);
      group(file, requirement.id, requirement.group);
    }
  }
  for (const { file, jurisdiction, content } of library.bills) {
    for (const bill of content) {
      for (const id of bill.affects.acts) {
        const owner = instruments.get(id)?.jurisdiction;
        if (!owner) report(file, bill.id, `${id} is not in acts.yaml`);
        else if (owner !== jurisdiction) report(file, bill.id, `${id} belongs to ${owner}`);
      }
      for (const key of [...bill.affects.groups, ...bill.parts.flatMap((part) => part.groups)]) {
        group(file, bill.id, key);
      }
    }
  }
  return findings;
};
