import { t } from '../../../shared/text.ts';
import type { DownloadFormat } from '../contract.ts';

export const FORMAT_NAMES = {
  pdf: () => t('PDF'),
  docx: () => t('Word'),
  xlsx: () => t('Excel'),
} as const satisfies Record<DownloadFormat, () => string>;
