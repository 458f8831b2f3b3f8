import { JURISDICTION_CODES, type JurisdictionCode, jurisdictionName } from '../../shared/jurisdictions.ts';
import { t } from '../../shared/text.ts';

/** How many jobs end in each jurisdiction that is named. */
export type JobsByPlace = Partial<Record<JurisdictionCode, number>>;

const PART = /^(?<place>[\p{L}' .-]+?)[\s:]+(?<jobs>\d{1,6})$/u;

const codeOf = (place: string): JurisdictionCode | undefined =>
  JURISDICTION_CODES.find(
    (code) => code === place.toUpperCase() || jurisdictionName(code).toLowerCase() === place.toLowerCase(),
  );

/** Reads "ON 52, Alberta: 3", or says what is wrong with it. */
export function readJobs(text: string): { jobs: JobsByPlace } | { problem: string } {
  const found: JobsByPlace = {};
  for (const part of text.split(/[,;]/).filter((one) => one.trim() !== '')) {
    const { place = '', jobs = '' } = PART.exec(part.trim())?.groups ?? {};
    const code = codeOf(place);
    if (jobs === '') return { problem: t('Write a number, or for several jurisdictions: ON 52, AB 3.') };
    if (!code) return { problem: t('There is no jurisdiction “{{code}}”.', { code: place }) };
    if (Number(jobs) === 0) return { problem: t('Write a whole number.') };
    found[code] = Number(jobs);
  }
  return { jobs: found };
}
