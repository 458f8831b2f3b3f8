import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buttonOf } from '../../../test/web/field.ts';
import { renderPart } from '../../../test/web/renderPart.tsx';
import { torontoDay } from '../../shared/torontoDate.ts';
import { LawDayBanner } from './LawDayBanner.tsx';

const at = (path: string) => renderPart(<LawDayBanner />, { path });
const told = () => screen.queryByRole('status')?.textContent ?? '';

test('a past day is told, and left for today at the same place', async () => {
  const { user, address } = at('/m/builder?area=wages&on=2019-03-31');
  expect(told()).toBe('You are reading the law on March 31, 2019.');
  await user.click(buttonOf('Back to today'));
  expect(address()).toBe('/m/builder?area=wages');
  expect(told()).toBe('');
});

test('a day to come is told as law that is announced', () => {
  at('/m/search?on=2198-07-01');
  expect(told()).toBe('You are reading the law announced for July 01, 2198.');
});

test('a month on or back is the same day, or the last one of a shorter month', async () => {
  const { user, address } = at('/m/compare?on=2019-12-31');
  await user.click(buttonOf('Jan 2020: a month on, Jan 31, 2020'));
  expect(address()).toBe('/m/compare?on=2020-01-31');
  await user.click(buttonOf('Feb 2020: a month on, Feb 29, 2020'));
  expect(address()).toBe('/m/compare?on=2020-02-29');
  await user.click(buttonOf('Jan 2020: a month back, Jan 29, 2020'));
  expect(told()).toBe('You are reading the law on January 29, 2020.');
});

test.each([
  ['1900-01-15', /a month back/, /a month on/],
  ['2199-12-15', /a month on/, /a month back/],
])('at %s there is a way to one side only', (day, closed, open) => {
  at(`/m/my/reports/r1?on=${day}`);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: closed }).disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: open }).disabled).toBe(false);
});

test.each([
  ['a screen that does not take the day', '/m/updates?on=2019-03-31'],
  ['no day', '/m/builder'],
  ['today', `/m/builder?on=${torontoDay(new Date())}`],
  ['what is no day', '/m/builder?on=2019-02-30'],
])('%s: nothing is told', (_, path) => {
  at(path);
  expect(told()).toBe('');
  expect(screen.queryByRole('button')).toBeNull();
});
