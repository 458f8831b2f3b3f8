import i18next from 'i18next';
import { en } from './text.en.ts';

/**
 * The catalogue of everything a person reads, web and server alike. The English text is the key (decisions 11), so English
 * needs resources for its plurals only; another language is added with `addResourceBundle` and touches no screen.
 */
export const catalogue = i18next.createInstance();

void catalogue.init({
  lng: 'en',
  fallbackLng: 'en',
  resources: { en: { translation: en } },
  keySeparator: false,
  nsSeparator: false,
  returnEmptyString: false,
  initAsync: false,
  interpolation: { escapeValue: false },
});

/** The words for a key, with `{{placeholders}}` filled in. A `count` picks the plural form. */
export const t = (key: string, values?: Record<string, string | number>): string =>
  values ? catalogue.t(key, values) : catalogue.t(key);
