import { Button, Input } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { lazyPopup } from '../overlay/late/lazyPopup.tsx';
import type { TypedChoice } from './ChecklistBoxes.tsx';
import c from './ChecklistPopover.module.css';
import type { Option } from './SearchableSelect.tsx';

interface ChecklistPopoverProps {
  label: string;
  /** The words on the button: what is shown at present. */
  summary: string;
  options: readonly Option[];
  checked: readonly string[];
  onChange: (ids: string[]) => void;
  disabled?: boolean;
  typed?: TypedChoice;
}

/** The button that the list stands behind. */
function ChecklistTarget({
  label,
  summary,
  options: _,
  typed: _typed,
  checked: _checked,
  onChange: _onChange,
  className = '',
  ...rest
}: ChecklistPopoverProps & Omit<ComponentProps<'button'>, 'onChange'>) {
  return (
    <Button
      className={`${c.target} ${className}`}
      variant="default"
      fullWidth
      justify="space-between"
      styles={{ label: { fontWeight: 400 } }}
      aria-label={`${label} ${summary}`}
      rightSection={<IconChevronDown size={16} aria-hidden />}
      {...rest}
    >
      {summary}
    </Button>
  );
}

const Checklist = lazyPopup<ChecklistPopoverProps>(
  { role: 'dialog', width: 'target', align: 'start', label: ({ label }) => label },
  ChecklistTarget,
  () => import('./ChecklistBoxes.tsx'),
);

/** A list of boxes behind a button, with Check All and Uncheck All. */
export function ChecklistPopover(props: ChecklistPopoverProps) {
  return (
    <Input.Wrapper label={props.label} labelElement="div">
      <Checklist {...props} />
    </Input.Wrapper>
  );
}
