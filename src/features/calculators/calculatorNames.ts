/** The calculators, by their names in addresses. */
export const CALCULATORS = [
  'notice',
  'finalPay',
  'vacation',
  'holiday',
  'leave',
  'overtime',
  'minimumWage',
] as const;
export type CalculatorName = (typeof CALCULATORS)[number];
