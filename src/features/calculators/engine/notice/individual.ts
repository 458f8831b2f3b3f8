import { t } from '../../../../shared/text.ts';
import { shortDate } from '../../../../shared/torontoDate.ts';
import { type Band, thresholdText } from '../../../provisions/bands.ts';
import type { NoticeCase } from '../../cases.ts';
import type { Step } from '../answer.ts';
import { bandOf, marksOf } from '../bands.ts';
import { step, unknownStep } from '../law.ts';
import type { Question } from '../question.ts';
import { Ratio, ZERO } from '../ratio.ts';
import { type Service, serviceText } from '../service.ts';
import { weeksText } from '../words.ts';

/** Weeks that a part of the answer comes to; null where that is not established. */
export interface Weeks {
  steps: Step[];
  weeks: Ratio | null;
}

/** What is left beyond the completed years: "and 8 months". */
const serviceRest = ({ months, days }: Service): string =>
  months > 0
    ? t('and {{time}}', { time: t('{{count}} months', { count: months }) })
    : t('and {{time}}', { time: t('{{count}} days', { count: days }) });

/** What was entered about the length of service. */
export const serviceStep = (service: Service): Step =>
  step({
    key: 'service',
    kind: 'entry',
    title: t('Length of service'),
    lines: [
      t('{{first}} to {{last}}, both days counted', {
        first: shortDate(service.first),
        last: shortDate(service.last),
      }),
    ],
    result: service.years > 0 ? t('{{count}} years', { count: service.years }) : serviceText(service),
    note: service.years > 0 ? serviceRest(service) : null,
  });

/** The hours a week that some laws ask for. Null where the law asks for none. */
function hoursTest(
  question: Question,
  { weeklyHours }: NoticeCase,
): { step: Step; passed: boolean | null } | null {
  const law = question.law('notice');
  const figure = law.figure<number>('averageWeeklyHours');
  const title = t('Hours a week');
  if (figure.state === 'unknown') return { step: unknownStep('hours', title, figure), passed: null };
  if (figure.state !== 'value') return null;
  const needed = String(figure.value);
  if (weeklyHours === undefined) {
    const why = t('At least {{needed}} hours a week on average are needed: give the hours of a usual week.', {
      needed,
    });
    return { step: unknownStep('hours', title, { why, basis: figure.basis }), passed: null };
  }
  const passed = Ratio.parse(weeklyHours).compare(Ratio.from(figure.value)) >= 0;
  const line = passed ? '**{{hours}}** ≥ {{needed}} hours a week' : '**{{hours}}** < {{needed}} hours a week';
  return {
    step: step({
      key: 'hours',
      kind: passed ? 'passed' : 'failed',
      title,
      lines: [t(line, { hours: weeklyHours, needed })],
      result: passed ? t('Yes') : t('No'),
      basis: [figure.basis],
    }),
    passed,
  };
}

/** The weeks of the scale, by service. */
function bandStep(question: Question, service: Service): Weeks {
  const title = t('Notice for this employee alone');
  const figure = question.law('notice').figure<Band[]>('bands');
  if (figure.state === 'unknown') return { steps: [unknownStep('individual', title, figure)], weeks: null };
  const bands = figure.state === 'value' ? figure.value : [];
  const band = bandOf(bands, service);
  const weeks = band ? Ratio.from(Number(band.weeks)) : ZERO;
  return {
    steps: [
      step({
        key: 'individual',
        kind: band ? 'sum' : 'failed',
        title,
        lines: [
          band
            ? t('**{{service}}** lies in the band “{{band}}”', {
                service: serviceText(service),
                band: thresholdText(band),
              })
            : t('**{{service}}** is short of the first band', { service: serviceText(service) }),
        ],
        result: band ? weeksText(weeks) : t('None'),
        basis: [figure.basis],
        scale: marksOf(bands, service, (one) => String(one.weeks)),
      }),
    ],
    weeks,
  };
}

/** Notice that one employee is owed for themselves, whatever becomes of the others. */
export function individualNotice(question: Question, noticeCase: NoticeCase, service: Service): Weeks {
  const law = question.law('notice');
  const steps = [serviceStep(service)];
  const gate = question.gate(law);
  if (gate.outcome !== 'open')
    return { steps: [...steps, gate.step], weeks: gate.outcome === 'exempt' ? ZERO : null };
  if (noticeCase.excepted) return { steps: [...steps, exceptionStep(law.basis())], weeks: ZERO };
  const hours = hoursTest(question, noticeCase);
  if (hours) steps.push(hours.step);
  if (hours && hours.passed !== true) return { steps, weeks: hours.passed === false ? ZERO : null };
  const { steps: last, weeks } = bandStep(question, service);
  return { steps: [...steps, ...last], weeks };
}

/** The person said that an exception of the law holds; whether it does is for them to prove. */
export const exceptionStep = (basis: Step['basis']): Step =>
  step({
    key: 'exception',
    kind: 'failed',
    title: t('Does an exception hold?'),
    lines: [t('You said that one does. The provision lists them; the employer has to prove it.')],
    result: t('Nothing is owed'),
    basis,
  });
