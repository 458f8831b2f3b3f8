import { marked, type Token, type Tokens } from 'marked';
import type { LintContext, Rule } from '../context.ts';
import { type Finding, place } from '../finding.ts';

interface Written {
  file: string;
  where: string;
  markdown: string;
}

function markdownOf({ library, provisions, policies }: LintContext): Written[] {
  return [
    ...provisions.flatMap(({ file, jurisdiction, content }) => [
      { file, where: jurisdiction as string, markdown: content.text },
      { file, where: place(jurisdiction, 'warning'), markdown: content.warning ?? '' },
      ...content.versions.map((version) => ({
        file,
        where: place(jurisdiction, `version until ${version.to}`),
        markdown: version.text,
      })),
      ...content.upcoming.map((entry) => ({
        file,
        where: place(jurisdiction, 'upcoming'),
        markdown: entry.overview,
      })),
    ]),
    ...policies.map(({ file, jurisdiction, text }) => ({ file, where: jurisdiction, markdown: text })),
    ...library.specialRules.flatMap(({ file, content }) =>
      content.map(({ id, description }) => ({ file, where: id, markdown: description })),
    ),
    ...library.bills.flatMap(({ file, content }) =>
      content.flatMap((bill) =>
        bill.parts.map((part) => ({ file, where: bill.id, markdown: part.overview ?? '' })),
      ),
    ),
  ];
}

function tokenProblem(token: Token): string | null {
  switch (token.type) {
    case 'html':
      return `HTML does not belong in the text: ${token.raw.trim().slice(0, 40)}`;
    case 'heading':
      return token.depth < 4 ? `"${token.text}" is a heading above ####` : null;
    case 'image':
      return 'a picture would not be shown';
    case 'code':
      return `a line that is indented by four spaces, or fenced, becomes code: ${token.text.slice(0, 40)}`;
    case 'codespan':
      return `\`${token.text}\`: backquotes would not be shown`;
    case 'hr':
      return 'a rule (---) would not be shown';
    case 'table':
      return token.header.some((cell: Tokens.TableCell) => cell.text.trim() === '')
        ? 'a column of a table has no heading, and a screen reader nothing to say'
        : null;
    case 'link':
      return /^(https?:\/\/|mailto:|\/m\/)/.test(token.href)
        ? null
        : `the link to ${token.href} leads nowhere`;
    default:
      return null;
  }
}

/** Texts hold only the Markdown that readers are shown: what the one HTML allow-list keeps. */
export const markup: Rule = (context) =>
  markdownOf(context).flatMap(({ file, where, markdown }) => {
    const findings: Finding[] = [];
    marked.walkTokens(marked.lexer(markdown), (token) => {
      const message = tokenProblem(token);
      if (message) findings.push({ severity: 'error', rule: 'markup', file, where, message });
    });
    return findings;
  });
