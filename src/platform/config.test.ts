import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const problemsOf = (variables: Record<string, string>): string => {
  try {
    readConfig(variables);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
};

describe('configuration', () => {
  test('needs nothing', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      demo: true,
      trialDays: 14,
      productName: 'Lawleaf',
    });
  });

  test('counts an empty variable as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '  ', SESSION_SECRET: '' })).toEqual(readConfig({}));
  });

  test('names everything that is wrong in one message, and no secret', () => {
    const message = problemsOf({
      PORT: 'eighty',
      TRIAL_DAYS: '0',
      DATABASE_URL: 'mysql://root:hunter2@db/x',
      SESSION_SECRET: 'too-short',
    });
    for (const name of ['PORT', 'TRIAL_DAYS', 'DATABASE_URL', 'SESSION_SECRET'])
      expect(message).toContain(name);
    expect(message).not.toContain('hunter2');
    expect(message).not.toContain('too-short');
  });

  test('refuses demo accounts on a host that others can reach, unless asked for', () => {
    expect(problemsOf({ HOST: '0.0.0.0' })).toContain('DEMO');
    expect(readConfig({ HOST: '0.0.0.0', DEMO: 'true' }).demo).toBe(true);
    expect(readConfig({ HOST: '0.0.0.0', DEMO: 'false' }).demo).toBe(false);
  });

  test('has no demo accounts in production', () => {
    expect(readConfig({ NODE_ENV: 'production' }).demo).toBe(false);
    expect(problemsOf({ NODE_ENV: 'production', DEMO: 'true' })).toContain('DEMO');
  });

  test('wants a session secret in production with a database server', () => {
    const variables = { NODE_ENV: 'production', DATABASE_URL: 'postgres://localhost/lawleaf' };
    expect(problemsOf(variables)).toContain('SESSION_SECRET');
    expect(readConfig({ ...variables, SESSION_SECRET: 'x'.repeat(32) }).production).toBe(true);
  });

  test('the setting by which tests reach this machine is refused in production', () => {
    expect(readConfig({ TEST_FETCH_LOOPBACK: 'true' }).fetchesLoopback).toBe(true);
    expect(readConfig({}).fetchesLoopback).toBe(false);
    expect(() => readConfig({ NODE_ENV: 'production', TEST_FETCH_LOOPBACK: 'true' })).toThrow(
      /TEST_FETCH_LOOPBACK/,
    );
  });

  test('wants the keys of the hosted search engine', () => {
    const message = problemsOf({ SEARCH_PROVIDER: 'algolia', ALGOLIA_APP_ID: 'A' });
    expect(message).toContain('ALGOLIA_ADMIN_KEY');
    expect(message).not.toContain('ALGOLIA_APP_ID:');
  });
});
