import { matchPath } from 'react-router';
import { expect, test } from 'vitest';
import { matchScreen } from './matchScreen.ts';
import { memberScreens } from './screens.ts';

const ADDRESSES = [
  '/m/updates',
  '/m/builder',
  '/m/builder/',
  '/m/builder/standards',
  '/m/builder/standards/wages',
  '/m/builder/standards/wages/more',
  '/m/my',
  '/m/my/reports/a-1',
  '/m/my/notes',
  '/m/settings/users',
  '/m/nowhere',
  '/login',
];

test('a screen is found where the router finds it, with the same parameters', () => {
  for (const address of ADDRESSES) {
    const found = matchScreen(memberScreens, '/m', address);
    const routed = memberScreens.find(({ path }) => matchPath(`/m/${path}`, address));
    expect(found?.screen, address).toBe(routed);
    if (routed)
      expect({ ...found?.params }, address).toEqual(matchPath(`/m/${routed.path}`, address)?.params);
  }
});
