import { z } from 'zod';
import { t } from '../../shared/text.ts';

type Issue = Parameters<NonNullable<ReturnType<typeof z.config>['customError']>>[0];

const tooBig = ({ origin, maximum }: { origin?: string; maximum?: unknown }): string => {
  const max = String(maximum);
  if (origin === 'string') return t('This is too long: at most {{max}} characters.', { max });
  if (origin === 'array' || origin === 'set') return t('These are too many: at most {{max}}.', { max });
  return t('This is too much: at most {{max}}.', { max });
};

const tooSmall = ({ origin, minimum }: { origin?: string; minimum?: unknown }): string => {
  const min = String(minimum);
  if (origin === 'string') {
    return min === '1'
      ? t('This is required.')
      : t('This is too short: at least {{min}} characters.', { min });
  }
  if (origin === 'array' || origin === 'set') return t('These are too few: at least {{min}}.', { min });
  return t('This is too little: at least {{min}}.', { min });
};

const FORMATS: Record<string, () => string> = {
  date: () => t('This is not a date of the form YYYY-MM-DD.'),
  datetime: () => t('This is not a moment of the form YYYY-MM-DDTHH:MM:SSZ.'),
  email: () => t('This is not an email address.'),
  url: () => t('This is not a web address.'),
};

function wordsFor(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? t('This is required.')
        : t('This has the wrong type: {{expected}} is expected.', { expected: issue.expected });
    case 'too_big':
      return tooBig(issue);
    case 'too_small':
      return tooSmall(issue);
    case 'invalid_value':
      return issue.values.length > 20
        ? t('This is none of the values that are known.')
        : t('This is none of: {{values}}.', { values: issue.values.map(String).join(', ') });
    case 'invalid_format':
      return FORMATS[issue.format]?.() ?? t('This is not valid.');
    case 'unrecognized_keys':
      return t('This field is not known.');
    default:
      return t('This is not valid.');
  }
}

/**
 * Has what a schema refuses said in the catalogue's words (decisions 11), where the schema itself brings
 * none.
 */
export const sayRefusalsInOurWords = (): void => {
  z.config({ customError: wordsFor });
};
