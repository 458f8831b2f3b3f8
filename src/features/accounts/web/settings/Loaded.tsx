import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { t } from '../../../../shared/text.ts';
import { Bar, Loading } from '../../../../ui/state/Skeleton.tsx';
import { Failed } from '../../../../ui/state/StateCard.tsx';

interface Props<T> {
  query: UseQueryResult<T>;
  height: number;
  children: (data: T) => ReactNode;
}

/** What a card of the settings shows while it loads, when it failed, and when it is there. */
export function Loaded<T>({ query, height, children }: Props<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return (
      <Failed
        title={t('This could not be loaded.')}
        text={query.error.message}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return (
    <Loading>
      <Bar height={height} />
    </Loading>
  );
}
