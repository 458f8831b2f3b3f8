/** Words that some YAML tool reads as a truth, a nothing or a number. */
const TAKEN_WORDS = /^(y|yes|n|no|on|off|true|false|null|~|\.inf|\.nan|=|<<)$/i;

/** What some YAML tool reads as a number, a time or a date and time. */
const NUMBER_LIKE = /^[-+]?(\.?\d[\d_.,:]*(e[-+]?\d+)?|0[xob][\da-f_]+|\.inf)$/i;

/** Days, months of a year, days of every year, ranges: words to every tool, but for days, which `days` of the reader takes back. */
const DAY_OR_RANGE = /^\d{4}-\d{2}(-\d{2})?$|^\d+-\d+$/;

/** Signs with which no plain scalar begins here. */
const MARK_FIRST = /^[-?:,[\]{}#&*!|>'"%@`=<~.+]/;

/** A colon that ends a key, a sharp that begins a comment, anything that cannot be seen. */
const BREAKS_PLAIN = /:(\s|$)|\s#|[^\P{C}]|[\u2028\u2029]|^\s|\s$/u;

/** Signs that end a scalar within braces; a question mark there begins a key to older tools. */
const BREAKS_FLOW = /[,[\]{}?]/;

/**
 * A text as one line of YAML: bare where every tool reads the same words, YAML 1.1 among them, else in double quotes.
 * `isFlow`: within braces or brackets.
 */
export function inlineText(text: string, isFlow: boolean): string {
  const isBare =
    text !== '' &&
    !TAKEN_WORDS.test(text) &&
    (!NUMBER_LIKE.test(text) || DAY_OR_RANGE.test(text)) &&
    !MARK_FIRST.test(text) &&
    !BREAKS_PLAIN.test(text) &&
    !(isFlow && BREAKS_FLOW.test(text));
  return isBare ? text : quoted(text);
}

/** JSON is YAML, but for what JSON leaves bare and YAML does not let stand. */
const quoted = (text: string): string =>
  JSON.stringify(text).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** How far a folded line reaches, its indentation among it. */
const FOLD_AT = 130;

/** Whether a text can stand in a block, where nothing is escaped. */
const mayStandInBlock = (text: string): boolean =>
  text.trim() === text && text !== '' && !/[^\P{C}\n\t]|[\u2028\u2029\ufeff]/u.test(text);

/** A text as a literal block (`|`), or quoted where a block cannot hold it. */
export function literalText(text: string, indent: string): string {
  if (!mayStandInBlock(text)) return ` ${quoted(text)}\n`;
  const lines = text.split('\n').map((line) => (line === '' ? '' : `${indent}${line}`));
  return ` |\n${lines.join('\n')}\n`;
}

/** A long remark as a folded block (`>`); a short one on its line, one of several lines as a literal block. */
export function remarkText(text: string, indent: string, room: number): string {
  if (text.includes('\n')) return literalText(text, indent);
  if (text.length <= room) return ` ${inlineText(text, false)}\n`;
  if (!mayStandInBlock(text) || /\s\s|\t/.test(text)) return literalText(text, indent);
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && indent.length + line.length + 1 + word.length <= FOLD_AT) {
      lines[lines.length - 1] = `${line} ${word}`;
    } else lines.push(word);
  }
  return ` >\n${lines.map((line) => `${indent}${line}\n`).join('')}`;
}
