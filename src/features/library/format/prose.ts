import { amountsOf, type Band, thresholdText } from '../../provisions/bands.ts';
import { formulaText, isFormula } from '../../provisions/formula.ts';
import type { FieldContent } from './provisionGroup.ts';

/** A row of bands, a formula or a row of a table, as a piece of a sentence. */
export function proseOf(field: Pick<FieldContent, 'type'>, item: object): string {
  if (isFormula(item)) return formulaText(item);
  if (field.type !== 'bands') return Object.values(item).join(', ');
  const band = item as Band;
  return `${thresholdText(band)}: ${amountsOf(band)
    .map(([name, amount]) => `${amount} ${name}`)
    .join(', ')}`;
}
