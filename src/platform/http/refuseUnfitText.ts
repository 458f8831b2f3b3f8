import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { t } from '../../shared/text.ts';
import { badRequest } from '../errors.ts';

/** NUL, which no database keeps, or half of a surrogate pair, which is no character at all. */
const UNFIT = /\0|\p{Surrogate}/u;
const isUnfit = (text: string): boolean => UNFIT.test(text);

interface Place {
  value: unknown;
  path: string;
}

/**
 * The place of the first text that can be neither kept nor shown ("address.city"); null when there is none.
 */
export function unfitText(root: unknown): string | null {
  // No recursion: what was sent may be nested deeper than the stack.
  const open: Place[] = [{ value: root, path: '' }];
  for (let place = open.pop(); place; place = open.pop()) {
    const { value, path } = place;
    if (typeof value === 'string' && isUnfit(value)) return path || 'body';
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) continue;
    const within: Place[] = [];
    for (const [key, child] of Object.entries(value)) {
      if (isUnfit(key)) return path || 'body';
      within.push({ value: child, path: path ? `${path}.${key}` : key });
    }
    open.push(...within.reverse());
  }
  return null;
}

/**
 * Refuses such text with 400 and the name of the field, whatever route it comes by, before anything else
 * looks at it.
 */
export function refuseUnfitText(http: FastifyInstance): void {
  http.addHook('preValidation', async ({ params, query, body }) => {
    // The bytes of a file are no text, and are read by their handler alone.
    const text = body instanceof Readable ? null : body;
    const field = unfitText(params) ?? unfitText(query) ?? unfitText(text);
    if (field) throw badRequest(field, t('This has characters that cannot be shown.'));
  });
}
