import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { AppError, badRequest } from '../errors.ts';
import { installErrorHandler } from './errorHandler.ts';

interface Told {
  error: { code: string; message: string; fields?: Record<string, string>; requestId?: string };
}

const http = Fastify({ bodyLimit: 1_000 });
let raised: unknown;
let fullDisks = 0;

beforeAll(async () => {
  http.setValidatorCompiler(validatorCompiler);
  http.setSerializerCompiler(serializerCompiler);
  installErrorHandler(http, () => {
    fullDisks += 1;
  });
  http.get('/raise', () => {
    throw raised;
  });
  const body = z.strictObject({ name: z.string().min(2), codes: z.array(z.enum(['ON', 'QC'])) });
  http.post('/write', { schema: { body } }, () => 'written');
  await http.ready();
});
afterAll(() => http.close());

const raise = async (error: unknown) => {
  raised = error;
  const answer = await http.inject({ method: 'GET', url: '/raise' });
  return { status: answer.statusCode, ...answer.json<Told>().error, answer };
};
const write = async (payload: string, type = 'application/json') => {
  const answer = await http.inject({
    ...{ method: 'POST', url: '/write', payload, headers: { 'content-type': type } },
  });
  return { status: answer.statusCode, ...answer.json<Told>().error };
};

test('a refusal is told as it was meant, with the field and the number of the request', async () => {
  expect(await raise(badRequest('name', 'Too long.'))).toMatchObject({
    ...{ status: 400, code: 'invalid', message: 'Too long.', fields: { name: 'Too long.' } },
    requestId: expect.any(String),
  });
  expect(await raise(new AppError(409, 'stale', 'Look again.'))).not.toHaveProperty('fields');
});

test('what nobody meant tells nothing of what it was', async () => {
  const told = await raise(new Error('relation "users" of /var/secret does not exist'));
  expect(told).toMatchObject({ status: 500, code: 'internal' });
  expect(told.answer.body).not.toMatch(/users|secret/);
  expect(await raise('a text')).toMatchObject({ status: 500, code: 'internal' });
});

test.each([
  ['ECONNREFUSED', ''],
  ['57P01', ''],
  ['08006', ''],
  ['', 'Connection terminated unexpectedly'],
  ['', 'Client has encountered a connection error and is not queryable'],
  ['', 'timeout exceeded when trying to connect'],
])(
  'a database that is away (%s %s) is no fault of what was sent, and one may come again',
  async (code, message) => {
    const told = await raise(Object.assign(new Error(message), { code }));
    expect(told).toMatchObject({ status: 503, code: 'unavailable' });
    expect(told.answer.headers['retry-after']).toBe('2');
  },
);

test('a full disk is told, and somebody hears of it', async () => {
  const before = fullDisks;
  const told = await raise(Object.assign(new Error('write'), { code: 'ENOSPC' }));
  expect(told).toMatchObject({ status: 503, code: 'disk_full' });
  expect(fullDisks).toBe(before + 1);
});

test('a text that the database cannot keep is what was sent, not the server', async () => {
  expect(await raise(Object.assign(new Error('x'), { code: '22021' }))).toMatchObject({
    ...{ status: 400, code: 'invalid', message: 'This has characters that cannot be shown.' },
  });
});

test('a status that another part of the server chose stays, without its words', async () => {
  const told = await raise(Object.assign(new Error('unescaped %ZZ'), { statusCode: 400 }));
  expect(told).toMatchObject({ status: 400, message: 'The request could not be understood.' });
  expect(await raise(Object.assign(new Error('Wait.'), { statusCode: 429 }))).toMatchObject({
    ...{ status: 429, code: 'too_many_requests', message: 'Wait.' },
  });
});

test('each wrong field is named by its place, the first in words', async () => {
  const told = await write(JSON.stringify({ name: 'a', codes: ['ON', 'XX'] }));
  expect(told.status).toBe(400);
  expect(Object.keys(told.fields ?? {})).toEqual(['name', 'codes.1']);
  expect(told.message).toMatch(/^name: /);
});

test('a field that nobody knows is named', async () => {
  const told = await write(JSON.stringify({ name: 'ab', codes: [], role: 'ADMIN' }));
  expect(Object.keys(told.fields ?? {})).toEqual(['role']);
});

test.each([
  ['{"name":', 'application/json', 400, 'invalid'],
  ['', 'application/json', 400, 'invalid'],
  ['<a/>', 'application/xml', 415, 'unsupported_media_type'],
  [`{"name":"${'a'.repeat(2_000)}"}`, 'application/json', 413, 'too_large'],
])('what cannot be read at all has its own status: %.8s as %s', async (payload, type, status, code) => {
  expect(await write(payload, type)).toMatchObject({ status, code });
});
