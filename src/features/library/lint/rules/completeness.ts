import { JURISDICTION_CODES } from '../../../../shared/jurisdictions.ts';
import { groupPlaces } from '../../format/taxonomy.ts';
import type { Rule } from '../context.ts';
import type { Finding } from '../finding.ts';

/** Every group that has a file answers all 14 jurisdictions, and stands where its key says. */
export const completeness: Rule = ({ library }) => {
  const findings: Finding[] = [];
  const report = (severity: Finding['severity'], file: string, where: string, message: string): void => {
    findings.push({ severity, rule: 'completeness', file, where, message });
  };
  const places = new Map(groupPlaces(library.taxonomy).map((place) => [place.key, place]));
  const speaks = new Map(library.taxonomy.areas.map((area) => [area.key, area.jurisdictions]));

  const inPlace = (folder: string, file: string, group: string): boolean => {
    if (file !== `${folder}/${group}.yaml`) {
      report('error', file, 'group', `stands in ${file}, but its group is ${group}`);
    }
    return places.has(group);
  };

  for (const { file, content } of library.groups) {
    if (!inPlace('provisions', file, content.group)) continue;
    const expected = speaks.get(places.get(content.group)?.areaKey ?? '') ?? [];
    for (const code of JURISDICTION_CODES) {
      if (content.provisions[code]) continue;
      report(
        expected.includes(code) ? 'error' : 'warning',
        file,
        code,
        'is not answered: where there is no rule, say "No statutory right …" and what applies instead',
      );
    }
  }
  for (const { file, content } of library.policies) {
    if (!inPlace('policies', file, content.group)) continue;
    const provisions = library.groups.find((group) => group.content.group === content.group)?.content
      .provisions;
    const expected = speaks.get(places.get(content.group)?.areaKey ?? '') ?? [];
    for (const code of JURISDICTION_CODES) {
      if (content.policies[code] && !provisions?.[code]) {
        report('error', file, code, 'has a policy, but no provision to stand with');
      }
      if (!content.policies[code] && expected.includes(code)) {
        report('error', file, code, 'has no sample policy');
      }
    }
  }
  const listed = library.taxonomy.jurisdictions.map(({ code }) => code);
  for (const code of JURISDICTION_CODES) {
    if (!listed.includes(code)) report('error', 'taxonomy.yaml', 'jurisdictions', `${code} is missing`);
  }
  return findings;
};
