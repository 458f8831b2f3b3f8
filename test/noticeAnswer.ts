import { noticeCaseSchema } from '../src/features/calculators/caseSchemas.ts';
import type { Answer } from '../src/features/calculators/engine/answer.ts';
import { answersOf, NOTICE } from '../src/features/calculators/engine/calculators.ts';
import type { JurisdictionCode } from '../src/shared/jurisdictions.ts';
import { lawsOfContent } from './lawOfContent.ts';

/** The day on which the tests of notice are asked. */
export const TODAY = '2026-11-23';
const laws = [...lawsOfContent(NOTICE.groups, true).values()];

/** The answer for one jurisdiction by the files of content/; what is not said is a person with 7 years at $1,200 a week. */
export function noticeAnswer(place: JurisdictionCode, of: object = {}): Answer {
  const asked = noticeCaseSchema.parse({
    ...{
      jurisdictions: [place],
      firstDay: '2019-03-15',
      lastDay: '2026-11-30',
      wages: '1200',
      weeklyHours: '40',
    },
    ...of,
  });
  const [one] = answersOf(NOTICE, laws, asked, TODAY).answers;
  if (!one) throw new Error(place);
  return one;
}
