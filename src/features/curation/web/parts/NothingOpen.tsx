import { t } from '../../../../shared/text.ts';
import { ColumnEmpty } from '../../../../ui/workspace/Columns.tsx';

/** Beside a list of which nothing is open: what was asked for is not there (`missing` says so), or there is nothing at all. */
export const NothingOpen = ({ missing }: { missing: string | null }) => (
  <ColumnEmpty
    title={missing ?? t('Nothing is open.')}
    text={missing ? t('Somebody may have deleted it.') : undefined}
  />
);
