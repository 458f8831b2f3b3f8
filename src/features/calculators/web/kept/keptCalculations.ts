import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { createClient } from '../../../../shared/apiClient.ts';
import { clientOptions } from '../../../auth/web/api.ts';
import { type KeptCalculation, keptContract } from '../../keptContract.ts';
import type { Values } from '../form/fields.ts';

const keptApi = createClient(keptContract, clientOptions);

/** The calculations that the person keeps, newest first. */
export const keptQuery = queryOptions({
  queryKey: ['calculations'],
  queryFn: ({ signal }) => keptApi.calculations(undefined, { signal }),
});

/** Where a kept calculation is shown. Its entries come with it, and stand in no address. */
export const addressOf = ({ id, calculator, reading }: KeptCalculation): string => {
  const params = new URLSearchParams({ jurisdiction: reading.jurisdictions[0] ?? '', kept: id });
  if (reading.on) params.set('on', reading.on);
  return `/m/calculators/${calculator}?${params}`;
};

/** Kept entries as the fields of a form hold them. */
export const valuesOf = (entered: KeptCalculation['entered']): Values =>
  Object.fromEntries(
    Object.entries(entered ?? {}).flatMap(([name, value]): [string, string | boolean][] =>
      Array.isArray(value)
        ? value.map((hours, index) => [`${name}${index + 1}`, hours])
        : // Jobs of several jurisdictions are written in the field of the jobs.
          [[name === 'jobsIn' ? 'jobs' : name, typeof value === 'number' ? String(value) : value]],
    ),
  );

type Kept = Pick<KeptCalculation, 'name' | 'calculator' | 'reading'> & {
  entered?: Record<string, unknown> | null;
};

export function useKeepCalculation(onSuccess: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Kept) =>
      keptApi.keepCalculation({ body: { ...body, entered: body.entered as KeptCalculation['entered'] } }),
    onSuccess: () => {
      onSuccess();
      return client.invalidateQueries(keptQuery);
    },
  });
}

export function useForgetCalculation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => keptApi.forgetCalculation({ params: { id } }),
    onSuccess: () => client.invalidateQueries(keptQuery),
  });
}
