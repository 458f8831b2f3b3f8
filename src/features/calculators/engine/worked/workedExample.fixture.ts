import type { JurisdictionCode } from '../../../../shared/jurisdictions.ts';
import type { CalculatorName } from '../../calculatorNames.ts';
import type { Reading } from '../../cases.ts';

/** An example that a government worked out itself: what it enters, and what it comes to. */
export interface WorkedExample {
  calculator: CalculatorName;
  place: JurisdictionCode;
  about: string;
  entered: Record<string, unknown>;
  how?: Partial<Reading>;
  comesTo: Record<string, unknown>;
  /** Where the example stands. */
  source: string;
  /** Its own words. */
  says?: string;
  /** The day on which a stored copy of the page was read. */
  read?: string;
}
