import { expect, test } from 'vitest';
import { layerOf } from './layers.ts';

const graph = (imports: Record<string, string[]>) => ({
  getModuleInfo: (id: string) => {
    const found = imports[id.replace('/project/', '')];
    return found
      ? { importedIds: found.map((name) => (name.startsWith('src') ? `/project/${name}` : name)) }
      : null;
  },
});

const PAGES = graph({
  'src/begin.ts': ['src/call.ts', 'react'],
  'src/call.ts': [],
  'src/web.tsx': ['src/call.ts', 'src/ui/Toast.tsx'],
  'src/ui/Toast.tsx': ['src/ui/Toast.module.css'],
  'src/ui/Toast.module.css': [],
  'src/Late.tsx': ['src/ui/Toast.tsx'],
});

test('a module goes into the first file that cannot run without it, and nothing waits for a later file', () => {
  const layer = layerOf({ calls: ['src/begin.ts'], application: ['src/web.tsx'] }, '/project');
  const of = (name: string) => layer(`/project/${name}`, PAGES);
  expect(of('src/call.ts')).toBe('calls');
  expect(of('src/ui/Toast.tsx')).toBe('application');
  expect(of('src/ui/Toast.module.css')).toBe('application');
  expect(of('src/Late.tsx')).toBeNull();
  expect(layer('react', PAGES)).toBeNull();
});
