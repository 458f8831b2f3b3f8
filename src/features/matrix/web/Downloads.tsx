import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { t } from '../../../shared/text.ts';
import { lazyPopup } from '../../../ui/overlay/late/lazyPopup.tsx';
import type { MatrixModel } from './useMatrix.ts';

interface DownloadsProps {
  model: MatrixModel;
}

const DownloadTarget = ({ model, ...rest }: DownloadsProps & ComponentProps<'button'>) => (
  <Button
    variant="default"
    disabled={!model.shown}
    leftSection={<IconDownload size={18} stroke={1.7} aria-hidden />}
    {...rest}
  >
    {t('Download')}
  </Button>
);

/** The matrix as a file or on paper. */
export const Downloads = lazyPopup<DownloadsProps>(
  { role: 'menu', width: 180, align: 'end' },
  DownloadTarget,
  () => import('./DownloadItems.tsx'),
);
