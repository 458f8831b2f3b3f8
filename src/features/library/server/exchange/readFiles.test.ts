import { expect, test } from 'vitest';
import { lineOfWhere } from './linesOf.ts';
import { readFiles } from './readFiles.ts';

const RULE = (sections: string) => `- id: sr-on-001
  type: Exemption
  groups:
    - a/b/c
  industries: [ one ]
  regulations:
    - { id: on-reg, sections: "${sections}" }
  description: |
    Words.
  confidence: high
`;

const errorsOf = async (file: string, text: string) =>
  (await readFiles(new Map([[file, text]]))).errors.map(({ line, message }) => `${line}: ${message}`);

test('a file is read by its format, and what is wrong has its line', async () => {
  expect(await errorsOf('special-rules/ON.yaml', RULE('s 5'))).toEqual([]);
  const misspelt = RULE('s 5').replace('  type:', '  tpye:');
  expect(await errorsOf('special-rules/ON.yaml', misspelt)).toEqual([
    expect.stringMatching(/^1: 0\.type: /),
    expect.stringMatching(/^2: 0\.tpye: /),
  ]);
  expect(await errorsOf('special-rules/ON.yaml', RULE('s 5').replace('high', 'sure'))).toEqual([
    expect.stringMatching(/^10: 0\.confidence: /),
  ]);
  expect(await errorsOf('special-rules/ON.yaml', 'a: [1\nb: 2\n')).toEqual([expect.stringMatching(/^2: /)]);
  expect(await errorsOf('secrets.txt', 'x')).toEqual([expect.stringMatching(/^1: This is no file/)]);
});

test('one wrong line among 10,000', async () => {
  const many = Array.from({ length: 1_000 }, (_, i) => RULE('s 5').replace('001', String(i))).join('');
  const text = many.replace('id: sr-on-481\n  type: Exemption', 'id: sr-on-481\n  type: Exeption');
  expect(text.split('\n').length).toBe(10_001);
  expect(await errorsOf('special-rules/ON.yaml', text)).toEqual([
    expect.stringMatching(/^4812: 481\.type: /),
  ]);
});

test('aliases that grow, and nesting without end, are refused', async () => {
  const bomb = `a: &a [x, x]\n${[...'bcdefgh'].map((name, i) => `${name}: &${name} [*${'abcdefg'[i]}, *${'abcdefg'[i]}]`).join('\n')}\n`;
  expect(await errorsOf('help.yaml', bomb)).toEqual([expect.stringMatching(/Aliases/)]);
  expect(await errorsOf('help.yaml', `- question: &q a\n  answer: *q\n`)).toEqual([
    expect.stringMatching(/Aliases/),
  ]);
  const deep = await errorsOf('help.yaml', '['.repeat(100_000));
  expect(deep).toHaveLength(1);
});

test('what a rule says of an entry is found at its line, at the words it quotes', async () => {
  const read = await readFiles(new Map([['special-rules/ON.yaml', RULE('s five')]]));
  const located = read.located.get('special-rules/ON.yaml');
  if (!located) throw new Error('not read');
  expect(lineOfWhere(located, 'sr-on-001', 'sections "s five" cannot be read')).toBe(7);
  expect(lineOfWhere(located, 'sr-on-001 regulations', 'is wrong')).toBe(6);
});
