import { plain, type Rule } from '../context.ts';
import { type Finding, place } from '../finding.ts';
import { readingGrade, wordsOf } from '../prose/readability.ts';

const FEWEST_WORDS = 60;
const MOST_WORDS = 200;
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
  /** Whether the length of a provision is asked of it. */
  isWhole: boolean;
}

function problems({ prose, isWhole }: Text): { severity: Finding['severity']; message: string }[] {
  const found: { severity: Finding['severity']; message: string }[] = [];
  const forbidden = FORBIDDEN.exec(prose)?.[0];
  if (forbidden) found.push({ severity: 'error', message: `"${forbidden}" must not reach a reader` });
  const legalese = LEGALESE.exec(prose)?.[0];
  if (legalese)
    found.push({ severity: 'warning', message: `"${legalese}" is the law's word: say it plainly` });
  if (!isWhole) return found;
  const words = wordsOf(prose).length;
  if (words < FEWEST_WORDS || words > MOST_WORDS) {
    found.push({
      severity: 'error',
      message: `has ${words} words; ${FEWEST_WORDS} to ${MOST_WORDS} are wanted`,
    });
  }
  const grade = readingGrade(prose);
  if (grade !== null && grade > HARD) {
    const message = `reads at grade ${grade.toFixed(1)}; a good newspaper lies below ${HARD}: shorter sentences, shorter words`;
    found.push({ severity: grade > TOO_HARD ? 'error' : 'warning', message });
  }
  return found;
}

/** Texts are 60 to 200 words of plain language, without placeholders. */
export const plainLanguage: Rule = ({ library, provisions }) => {
  const texts: Text[] = [
    ...provisions.flatMap(({ file, jurisdiction, content }) => [
      { file, where: jurisdiction as string, prose: plain(content.text), isWhole: true },
      { file, where: place(jurisdiction, 'warning'), prose: plain(content.warning ?? ''), isWhole: false },
      ...content.versions.map((version) => ({
        file,
        where: place(jurisdiction, `version until ${version.to}`),
        prose: plain(version.text),
        isWhole: false,
      })),
    ]),
    ...library.policies.flatMap(({ file, content }) =>
      Object.entries(content.policies).map(([where, { text }]) => ({
        file,
        where,
        prose: plain(text),
        isWhole: false,
      })),
    ),
    ...library.specialRules.flatMap(({ file, content }) =>
      content.map(({ id, description }) => ({ file, where: id, prose: plain(description), isWhole: false })),
    ),
    ...library.checklists.flatMap(({ file, content }) =>
      content.map(({ id, requirement }) => ({ file, where: id, prose: requirement, isWhole: false })),
    ),
    ...library.bills.flatMap(({ file, content }) =>
      content.map(({ id, description }) => ({ file, where: id, prose: description, isWhole: false })),
    ),
  ];
  return texts.flatMap((text) =>
    problems(text).map(
      (problem): Finding => ({ ...problem, rule: 'plain-language', file: text.file, where: text.where }),
    ),
  );
};
