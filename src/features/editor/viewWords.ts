import { t } from '../../shared/text.ts';
import type { CoverageView } from './coverage.ts';

/** What a view of the library counts, in words. */
export const viewName = (view: CoverageView): string =>
  ({
    published: t('Published'),
    lawText: t('On the law’s own text'),
    confirmed: t('Fully confirmed'),
    inTime: t('Read in time'),
  })[view];
