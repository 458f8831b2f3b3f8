import { ActionIcon } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { t } from '../../../../shared/text.ts';
import c from './Listed.module.css';

interface Props {
  /** What it is, for those who listen. */
  name: string;
  onEdit?: () => void;
  onRemove?: () => void;
}

/** The ways to change one of a list, and to take it out. */
export const ItemButtons = ({ name, onEdit, onRemove }: Props) => (
  <span className={c.buttons}>
    {onEdit && (
      <ActionIcon size={28} variant="subtle" aria-label={t('Edit {{name}}', { name })} onClick={onEdit}>
        <IconPencil size={15} />
      </ActionIcon>
    )}
    {onRemove && (
      <ActionIcon
        size={28}
        variant="subtle"
        color="red"
        aria-label={t('Take {{name}} out', { name })}
        onClick={onRemove}
      >
        <IconTrash size={15} />
      </ActionIcon>
    )}
  </span>
);
