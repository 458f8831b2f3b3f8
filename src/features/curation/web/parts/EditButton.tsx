import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { t } from '../../../../shared/text.ts';
import { Kbd } from '../../../../ui/workspace/Kbd.tsx';

interface Props {
  /** While it is not loaded. */
  disabled?: boolean;
  onClick: () => void;
}

/** Opens the form of the thing that is open, as E does. */
export const EditButton = ({ disabled = false, onClick }: Props) => (
  <Button
    variant="default"
    leftSection={<IconPencil size={16} aria-hidden />}
    rightSection={<Kbd>E</Kbd>}
    disabled={disabled}
    onClick={onClick}
  >
    {t('Edit')}
  </Button>
);
