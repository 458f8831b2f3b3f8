import { queryOptions } from '@tanstack/react-query';
import { createClient } from '../../../shared/apiClient.ts';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { clientOptions } from '../../auth/web/api.ts';
import type { CalculatorName } from '../calculatorNames.ts';
import { calculatorsContract } from '../contract.ts';

export const calculatorsApi = createClient(calculatorsContract, clientOptions);

/** Rules change when the library does, which is seldom. */
const LAWS_MS = 10 * 60_000;

/** What a calculator reckons with in these jurisdictions. */
export const lawsQuery = (calculator: CalculatorName, jurisdictions: readonly JurisdictionCode[]) =>
  queryOptions({
    queryKey: ['calculatorLaws', calculator, jurisdictions.join(',')],
    staleTime: LAWS_MS,
    queryFn: ({ signal }) =>
      calculatorsApi.calculatorLaws(
        { params: { calculator }, query: { jurisdictions: jurisdictions.join(',') } },
        { signal },
      ),
  });
