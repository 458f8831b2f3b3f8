import { expect, test } from 'vitest';
import { emptySignup, readSignup, writeSignup } from './signupData.ts';

const memory = () => {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
};

test('a signup begins empty, in Canada', () => {
  expect(readSignup(memory())).toEqual(emptySignup());
  expect(emptySignup().form.country).toBe('Canada');
});

test('selections and what was typed survive a reload', () => {
  const store = memory();
  const data = emptySignup();
  data.plan = 'province';
  data.jurisdictions = ['ON'];
  data.form.firstName = 'Noor';
  writeSignup(store, data);
  expect(readSignup(store)).toEqual(data);
});

test.each(['nonsense', '[]', 'null', '{"jurisdictions":["XX"],"form":7}'])(
  'storage that holds %s does no harm',
  (text) => {
    const store = memory();
    store.setItem('signup', text);
    expect(readSignup(store)).toEqual(emptySignup());
  },
);
