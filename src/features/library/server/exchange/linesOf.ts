import { isMap, isScalar, isSeq, type LineCounter, type Node, type ParsedNode } from 'yaml';

/** Where in a file something is said, as the reader of YAML keeps it. */
export interface Located {
  contents: ParsedNode | null;
  lines: LineCounter;
  text: string;
}

const lineAt = ({ lines }: Located, node: unknown): number | null => {
  const range = (node as { range?: [number, number, number] } | null)?.range;
  return range ? lines.linePos(range[0]).line : null;
};

/** The line of what stands at a path of keys and places; of what is nearest to it, where it is missing. */
export function lineOfPath(located: Located, path: readonly PropertyKey[]): number {
  let node: unknown = located.contents;
  let line = 1;
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
      if (!pair) break;
      line = lineAt(located, pair.key) ?? line;
      node = pair.value;
    } else if (isSeq(node)) {
      const item = node.items[Number(step)];
      if (!item) break;
      line = lineAt(located, item) ?? line;
      node = item;
    } else break;
  }
  return line;
}

/** The first node below another that has this key, or is a map with this id. */
function below(node: unknown, word: string, depth = 0): { at: Node; inside: unknown } | null {
  if (depth > 6) return null;
  if (isMap(node)) {
    for (const { key, value } of node.items) {
      if (!isScalar(key)) continue;
      if (String(key.value) === word) return { at: key, inside: value };
      if (/^(id|key)$/.test(String(key.value)) && isScalar(value) && String(value.value) === word) {
        return { at: key, inside: node };
      }
    }
  }
  const parts = isMap(node) ? node.items.map(({ value }) => value) : isSeq(node) ? node.items : [];
  for (const part of parts) {
    const found = below(part, word, depth + 1);
    if (found) return found;
  }
  return null;
}

/**
 * The line of which a rule of the library speaks: `where` names a jurisdiction, an id, a key, one within the other; where its words
 * quote something that stands there, the line of that.
 */
export function lineOfWhere(located: Located, where: string, message: string): number {
  let node: unknown = located.contents;
  let line = 1;
  for (const word of where.split(/[\s.]+/).filter(Boolean)) {
    const found = below(node, word);
    if (!found) continue;
    line = lineAt(located, found.at) ?? line;
    node = found.inside;
  }
  const [, quoted] = /["“]([^"”]{2,})["”]/.exec(message) ?? [];
  if (!quoted) return line;
  const text = located.text.split('\n');
  const ahead = text.findIndex((one, index) => index >= line - 1 && one.includes(quoted));
  return ahead < 0 ? line : ahead + 1;
}
