import type { ReactNode } from 'react';
import { useErrorToast } from '../toasts/errorToasts.ts';
import { Bar, Loading } from './Skeleton.tsx';
import { Failed } from './StateCard.tsx';

/** The part of a query that its states are told by. */
export interface Loadable<T> {
  data: T | undefined;
  error: Error | null;
  refetch: () => unknown;
}

interface Props<T> {
  query: Loadable<T>;
  /** The shape of what is awaited: bars, or the height in pixels of a single one. */
  skeleton: ReactNode;
  /** What is said when it failed: "The bills could not be loaded." */
  failed: string;
  /** What was kept, or can be done meanwhile. Without it the server's message is shown, unless a toast says it. */
  kept?: string;
  /** The lead of the toast that specification 8 asks for on failure. */
  toastLead?: string;
  /** What is shown in place of an empty list. */
  empty?: ReactNode;
  /** Whether there is nothing to show; an empty list by itself. */
  isEmpty?: (data: T) => boolean;
  /** The class of the box around a failure and around what stands in place of an empty list. */
  stateClass?: string;
  children: (data: T) => ReactNode;
}

const isEmptyList = (data: unknown): boolean => Array.isArray(data) && data.length === 0;

/** What a query brought, or why it is not there: a skeleton, a failure with "Try again", or that there is nothing. */
export function Loaded<T>(props: Props<T>) {
  const {
    query,
    skeleton,
    failed,
    kept,
    toastLead,
    empty,
    isEmpty = isEmptyList,
    stateClass,
    children,
  } = props;
  const { data, error, refetch } = query;
  useErrorToast(toastLead, error);
  const framed = (state: ReactNode) => (stateClass ? <div className={stateClass}>{state}</div> : state);
  return (
    <>
      {error &&
        framed(
          <Failed
            title={failed}
            text={kept ?? (toastLead ? undefined : error.message)}
            onRetry={() => void refetch()}
          />,
        )}
      {data === undefined && !error && (
        <Loading>{typeof skeleton === 'number' ? <Bar height={skeleton} /> : skeleton}</Loading>
      )}
      {data !== undefined && (empty !== undefined && isEmpty(data) ? framed(empty) : children(data))}
    </>
  );
}
