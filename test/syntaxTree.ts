import { parseAst } from 'rolldown/parseAst';

/** A node of a syntax tree, as ESTree names them; `start` and `end` are offsets into the source. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** The syntax tree of a source in TypeScript, with markup or without. */
export const parsed = (source: string, lang: 'ts' | 'tsx'): Node =>
  parseAst(source, { lang }) as unknown as Node;

/** The nodes directly below one. */
export function childrenOf(node: Node): Node[] {
  const found: Node[] = [];
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) found.push(...value.filter(isNode));
    else if (isNode(value)) found.push(value);
  }
  return found;
}

/** A node and everything below it. */
export function* walk(node: Node): Generator<Node> {
  yield node;
  for (const child of childrenOf(node)) yield* walk(child);
}
