import { t } from '../../shared/text.ts';

/** Says that topics of the taxonomy that a search asks for have no text. */
export const noTextYet = (topics: readonly string[]): string =>
  t('{{topics}}: no text yet.', { topics: topics.join(', ') });
