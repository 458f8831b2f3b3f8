import { Button } from '@mantine/core';
import { IconFileOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { ApiError } from '../../../shared/apiClient.ts';
import { t } from '../../../shared/text.ts';
import { shortDate } from '../../../shared/torontoDate.ts';
import { Jur } from '../../../ui/Jur.tsx';
import { Prose } from '../../../ui/Prose.tsx';
import { pageConfig } from '../../../ui/pageConfig.ts';
import { Bar, Loading } from '../../../ui/Skeleton.tsx';
import { Empty, Failed } from '../../../ui/StateCard.tsx';
import { PublicPage } from '../../auth/web/PublicPage.tsx';
import type { Preview } from '../contract.ts';
import { guidanceApi } from './api.ts';
import c from './Legal.module.css';

function Sample({ preview }: { preview: Preview }) {
  return (
    <article className={c.doc}>
      <p className={c.sample}>
        {preview.area} · {preview.topic}
      </p>
      <h1>{preview.name}</h1>
      <p className={c.where}>
        <Jur code={preview.jurisdiction} /> {preview.jurisdictionName}
      </p>
      <Prose html={preview.description} />
      {preview.acts.length > 0 && (
        <ul className={c.acts} aria-label={t('Acts')}>
          {preview.acts.map((act) => (
            <li key={act.name}>
              {act.url ? (
                <a href={act.url} target="_blank" rel="noopener noreferrer">
                  {act.name}
                </a>
              ) : (
                act.name
              )}
              {act.sections && `, ${act.sections}`}
            </li>
          ))}
        </ul>
      )}
      <p className={c.date}>{t('Updated: {{date}}', { date: shortDate(preview.updatedAt) })}</p>
    </article>
  );
}

/** /preview/{id}: one provision that staff marked as a public sample, with the way to the free trial (decisions 7). */
export function PreviewScreen() {
  const { id = '' } = useParams();
  const preview = useQuery({
    queryKey: ['preview', id],
    retry: false,
    queryFn: () => guidanceApi.preview({ params: { id } }),
  });
  // A malformed id is as unknown as an unknown one.
  const unknown = preview.error instanceof ApiError && [400, 404].includes(preview.error.status);
  const trial = (
    <Button component={Link} to="/signup/start">
      {t('Start a free trial')}
    </Button>
  );
  return (
    <PublicPage title={preview.data?.name ?? t('Sample')} width={720}>
      {preview.isPending && (
        <Loading>
          <Bar width={320} height={40} gap={20} />
          <Bar height={16} gap={10} />
          <Bar height={16} gap={10} />
          <Bar height={16} />
        </Loading>
      )}
      {unknown && <Empty icon={IconFileOff} title={t('This page could not be found.')} action={trial} />}
      {preview.isError && !unknown && (
        <Failed
          title={t('The page could not be loaded.')}
          text={preview.error.message}
          onRetry={() => void preview.refetch()}
        />
      )}
      {preview.data && (
        <>
          <Sample preview={preview.data} />
          <div className={c.offer}>
            <span>
              {t('{{product}} explains what employment law asks, in all 14 jurisdictions of Canada.', {
                product: pageConfig.productName,
              })}
            </span>
            {trial}
          </div>
        </>
      )}
    </PublicPage>
  );
}
