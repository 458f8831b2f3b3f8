import { Button, VisuallyHidden } from '@mantine/core';
import { IconFileOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router';
import { ApiError } from '../../../shared/apiClient.ts';
import { t } from '../../../shared/text.ts';
import { pageConfig } from '../../../ui/pageConfig.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Bar } from '../../../ui/state/Skeleton.tsx';
import { Empty } from '../../../ui/state/StateCard.tsx';
import { PublicPage } from '../../auth/web/PublicPage.tsx';
import type { Provision } from '../../provisions/contract.ts';
import { ProvisionList } from '../../provisions/web/list/ProvisionList.tsx';
import { guidanceApi } from './api.ts';
import c from './Legal.module.css';

/** The sample as subscribers read it, without what only they may do. */
function Sample({ provision }: { provision: Provision }) {
  const shown = useMemo(() => [provision], [provision]);
  return (
    <div className={`${c.doc} ${c.entry}`}>
      <p className={c.sample}>{t('A sample of the library')}</p>
      <h1>{t('{{area}}: {{topic}}', { area: provision.area.name, topic: provision.topic.name })}</h1>
      <ProvisionList provisions={shown} areaIsNamed view="preview" />
    </div>
  );
}

const SampleSkeleton = () => (
  <>
    <Bar width={320} height={40} gap={20} />
    <Bar height={16} gap={10} />
    <Bar height={16} gap={10} />
    <Bar height={16} />
  </>
);

/** /preview/{id}: one provision that staff marked as a public sample, with the way to the free trial (decisions 7). */
function PreviewScreen() {
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
    <PublicPage title={preview.data?.name ?? t('Sample')} width={860}>
      {unknown ? (
        <>
          <VisuallyHidden component="h1">{t('Sample')}</VisuallyHidden>
          <Empty icon={IconFileOff} title={t('This page could not be found.')} action={trial} />
        </>
      ) : (
        <Loaded query={preview} skeleton={<SampleSkeleton />} failed={t('The page could not be loaded.')}>
          {(provision) => (
            <>
              <Sample provision={provision} />
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
        </Loaded>
      )}
    </PublicPage>
  );
}

export { PreviewScreen as Component };
