import type { Rule } from '../context.ts';
import { type Finding, place } from '../finding.ts';
import { readingGrade, wordsOf } from '../prose/readability.ts';

interface Length {
  fewest: number;
  most: number;
}
const PROVISION: Length = { fewest: 60, most: 200 };
const POLICY: Length = { fewest: 120, most: 350 };
/** Of a policy whose contents the law lists. */
const LISTED_POLICY: Length = { fewest: 120, most: 600 };
const HARD = 13;
const TOO_HARD = 16;

/** Words that must not reach a reader: placeholders, and links that say nothing. */
const FORBIDDEN =
  /\bclick here\b|\bTB[DC]\b|\blorem\b|\bipsum\b|\bTODO\b|\bFIXME\b|\bXXX+\b|\((?:to )?verify\)|\bto be (?:verified|confirmed|checked)\b|\bread more\b|\bas an AI\b|\?\?/i;
/** The law's own voice, where ours has a plain word. */
const LEGALESE =
  /\b(shall|notwithstanding|pursuant to|hereinafter|thereof|therein|whereby|aforementioned|in respect of|prior to|subsequent to|and\/or|deemed to)\b/i;

interface Text {
  file: string;
  where: string;
  prose: string;
  /** Words that are wanted of a text that stands alone. */
  length?: Length;
}

function problems({ prose, length }: Text): { severity: Finding['severity']; message: string }[] {
  const found: { severity: Finding['severity']; message: string }[] = [];
  const forbidden = FORBIDDEN.exec(prose)?.[0];
  if (forbidden) found.push({ severity: 'error', message: `"${forbidden}" must not reach a reader` });
  const legalese = LEGALESE.exec(prose)?.[0];
  if (legalese)
    found.push({ severity: 'warning', message: `"${legalese}" is the law's word: say it plainly` });
  if (!length) return found;
  const words = wordsOf(prose).length;
  if (words < length.fewest || words > length.most) {
    found.push({
      severity: 'error',
      message: `has ${words} words; ${length.fewest} to ${length.most} are wanted`,
    });
  }
  const grade = readingGrade(prose);
  if (grade !== null && grade > HARD) {
    const message = `reads at grade ${grade.toFixed(1)}; a good newspaper lies below ${HARD}: shorter sentences, shorter words`;
    found.push({ severity: grade > TOO_HARD ? 'error' : 'warning', message });
  }
  return found;
}

/** Texts are plain language without placeholders: 60 to 200 words for a provision, 120 to 350 for a sample policy. */
export const plainLanguage: Rule = ({ library, provisions, policies, plain }) => {
  const texts: Text[] = [
    ...provisions.flatMap(({ file, jurisdiction, content }) => [
      { file, where: jurisdiction as string, prose: plain(content.text), length: PROVISION },
      { file, where: place(jurisdiction, 'warning'), prose: plain(content.warning ?? '') },
      ...content.versions.map((version) => ({
        file,
        where: place(jurisdiction, `version until ${version.to}`),
        prose: plain(version.text),
      })),
    ]),
    ...provisions.flatMap(({ file, jurisdiction, content }) =>
      [
        ...content.deadlines.map(({ duty }) => duty),
        ...content.upcoming.map(({ overview }) => plain(overview)),
      ].map((prose) => ({ file, where: jurisdiction as string, prose })),
    ),
    ...policies.map(({ file, jurisdiction, text, meets }) => ({
      file,
      where: jurisdiction as string,
      prose: plain(text),
      length: Object.keys(meets).length > 0 ? LISTED_POLICY : POLICY,
    })),
    ...library.specialRules.flatMap(({ file, content }) =>
      content.map(({ id, description }) => ({ file, where: id, prose: plain(description) })),
    ),
    ...library.checklists.flatMap(({ file, content }) =>
      content.map(({ id, requirement }) => ({ file, where: id, prose: requirement })),
    ),
    ...library.guidance.notices.map(({ key, text }) => ({
      file: 'notices.yaml',
      where: key,
      prose: plain(text),
    })),
    ...library.guidance.announcements.map(({ key, text }) => ({
      file: 'announcements.yaml',
      where: key,
      prose: plain(text),
    })),
    ...library.guidance.help.map(({ question, answer }) => ({
      file: 'help.yaml',
      where: question,
      prose: plain(answer),
    })),
    ...library.bills.flatMap(({ file, content }) =>
      content.map(({ id, description }) => ({ file, where: id, prose: description })),
    ),
  ];
  return texts.flatMap((text) =>
    problems(text).map(
      (problem): Finding => ({ ...problem, rule: 'plain-language', file: text.file, where: text.where }),
    ),
  );
};
