import { Menu } from '@mantine/core';
import { t } from '../../../shared/text.ts';
import { toastError } from '../../../ui/toasts/errorToasts.ts';
import type { MatrixFormat } from '../contract.ts';
import { downloadMatrix } from './api.ts';
import type { MatrixModel } from './useMatrix.ts';

function DownloadItems({ model }: { model: MatrixModel }) {
  const download = (format: MatrixFormat) => (): void => {
    const asked = { ...model.request, fields: model.address.fields };
    downloadMatrix(asked, format, model.shown?.home ?? null).catch(toastError(t('Something went wrong:')));
  };
  return (
    <>
      <Menu.Item onClick={download('xlsx')}>{t('Download Excel')}</Menu.Item>
      <Menu.Item onClick={download('csv')}>{t('Download CSV')}</Menu.Item>
      <Menu.Item onClick={() => window.print()}>{t('Print')}</Menu.Item>
    </>
  );
}

export { DownloadItems as Component };
