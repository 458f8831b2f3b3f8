import { afterEach, expect, test, vi } from 'vitest';
import { importChunk, PageOutdated } from './importChunk.ts';

const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
const names = () => links().map(({ href }) => new URL(href).pathname);
const arrived = () => {
  for (const link of links()) link.dispatchEvent(new Event('load'));
};

afterEach(() => {
  for (const link of links()) link.remove();
});

test('late style sheets stand in the order of their names, whichever was opened first', async () => {
  const first = importChunk(async () => 'reports', ['assets/Reports-1.css']);
  const second = importChunk(async () => 'dialog', ['assets/Dialog-1.css', 'assets/Tracker-1.css']);
  expect(names()).toEqual(['/assets/Dialog-1.css', '/assets/Reports-1.css', '/assets/Tracker-1.css']);
  arrived();
  expect(await Promise.all([first, second])).toEqual(['reports', 'dialog']);
});

test('what came is not asked for twice; what did not come is, when it is wanted again', async () => {
  const load = vi.fn(async () => 'drawer');
  const lost = importChunk(load, ['assets/Drawer-1.css']);
  links()[0]?.dispatchEvent(new Event('error'));
  await expect(lost).rejects.toThrow('/assets/Drawer-1.css did not come.');
  expect(load).not.toHaveBeenCalled();
  expect(names()).toEqual([]);

  const again = importChunk(load, ['assets/Drawer-1.css']);
  arrived();
  expect(await again).toBe('drawer');
  expect(await importChunk(load, ['assets/Drawer-1.css'])).toBe('drawer');
  expect(names()).toEqual(['/assets/Drawer-1.css']);
});

test('a script that is no longer there says that the page has to be loaded again', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
  const gone = importChunk(async () => 'screen', ['assets/Gone-1.js']);
  await expect(gone).rejects.toBeInstanceOf(PageOutdated);
});
