import { parseAst } from 'rolldown/parseAst';
import { expect, test } from 'vitest';
import { contractsForBrowser } from './contractsForBrowser.ts';

const shorten = (code: string, id = '/src/features/notes/contract.ts'): string => {
  const plugin = contractsForBrowser().find(({ name }) => name === 'shorten-contracts');
  const transform = plugin?.transform as unknown as (
    this: { parse: typeof parseAst },
    code: string,
    id: string,
  ) => { code: string } | null;
  return transform.call({ parse: parseAst }, code, id)?.code ?? code;
};

const CONTRACT = `import { z } from 'zod';
export const noteSchema = z.object({ text: z.string() });
export const MAX_LENGTH = 500;
export const notesContract = defineContract({
  addNote: { method: 'POST', path: '/api/notes', access: 'signedIn', summary: 'x', body: noteSchema, response: noteSchema },
  notes: { method: 'GET', path: '/api/notes', access: 'signedIn', summary: 'y', response: z.array(noteSchema) },
});`;

test('a contract keeps the method and path of each call, and that it has a body', () => {
  const contract = new Function(
    'defineContract',
    `${shorten(CONTRACT)
      .replaceAll('export ', '')
      .replace(/^import.*$/m, 'const z = null;')
      .replace(/const noteSchema.*/, '')}
     return [notesContract, MAX_LENGTH];`,
  )((calls: unknown) => calls);
  expect(contract).toEqual([
    {
      addNote: { method: 'POST', path: '/api/notes', body: true },
      notes: { method: 'GET', path: '/api/notes' },
    },
    500,
  ]);
});

test('a schema is marked as droppable, and is the same schema when it is used', () => {
  const shortened = shorten(CONTRACT);
  expect(shortened).toContain('noteSchema = /* @__PURE__ */ (() => (z.object({ text: z.string() })))()');
});

test('what declares no schemas stays as it is, and so do files of one side', () => {
  const plain = 'export const rules = new Map(); export const x = make();';
  expect(shorten(plain)).toBe(plain);
  expect(shorten(CONTRACT, '/src/features/notes/server/routes.ts')).toBe(CONTRACT);
});
