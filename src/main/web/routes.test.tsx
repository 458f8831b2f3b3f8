import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { goHome } from '../../features/auth/web/guards.ts';
import { routes } from './routes.tsx';

test.each(['/m', '/m/', '/a', '/a/', '/nowhere'])('%s is no blank page: it leads where / does', (path) => {
  expect(matchRoutes(routes, path)?.at(-1)?.route.loader).toBe(goHome);
});
