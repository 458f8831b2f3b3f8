import { useEffect } from 'react';
import { useRevalidator, useRouteError } from 'react-router';
import { ApiError } from '../../shared/apiClient.ts';
import { t } from '../../shared/text.ts';
import { Page } from '../../ui/shell/Page.tsx';
import { Failed } from '../../ui/state/StateCard.tsx';

/** A part of the application that was replaced on the server since the page was opened. */
const isStaleBuild = (error: unknown): boolean =>
  error instanceof TypeError && /import|module|fetch/i.test(error.message);

/** What stands in place of a screen that could not be shown. */
export function RouteError() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  useEffect(() => console.error(error), [error]);
  if (isStaleBuild(error)) {
    return (
      <Page title={t('New version')}>
        <Failed
          title={t('This page has to be loaded again')}
          text={t('A newer version is there, or the connection was lost for a moment.')}
          onRetry={() => window.location.reload()}
        />
      </Page>
    );
  }
  const text =
    error instanceof ApiError ? error.message : t('Something went wrong on this page. Please try again.');
  return (
    <Page title={t('Error')}>
      <Failed title={t('This page did not load')} text={text} onRetry={() => void revalidate()} />
    </Page>
  );
}
