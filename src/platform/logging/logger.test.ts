import { expect, test } from 'vitest';
import { createLogger, loggableUrl } from './logger.ts';

test.each([
  ['/resetPassword/a%40b.test/SECRET', '/resetPassword/[email]/[token]'],
  ['/mfaLogin/a@b.test/SECRET?x=1', '/mfaLogin/[email]/[token]?x=1'],
  ['/api/checklists/calendar/SECRET.ics', '/api/checklists/calendar/[secret]'],
  ['/signup/password/SECRET', '/signup/password/[code]'],
  ['/signup/welcome/SECRET', '/signup/welcome/[code]'],
  [
    '/api/provisions/exportComparison?provs[]=a&token=SECRET',
    '/api/provisions/exportComparison?provs[]=a&token=[redacted]',
  ],
  ['/api/accounts/x/mfa?code=SECRET&y=1', '/api/accounts/x/mfa?code=[redacted]&y=1'],
  ['/m/builder/a/b?juris=ON', '/m/builder/a/b?juris=ON'],
])('%s is logged as %s', (url, logged) => {
  expect(loggableUrl(url)).toBe(logged);
});

test('tokens and passwords never reach the log', () => {
  const written: string[] = [];
  const logger = createLogger('info', { write: (line) => void written.push(line) });
  logger.info({
    token: 'SECRET',
    user: { password: 'SECRET', token: 'SECRET', searchToken: 'SECRET' },
    headers: { authorization: 'Bearer SECRET', cookie: 'SECRET', 'x-algolia-api-key': 'SECRET' },
    req: { method: 'GET', url: '/resetPassword/a/SECRET', ip: '::1' },
  });
  expect(written.join('')).toContain('[redacted]');
  expect(written.join('')).not.toContain('SECRET');
});
