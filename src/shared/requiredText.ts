import { t } from './text.ts';

/** What is wrong with a text that has to be there; null when it is. */
export const requiredText = (text: string): string | null => (text.trim() ? null : t('This is needed.'));
