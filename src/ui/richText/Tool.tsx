import { ActionIcon, Tooltip } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';

interface ToolProps {
  icon: TablerIcon;
  label: string;
  active?: boolean;
  disabled?: boolean;
  onClick: () => void;
}

/** A button of the toolbar. It leaves the choice of words alone. */
export const Tool = ({ icon: Icon, label, active, disabled, onClick }: ToolProps) => (
  <Tooltip label={label}>
    <ActionIcon
      size={30}
      variant={active ? 'light' : 'subtle'}
      aria-label={label}
      aria-pressed={active}
      disabled={disabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <Icon size={17} stroke={1.7} />
    </ActionIcon>
  </Tooltip>
);
