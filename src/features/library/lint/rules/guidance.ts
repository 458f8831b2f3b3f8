import type { Rule } from '../context.ts';
import type { Finding } from '../finding.ts';

/** The notices that the specification names (2.7), by what they stand with. */
const NEEDED_NOTICES = [
  'occupational-health-and-safety',
  'occupational-health-and-safety/covid-19',
  'official-languages-and-language-of-work',
];

/** The three notices stand with areas and topics that exist, and no key or question comes twice. */
export const guidance: Rule = ({ library }) => {
  const findings: Finding[] = [];
  const report = (file: string, where: string, message: string): void => {
    findings.push({ severity: 'error', rule: 'guidance', file, where, message });
  };
  const { notices, announcements, help } = library.guidance;
  const areas = new Set(library.taxonomy.areas.map((area) => area.key));
  const topics = new Set(
    library.taxonomy.areas.flatMap((area) => area.topics.map((topic) => `${area.key}/${topic.key}`)),
  );
  for (const { key, area, topic } of notices) {
    if (area && !areas.has(area)) report('notices.yaml', key, `there is no area ${area}`);
    if (topic && !topics.has(topic)) report('notices.yaml', key, `there is no topic ${topic}`);
  }
  const places = new Set(notices.map(({ area, topic }) => area ?? topic));
  for (const place of NEEDED_NOTICES) {
    if (notices.length > 0 && !places.has(place)) report('notices.yaml', place, 'has no notice');
  }
  for (const [file, keys] of [
    ['notices.yaml', notices.map(({ key }) => key)],
    ['announcements.yaml', announcements.map(({ key }) => key)],
    ['help.yaml', help.map(({ question }) => question)],
  ] as const) {
    for (const [index, key] of keys.entries()) {
      if (keys.indexOf(key) !== index) report(file, key, 'comes twice');
    }
  }
  return findings;
};
