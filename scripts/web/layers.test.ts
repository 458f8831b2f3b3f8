import { expect, test } from 'vitest';
import { earlyScreens, layerOf } from './layers.ts';

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
  const layer = layerOf({ calls: ['src/begin.ts'], application: ['src/web.tsx'] }, [], '/project');
  const of = (name: string) => layer(`/project/${name}`, PAGES);
  expect(of('src/call.ts')).toBe('calls');
  expect(of('src/ui/Toast.tsx')).toBe('application');
  expect(of('src/ui/Toast.module.css')).toBe('application');
  expect(of('src/Late.tsx')).toBeNull();
  expect(layer('react', PAGES)).toBeNull();
});

test('what several early screens need comes in the last layer, what one needs with that screen', () => {
  const screens = graph({
    'src/begin.ts': [],
    'src/Hub.tsx': ['src/List.tsx', 'src/Map.tsx'],
    'src/Report.tsx': ['src/List.tsx'],
    'src/List.tsx': [],
    'src/Map.tsx': [],
  });
  const layer = layerOf(
    { calls: ['src/begin.ts'], member: ['src/Member.tsx'] },
    [
      ['Hub', 'src/Hub.tsx'],
      ['Report', 'src/Report.tsx'],
    ],
    '/project',
  );
  const of = (name: string) => layer(`/project/${name}`, screens);
  expect(of('src/List.tsx')).toBe('member');
  expect(of('src/Map.tsx')).toBe('Hub');
  expect(of('src/Report.tsx')).toBe('Report');
});

test('the screens that fetch early are read from their list', () => {
  const list = `
  { path: 'tracker', load: () => import('../../features/tracker/web/TrackerScreen.tsx') },
  { path: 'my/reports/:id', load: () => import('./ReportWithNotes.tsx'), prefetch: prefetchReport },`;
  expect(earlyScreens(list)).toEqual([['ReportWithNotes', 'src/main/web/ReportWithNotes.tsx']]);
  expect(() => earlyScreens('')).toThrow('No screen');
});
