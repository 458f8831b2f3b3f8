import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { childrenOf, isNode, type Node, parsed } from './syntaxTree.ts';

/** What is longer is not held in the head at once. Lines as they stand, the first and the last among them. */
const MAX_LINES = 60;

/** The functions that may be longer, each with the reason: a file and a name. */
const EXCEPTIONS: Record<string, string> = {
  'src/features/guidance/web/tours/steps.ts updates':
    'The eleven cards of the longest tour: one flat list without logic, in the order in which they are shown.',
};
/** More of them are no exceptions any more. */
const MAX_EXCEPTIONS = 6;

interface Source {
  file: string;
  text: string;
}

interface FunctionFound {
  file: string;
  name: string;
  line: number;
  lines: number;
}

/** The code of the product, of its benchmarks and of its commands; tests are left out. */
const sources: Source[] = ['src', 'bench', 'scripts'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.split(path.sep).join('/')}`)
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !/\.test\.tsx?$|\.d\.m?ts$/.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') })),
);

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/** The name that a node gives to the function in it: of a declaration, a variable, a property, a method. */
function nameGiven(node: Node): string | null {
  const named = node.id ?? node.key;
  return isNode(named) ? String(named.name ?? named.value ?? '') || null : null;
}

function functionsIn({ file, text }: Source): FunctionFound[] {
  const found: FunctionFound[] = [];
  const linesTo = (start: number, end: number): number => text.slice(start, end).split('\n').length;
  const visit = (node: Node, around: string): void => {
    const name = nameGiven(node) ?? around;
    if (FUNCTIONS.has(node.type)) {
      found.push({ file, name, line: linesTo(0, node.start), lines: linesTo(node.start, node.end) });
    }
    for (const child of childrenOf(node)) visit(child, name);
  };
  visit(parsed(text, file.endsWith('x') ? 'tsx' : 'ts'), 'the file');
  return found;
}

/** In a file of so few lines no function is too long. */
const mayHoldLong = ({ text }: Source): boolean => text.split('\n').length > MAX_LINES;

const longIn = (all: Source[]): FunctionFound[] =>
  all
    .filter(mayHoldLong)
    .flatMap(functionsIn)
    .filter(({ lines }) => lines > MAX_LINES);

const keyOf = ({ file, name }: FunctionFound): string => `${file} ${name}`;

const tooLong = (long: FunctionFound[], exceptions: Record<string, string>): string[] =>
  long
    .filter((found) => !(keyOf(found) in exceptions))
    .map(
      ({ file, name, line, lines }) =>
        `${file}:${line}: ${name} has ${lines} lines, and nobody holds more than ${MAX_LINES} in the head. Take it apart at a seam that is ` +
        'there: a hook for the state, a component for a section of a form, a function for a step. Where that would only scatter one ' +
        'flat list, name it in EXCEPTIONS (test/longFunctions.test.ts), with a sentence of reason.',
    );

const noLongerNeeded = (long: FunctionFound[], exceptions: Record<string, string>): string[] => {
  const found = new Set(long.map(keyOf));
  return Object.keys(exceptions)
    .filter((key) => !found.has(key))
    .map((key) => `${key} has ${MAX_LINES} lines or fewer, or is gone. Take it out of EXCEPTIONS.`);
};

const long = longIn(sources);

test('the scan sees the product, and what is a function', () => {
  expect(new Set(sources.map(({ file }) => file.split('/')[0]))).toEqual(
    new Set(['src', 'bench', 'scripts']),
  );
  expect(sources.length).toBeGreaterThan(1_000);
  const text =
    'function a() {}\nconst b = () =>\n  1;\nconst c = { d: async () => {}, e() {} };\nclass F {\n  g() {}\n}\n' +
    'export default memo(function H() {});\nconst i = list.map((one) => one);';
  const found = functionsIn({ file: 'a.tsx', text }).map(({ name, line, lines }) => [name, line, lines]);
  expect(found).toEqual([
    ['a', 1, 1],
    ['b', 2, 2],
    ['d', 4, 1],
    ['e', 4, 1],
    ['g', 6, 1],
    ['H', 8, 1],
    ['i', 9, 1],
  ]);
});

test(`no function has more than ${MAX_LINES} lines, but for a few with a reason`, () => {
  expect(tooLong(long, EXCEPTIONS)).toEqual([]);
  expect(Object.values(EXCEPTIONS).filter((reason) => !/^[A-Z].{40,}\.$/.test(reason))).toEqual([]);
  expect(Object.keys(EXCEPTIONS).length).toBeLessThanOrEqual(MAX_EXCEPTIONS);
});

test('every exception is still one', () => {
  expect(noLongerNeeded(long, EXCEPTIONS)).toEqual([]);
});

test('a planted breach is found, and told with what to do; so is an exception that is none', () => {
  const ofLines = (lines: number): string => `export function pay() {\n${'  next();\n'.repeat(lines - 2)}}\n`;
  const breach = longIn([{ file: 'src/pay.ts', text: ofLines(61) }]);
  expect(tooLong(breach, {})).toEqual([
    expect.stringMatching(
      /^src\/pay\.ts:1: pay has 61 lines, .* Take it apart at a seam that is there: a hook/,
    ),
  ]);
  const excepted = { 'src/pay.ts pay': 'A list.' };
  expect(tooLong(breach, excepted)).toEqual([]);
  expect(noLongerNeeded(breach, excepted)).toEqual([]);
  const short = longIn([{ file: 'src/pay.ts', text: `${ofLines(60)}\n\n` }]);
  expect(tooLong(short, {})).toEqual([]);
  expect(noLongerNeeded(short, excepted)).toEqual([
    'src/pay.ts pay has 60 lines or fewer, or is gone. Take it out of EXCEPTIONS.',
  ]);
});
