import { Button, Input } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { type ClosedField, lazyField } from '../overlay/late/lazyField.tsx';
import c from './ChecklistPopover.module.css';
import type { Option } from './FilterSelect.tsx';

export interface ChecklistPopoverProps {
  label: string;
  /** The words on the button: what is shown at present. */
  summary: string;
  options: readonly Option[];
  checked: readonly string[];
  onChange: (ids: string[]) => void;
  disabled?: boolean;
}

interface TargetProps extends ComponentProps<'button'> {
  label: string;
  summary: string;
}

/** The button that the list stands behind. */
export function ChecklistTarget({ label, summary, className = '', ...rest }: TargetProps) {
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

function ClosedChecklist({ label, summary, disabled, onAsk }: ChecklistPopoverProps & ClosedField) {
  return (
    <Input.Wrapper label={label} labelElement="div">
      <ChecklistTarget
        label={label}
        summary={summary}
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={false}
        onClick={() => onAsk({ open: true })}
      />
    </Input.Wrapper>
  );
}

/** A list of boxes behind a button, with Check All and Uncheck All. */
export const ChecklistPopover = lazyField<ChecklistPopoverProps>(
  ClosedChecklist,
  async () => (await import('./OpenChecklist.tsx')).OpenChecklist,
);
