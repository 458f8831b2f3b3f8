import type { PageConfig } from '../shared/pageConfig.ts';

const DEFAULTS: PageConfig = {
  productName: 'Lawleaf',
  apiBaseUrl: '',
  supportEmail: 'support@lawleaf.test',
  demo: false,
  marketingUrl: null,
  csrfToken: null,
  hostedSearch: null,
};

/** Reads the configuration that the server wrote into the page; a page served without one gets the defaults. */
export function readPageConfig(text: string | null | undefined): PageConfig {
  if (!text?.trim().startsWith('{')) return DEFAULTS;
  return { ...DEFAULTS, ...(JSON.parse(text) as Partial<PageConfig>) };
}

export const pageConfig = readPageConfig(
  typeof document === 'undefined' ? null : document.getElementById('config')?.textContent,
);

/** The nonce of this page, for styles made at run time (Content-Security-Policy). */
export const pageNonce = (): string =>
  document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';
