import type { Field } from '../../schemas.ts';

/** What a new row of a field holds before somebody writes in it. */
export function emptyValue({ type, min }: Field): unknown {
  if (type === 'number') return min ?? 0;
  if (type === 'boolean') return true;
  return type === 'list' || type === 'table' || type === 'bands' || type === 'formula' ? [] : '';
}
