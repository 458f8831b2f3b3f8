import { t } from '../../shared/text.ts';

const BROWSERS: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Mac OS X/, 'macOS'],
  [/Windows/, 'Windows'],
  [/Linux|X11/, 'Linux'],
];

const first = (list: [RegExp, string][], text: string): string | undefined =>
  list.find(([pattern]) => pattern.test(text))?.[1];

const partsOf = (userAgent: string | null) => ({
  browser: first(BROWSERS, userAgent ?? ''),
  system: first(SYSTEMS, userAgent ?? ''),
});

/** "Firefox on Windows": the browser of a session in words a person knows. */
export function deviceName(userAgent: string | null): string {
  const { browser, system } = partsOf(userAgent);
  if (browser && system) return t('{{browser}} on {{system}}', { browser, system });
  return browser ?? system ?? t('Unknown browser');
}

/** What stays the same of a browser when it is updated; in no language, to be stored. */
export function deviceFamily(userAgent: string | null): string {
  const { browser = '', system = '' } = partsOf(userAgent);
  return `${browser}/${system}`;
}
