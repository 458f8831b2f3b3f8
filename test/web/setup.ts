import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { queryClient } from '../../src/ui/state/queryClient.ts';
import { dismissToast, toastStore } from '../../src/ui/toasts/toasts.ts';
import { resetScreen } from './screen.ts';

// What a browser has and jsdom has not. Nothing is laid out here: tests of sizes and places are journeys.
resetScreen();
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.IntersectionObserver ??= class {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};
// A growing text field measures itself again when fonts have come.
Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() });
Element.prototype.scrollIntoView = () => {};
Element.prototype.scrollTo = () => {};
// Every element is somewhere on the screen: what opens beside one that is not is hidden.
Element.prototype.getBoundingClientRect = () => DOMRect.fromRect({ x: 100, y: 100, width: 100, height: 20 });
for (const [side, size] of [
  ['clientWidth', 1280],
  ['clientHeight', 900],
] as const) {
  Object.defineProperty(document.documentElement, side, { value: size, configurable: true });
}
window.CSS ??= { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } as typeof CSS;
window.scrollTo = () => {};

// Code that comes late may take its time where two tests share a processor.
configure({ asyncUtilTimeout: 10_000 });

const started = new Set<ReturnType<typeof setTimeout>>();
const startTimer = globalThis.setTimeout;
globalThis.setTimeout = ((...call: Parameters<typeof startTimer>) => {
  const timer = startTimer(...call);
  started.add(timer);
  return timer;
}) as typeof setTimeout;
afterAll(() => {
  globalThis.setTimeout = startTimer;
});

/** What was put off for later, such as a draft that is to be saved again, does not come in the middle of another test. */
async function endTimers(): Promise<void> {
  // What leaving a screen sends is on its way, and may be put off once more.
  await new Promise((resolve) => setImmediate(resolve));
  for (const timer of started) clearTimeout(timer);
  started.clear();
}

afterEach(async () => {
  cleanup();
  await endTimers();
  queryClient.clear();
  for (const { id } of toastStore.get()) dismissToast(id);
  resetScreen();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});
