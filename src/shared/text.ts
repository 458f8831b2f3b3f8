import i18next from 'i18next';
import { en } from './text.en.ts';

/**
 * The catalogue of everything a person reads, web and server alike. The English text is the key (decisions
 * 11), so English needs resources for its plurals only; another language is added with `addResourceBundle`
 * and touches no screen.
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

/**
 * The words for each key with their placeholders still in them: looking them up again costs more than filling
 * them in.
 */
const templates = new Map<string, string>();
const forget = (): void => templates.clear();
catalogue.on('languageChanged', forget);
catalogue.store.on('added', forget);

function template(key: string): string {
  const known = templates.get(key) ?? catalogue.t(key, { skipInterpolation: true });
  templates.set(key, known);
  return known;
}

/** The words for a key, with `{{placeholders}}` filled in. A `count` picks the plural form. */
export function t(key: string, values?: Record<string, string | number>): string {
  if (!values) return template(key);
  if ('count' in values) return catalogue.t(key, values);
  return template(key).replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
}
