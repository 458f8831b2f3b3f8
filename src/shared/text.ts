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

let plurals: Intl.PluralRules | null = null;
catalogue.on('languageChanged', () => {
  plurals = null;
});

/** The words for so many of something: one template for each form that the language has. */
function counted(key: string, count: number): string {
  plurals ??= new Intl.PluralRules(catalogue.language);
  // Languages may have words of their own for none.
  const form = `${count === 0 ? 'zero' : plurals.select(count)} ${key}`;
  const known = templates.get(form) ?? catalogue.t(key, { count, skipInterpolation: true });
  templates.set(form, known);
  return known;
}

/** The words for a key, with `{{placeholders}}` filled in. A `count` picks the plural form. */
export function t(key: string, values?: Record<string, string | number>): string {
  if (!values) return template(key);
  const { count } = values;
  const words = typeof count === 'number' ? counted(key, count) : template(key);
  return words.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
}
