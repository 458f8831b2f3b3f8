import type { Browser } from '@playwright/test';
import { enter } from '../enter.ts';

/** As many as the largest report that the specification of the bench speaks of. */
const PROVISIONS = 300;

interface Area {
  topics: { _id: string }[];
}

/** Saves a report of 300 provisions for the person of the token, and answers the path of its page. */
export async function savedReport(base: string, token: string): Promise<string> {
  const call = async <T>(path: string, body?: unknown): Promise<T> => {
    const answer = await fetch(base + path, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const ids: string[] = [];
  const areas = await call<Area[]>('/api/areas/withPrunedTopics');
  for (const { _id } of areas.flatMap(({ topics }) => topics)) {
    if (ids.length >= PROVISIONS) break;
    const groups = await call<{ id: string }[]>(`/api/topics/${_id}/provisions`);
    const found = await call<{ id: string }[]>('/api/buildReport', {
      provisions: groups.map(({ id }) => id),
      jurisdictions: [],
    });
    ids.push(...found.map(({ id }) => id));
  }
  const { id } = await call<{ id: string }>('/api/reports', {
    name: 'Three hundred provisions',
    provisions: ids.slice(0, PROVISIONS),
    isShared: false,
  });
  return `/m/my/reports/${id}`;
}

export interface Scrolled {
  /** Milliseconds until the first provisions stand and a click could be answered, and until all of them do. */
  opened: number;
  whole: number;
  frames: number;
  /** Frames that took longer than one and a half of a sixtieth of a second. */
  late: number;
  longest: number;
}

// As text: the loader that runs this file would leave names in functions that the page does not have.
const STANDING = (count: number): string => `new Promise((resolve) => {
  const look = () => document.querySelectorAll('article').length >= ${count}
    ? requestAnimationFrame(() => setTimeout(() => resolve(performance.now()), 0))
    : requestAnimationFrame(look);
  look();
})`;

const SCROLLING = `new Promise((resolve) => {
  const frames = [];
  let before = performance.now();
  const step = (now) => {
    frames.push(now - before);
    before = now;
    window.scrollBy(0, 60);
    if (frames.length < 240) requestAnimationFrame(step);
    else resolve(frames.slice(1));
  };
  requestAnimationFrame(step);
})`;

/** Opens the page of the report on a processor slowed four times and scrolls it at 3,600 pixels a second. */
export async function openAndScroll(
  browser: Browser,
  base: string,
  token: string,
  path: string,
): Promise<Scrolled> {
  const context = await browser.newContext({ baseURL: base, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(enter, token);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(path, { waitUntil: 'commit' });
  const opened = await page.evaluate<number>(STANDING(1));
  const whole = await page.evaluate<number>(STANDING(PROVISIONS));
  const frames = await page.evaluate<number[]>(SCROLLING);
  await context.close();
  return {
    opened,
    whole,
    frames: frames.length,
    late: frames.filter((frame) => frame > 25).length,
    longest: Math.max(...frames),
  };
}
