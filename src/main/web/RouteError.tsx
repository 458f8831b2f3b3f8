import { useEffect } from 'react';
import { useRevalidator, useRouteError } from 'react-router';
import { ApiError } from '../../shared/apiClient.ts';
import { t } from '../../shared/text.ts';
import { Page } from '../../ui/shell/Page.tsx';
import { Failed } from '../../ui/state/StateCard.tsx';

/** What stands in place of a screen that could not be shown. */
export function RouteError() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  useEffect(() => console.error(error), [error]);
  const text =
    error instanceof ApiError ? error.message : t('Something went wrong on this page. Please try again.');
  return (
    <Page title={t('Error')}>
      <Failed title={t('This page did not load')} text={text} onRetry={() => void revalidate()} />
    </Page>
  );
}
