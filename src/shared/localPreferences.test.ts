import { expect, test } from 'vitest';
import { rememberTour, restartTours, TOURS, wasTourSeen } from './localPreferences.ts';

function emptyStore() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('a tour is seen by a person and not by whoever sits at the browser after them', () => {
  const store = emptyStore();
  rememberTour(store, 'updates', 'dana');
  rememberTour(store, 'reports', 'dana');
  expect(wasTourSeen(store, 'updates', 'dana')).toBe(true);
  expect(wasTourSeen(store, 'updates', 'colin')).toBe(false);
  rememberTour(store, 'updates', 'colin');
  expect(TOURS.filter((tour) => wasTourSeen(store, tour, 'colin'))).toEqual(['updates']);
  expect(wasTourSeen(store, 'reports', 'dana')).toBe(false);
  restartTours(store);
  expect(wasTourSeen(store, 'updates', 'colin')).toBe(false);
});

test('flags of before it was kept whose they are count for everybody', () => {
  const store = emptyStore();
  store.setItem('tourSeen.updates', 'true');
  expect(wasTourSeen(store, 'updates', 'dana')).toBe(true);
});
