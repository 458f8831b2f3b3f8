import { t } from '../../shared/text.ts';
import { badRequest } from '../errors.ts';

/** Where a page of a sorted list begins: what the last line before it is ordered by, and its id. */
export type PageCursor = [value: string, id: string];

export const writeCursor = (cursor: PageCursor): string =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url');

/** Reads a cursor that `writeCursor` wrote; throws 400 for any other text, and for one that the list cannot begin at. */
export function readCursor(text: string, isPlace: (cursor: PageCursor) => boolean = () => true): PageCursor {
  try {
    const read: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    if (Array.isArray(read) && read.length === 2 && read.every((part) => typeof part === 'string')) {
      const cursor = read as unknown as PageCursor;
      if (isPlace(cursor)) return cursor;
    }
  } catch {
    // No JSON, so no cursor.
  }
  throw badRequest('after', t('This is not the beginning of a page.'));
}
