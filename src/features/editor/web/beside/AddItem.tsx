import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import c from './Listed.module.css';

interface Props {
  /** What is added. */
  label: string;
  onClick: () => void;
}

/** The foot of a list: one more of it. */
export const AddItem = ({ label, onClick }: Props) => (
  <p className={c.foot}>
    <Button size="compact-sm" variant="default" leftSection={<IconPlus size={14} />} onClick={onClick}>
      {label}
    </Button>
  </p>
);
