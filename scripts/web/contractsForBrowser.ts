import type { Plugin } from 'vite';

const NO_SCHEMAS = '\0no-schemas';

/** Where schemas are declared for both sides; anything else that asks for zod in the browser gets the real one. */
const DECLARES_SCHEMAS = /\/src\/(?:features\/[\w-]+|shared)\/\w+\.ts$/;
const USES_SCHEMAS = /from\s*['"]zod['"]/;

/** What the typed client reads of a call (shared/apiClient.ts); all else of it is the server's. */
const READ_IN_BROWSER = new Set(['method', 'path']);

interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

const nodes = (value: unknown): Node[] => (Array.isArray(value) ? (value as Node[]) : []);
const nameOf = (node: unknown): unknown => (node as { name?: unknown } | null)?.name;

/** The calls of `defineContract({ call: { … } })`, if that is what is declared. */
function callsOf(init: Node): Node[] | null {
  if (init.type !== 'CallExpression' || nameOf(init.callee) !== 'defineContract') return null;
  const [contract] = nodes(init.arguments);
  return nodes(contract?.properties).map((property) => property.value as Node);
}

/** Keeps method and path of a call, and of its body only that there is one. */
function shorten(call: Node, code: string): Edit {
  const kept = nodes(call.properties).flatMap((property) => {
    const name = nameOf(property.key);
    if (name === 'body') return ['body: true'];
    return READ_IN_BROWSER.has(String(name)) ? [code.slice(property.start, property.end)] : [];
  });
  return { start: call.start, end: call.end, text: `{ ${kept.join(', ')} }` };
}

/** A declaration that nothing else uses is left out by the bundler, whatever it would have called. */
const ifUsed = ({ start, end }: Node): Edit[] => [
  { start, end: start, text: '/* @__PURE__ */ (() => (' },
  { start: end, end, text: '))()' },
];

function editsOf(program: Node, code: string): Edit[] {
  const declarations = nodes(program.body)
    .map((node) => (node.type === 'ExportNamedDeclaration' ? (node.declaration as Node | null) : node))
    .filter((node) => node?.type === 'VariableDeclaration')
    .flatMap((node) => nodes(node?.declarations));
  return declarations.flatMap(({ init }) => {
    const value = init as Node | null;
    if (value?.type !== 'CallExpression' && value?.type !== 'ObjectExpression') return [];
    return callsOf(value)?.map((call) => shorten(call, code)) ?? ifUsed(value);
  });
}

/**
 * The browser needs no more of a contract than methods and paths: answers and bodies are checked on the server. So calls are
 * cut down to that, and neither their schemas nor the schema library (a tenth of the page) are sent. A schema that is used
 * in the browser all the same says so.
 */
export const contractsForBrowser = (): Plugin[] => [
  {
    name: 'leave-schemas-on-server',
    enforce: 'pre',
    resolveId: (id, importer) => (id === 'zod' && DECLARES_SCHEMAS.test(importer ?? '') ? NO_SCHEMAS : null),
    load: (id) =>
      id === NO_SCHEMAS
        ? {
            moduleSideEffects: false,
            code: `const refuse = () => { throw new Error('Schemas are checked on the server.'); };
         const refused = new Set(['parse', 'safeParse', 'parseAsync', 'safeParseAsync']);
         export const z = /* @__PURE__ */ new Proxy(() => z, { get: (_, name) => (refused.has(name) ? refuse : z) });`,
          }
        : null,
  },
  {
    name: 'shorten-contracts',
    transform(code, id) {
      if (!DECLARES_SCHEMAS.test(id) || !USES_SCHEMAS.test(code)) return null;
      const edits = editsOf(this.parse(code) as unknown as Node, code);
      const ordered = edits.sort((a, b) => b.start - a.start);
      const shortened = ordered.reduce(
        (text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end),
        code,
      );
      return { code: shortened, map: null };
    },
  },
];
