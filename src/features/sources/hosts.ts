import { t } from '../../shared/text.ts';

/** A site whose terms permit to keep a copy of its pages for comparing, and where they say so. */
interface KeptHost {
  host: string;
  /** Pages below this path only. */
  path?: string;
  why: () => string;
}

/**
 * Sites of governments of which the readable text is kept. Of all others only a fingerprint is, until somebody has read their terms
 * and added a line. For counsel to confirm.
 */
const KEPT: readonly KeptHost[] = [
  {
    host: 'laws-lois.justice.gc.ca',
    why: () =>
      t('Reproduction of Federal Law Order, SI/97-5: anyone may reproduce federal law without asking.'),
  },
  {
    host: 'canada.ca',
    why: () =>
      t(
        'Terms of canada.ca: only commercial redistribution needs leave; this copy is compared and not given out.',
      ),
  },
  {
    host: 'ontario.ca',
    path: '/laws/',
    why: () => t('The King’s Printer for Ontario lets anyone reproduce statutes and regulations.'),
  },
  {
    host: 'bclaws.gov.bc.ca',
    why: () => t('King’s Printer Licence, British Columbia: copying with attribution.'),
  },
];

/** Sites whose terms forbid programs that fetch pages, whatever their robots.txt says. */
const FORBIDDEN: readonly { host: string; why: () => string }[] = [
  { host: 'canlii.org', why: () => t('The terms of CanLII forbid programs that fetch its pages.') },
  { host: 'canlii.ca', why: () => t('The terms of CanLII forbid programs that fetch its pages.') },
];

const isOf = (hostname: string, host: string): boolean => hostname === host || hostname.endsWith(`.${host}`);
const read = (address: string): URL | null => (URL.canParse(address) ? new URL(address) : null);

/** The site of an address, by which requests are counted: its name and, where it is another than usual, its port. */
export const hostOf = (address: string): string => read(address)?.host ?? '';

/** Why the text of a page may be kept; null where only a fingerprint is. */
export function mayKeepText(address: string): string | null {
  const url = read(address);
  const found =
    url &&
    KEPT.find(
      ({ host, path }) => isOf(url.hostname, host) && (path === undefined || url.pathname.startsWith(path)),
    );
  return found ? found.why() : null;
}

/** Why a site must not be asked by a program; null where it may. */
export function forbids(address: string): string | null {
  const url = read(address);
  return (url && FORBIDDEN.find(({ host }) => isOf(url.hostname, host))?.why()) ?? null;
}

/** Every site with a rule of its own, for those who run the product. */
export const hostRules = (): { host: string; keepsText: boolean; why: string }[] => [
  ...KEPT.map(({ host, path = '', why }) => ({ host: `${host}${path}`, keepsText: true, why: why() })),
  ...FORBIDDEN.map(({ host, why }) => ({ host, keepsText: false, why: why() })),
];
