import { Checkbox } from '@mantine/core';
import { t } from '../../../../shared/text.ts';

interface Props {
  checked: boolean;
  onChange: (showsArchived: boolean) => void;
}

/** Whether a list shows what was put away. */
export const ArchivedToo = ({ checked, onChange }: Props) => (
  <Checkbox
    size="xs"
    label={t('Archived too')}
    checked={checked}
    onChange={(event) => onChange(event.currentTarget.checked)}
  />
);
