import { DEVICE_HEADER } from '../rules.ts';
import type { Store } from './session.ts';

const KEY = 'device';

/** What this browser is known by when somebody signs in: random, made once, and of no other use. */
function deviceMark(storage: Store): string {
  const kept = storage.getItem(KEY);
  if (kept) return kept;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const mark = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  storage.setItem(KEY, mark);
  return mark;
}

/** A `fetch` that sends the mark of this browser along. */
export const withDeviceMark =
  (storage: Store): typeof fetch =>
  (input, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set(DEVICE_HEADER, deviceMark(storage));
    return fetch(input, { ...init, headers });
  };
