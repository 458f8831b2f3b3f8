import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isNode, type Node, parsed, walk } from './syntaxTree.ts';

/**
 * Every string that a person reads goes through the catalogue (decisions 11). This finds words written straight into markup,
 * or into the attributes that a person reads or hears, anywhere in the web code.
 */
const READ_ATTRIBUTES = new Set([
  'label',
  'placeholder',
  'title',
  'alt',
  'description',
  'error',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'nothingFoundMessage',
  'closeButtonLabel',
]);
/** The product's own name, codes, and the names of keys are the same in every language. */
const NOT_WORDS = /^[\s\d\p{P}\p{S}]*$|^[A-Z]{1,3}$|^Lawleaf$|^\/$|^F\d{1,2}$|^Alt$/u;

const textOf = (node: unknown): string => {
  if (!isNode(node)) return '';
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : '';
  if (node.type === 'JSXExpressionContainer') return textOf(node.expression);
  return '';
};

function bareStrings(source: string): string[] {
  const found: string[] = [];
  for (const node of walk(parsed(source, 'tsx'))) {
    if (node.type === 'JSXText') found.push(String(node.value));
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      for (const child of node.children as Node[]) {
        if (child.type === 'JSXExpressionContainer') found.push(textOf(child));
      }
    }
    if (node.type === 'JSXAttribute' && isNode(node.name)) {
      const name = String((node.name as Node).name);
      if (READ_ATTRIBUTES.has(name)) found.push(textOf(node.value));
    }
  }
  return found.map((text) => text.trim()).filter((text) => text && !NOT_WORDS.test(text));
}

function* webFiles(dir: string): Generator<string> {
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const full = path.join(dir, entry.name);
    if (entry.isDirectory()) yield* webFiles(full);
    else if (entry.name.endsWith('.tsx') && !entry.name.includes('.test.')) yield full;
  }
}

const files = [...webFiles('src')];

test('the scan finds what it looks for', () => {
  const source = `const a = (n) => <p title="Say this" className="x">Words <b>{t('fine')}</b>{'More words'}{n} · <i>ON</i></p>;`;
  expect(bareStrings(source).sort()).toEqual(['More words', 'Say this', 'Words']);
  expect(files.length).toBeGreaterThan(60);
});

test('no words stand in markup outside the catalogue', () => {
  const found = files.flatMap((file) =>
    bareStrings(readFileSync(file, 'utf8')).map((text) => `${file}: ${JSON.stringify(text)}`),
  );
  expect(found).toEqual([]);
});
