import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
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

afterEach(() => {
  cleanup();
  queryClient.clear();
  for (const { id } of toastStore.get()) dismissToast(id);
  resetScreen();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});
