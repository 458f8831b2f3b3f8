import { afterEach, expect, test, vi } from 'vitest';
import { pageStorage } from './pageStorage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('keeps in the browser what it is given', () => {
  pageStorage(() => localStorage).setItem('a', '1');
  expect(localStorage.getItem('a')).toBe('1');
});

test('where the browser forbids it, everything lasts as long as the page', () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const store = pageStorage(() => {
    throw new DOMException('The request is insecure.', 'SecurityError');
  });
  store.setItem('a', '1');
  expect(store.getItem('a')).toBe('1');
  store.removeItem('a');
  expect(store.getItem('a')).toBeNull();
});

test('what there is no room for is there all the same, until another tab writes', () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  localStorage.setItem('owner', 'ben');
  const store = pageStorage(() => localStorage);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  store.setItem('owner', 'ana');
  expect(store.getItem('owner')).toBe('ana');
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', storageArea: localStorage }));
  expect(store.getItem('owner')).toBe('ben');
});
