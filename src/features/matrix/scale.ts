import { durationText, isDuration, parseDuration } from '../../shared/duration.ts';
import { t } from '../../shared/text.ts';
import { amountsOf, type Band, isLimit } from '../provisions/bands.ts';

/** A line of a scale as the matrix writes it: "3 months", "1"; "each year after", "+1". */
export interface ScaleLine {
  threshold: string;
  amount: string;
}

/** A scale as steps: from so many months of service on, so much. */
export interface Step {
  at: number;
  amount: number;
}

export const isScale = (value: unknown): value is Band[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((row) => typeof row === 'object' && row !== null && Object.keys(row).some(isLimit));

const words = (limit: string | number): string =>
  isDuration(limit) ? durationText(limit) : limit.toLocaleString('en-CA');

/** "3 months", "over 90 days", "50–199", "500+", "up to 19": short, for a narrow column. */
function shortThreshold({ atLeast, moreThan, atMost, lessThan }: Band): string {
  if (atLeast !== undefined && atMost !== undefined) return `${words(atLeast)}–${words(atMost)}`;
  if (moreThan !== undefined) return t('over {{limit}}', { limit: words(moreThan) });
  if (atLeast !== undefined) return typeof atLeast === 'number' ? `${words(atLeast)}+` : words(atLeast);
  if (atMost !== undefined) return t('up to {{limit}}', { limit: words(atMost) });
  return lessThan !== undefined ? t('under {{limit}}', { limit: words(lessThan) }) : t('any');
}

const months = (limit: string | number | undefined): number | null => {
  if (!isDuration(limit)) return null;
  const parts = parseDuration(limit);
  return parts.years * 12 + parts.months + (parts.weeks * 7 + parts.days) / 30.4375;
};

const from = (band: Band): string | number | undefined => band.atLeast ?? band.moreThan;

/** The one amount of a band, where it has one and that is a number. */
function soleAmount(band: Band): number | null {
  const [first, ...others] = amountsOf(band);
  return first && others.length === 0 && typeof first[1] === 'number' ? first[1] : null;
}

/** The steps of a scale by length of service with one amount each; null for any other scale. */
export function stepsOf(bands: readonly Band[]): Step[] | null {
  const steps = bands.map((band) => ({ at: months(from(band)), amount: soleAmount(band) }));
  return steps.every((step): step is Step => step.at !== null && step.amount !== null) ? steps : null;
}

/** A step of one year that gives one more than the step before. */
const isYearly = (steps: readonly Step[] | null, index: number): boolean => {
  const [before, step] = [steps?.[index - 1], steps?.[index]];
  return (
    before !== undefined &&
    step !== undefined &&
    step.at - before.at === 12 &&
    step.amount - before.amount === 1
  );
};

/** The fewest steps of a year and one more that fold into "each year after". */
const MIN_RUN = 4;

/** The lines of a scale, in which a long run of yearly steps is one: "each year after +1", then its last. */
export function scaleLines(bands: readonly Band[]): ScaleLine[] {
  const steps = stepsOf(bands);
  const lines: ScaleLine[] = [];
  for (let index = 0; index < bands.length; index++) {
    let end = index;
    while (isYearly(steps, end)) end++;
    const isRun = end - index >= MIN_RUN;
    if (isRun) lines.push({ threshold: t('each year after'), amount: '+1' });
    const band = bands[isRun ? end - 1 : index] as Band;
    lines.push({
      threshold: shortThreshold(band),
      amount: amountsOf(band)
        .map(([, amount]) => String(amount))
        .join(' · '),
    });
    if (isRun) index = end - 1;
  }
  return lines;
}

/** "1 to 8": the least and the most that a scale gives; null where its amounts are no numbers. */
export function scaleRange(bands: readonly Band[]): string | null {
  const amounts = bands.map(soleAmount);
  if (!amounts.every((amount) => amount !== null)) return null;
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  return least === most ? String(least) : t('{{from}} to {{to}}', { from: least, to: most });
}
