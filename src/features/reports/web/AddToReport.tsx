import { Button, type ButtonProps } from '@mantine/core';
import { IconFilePlus } from '@tabler/icons-react';
import { t } from '../../../shared/text.ts';
import { askToAdd } from './addingToReport.ts';

interface Props extends Omit<ButtonProps, 'children' | 'onClick'> {
  /** What to add, in this order. */
  provisionIds: readonly string[];
  label?: string;
  /** Names the button where its label alone says too little in a list: "Add To Report: Alberta". */
  'aria-label'?: string;
  'data-tour'?: string;
}

/** The button that adds provisions to a new report or to an existing one. Its dialog is loaded when it is first used. */
export function AddToReport({ provisionIds, label = t('Add To Report'), ...rest }: Props) {
  return (
    <Button
      variant="default"
      size="compact-sm"
      leftSection={<IconFilePlus size={16} stroke={1.7} aria-hidden />}
      disabled={provisionIds.length === 0}
      aria-haspopup="dialog"
      data-chrome
      {...rest}
      onClick={() => askToAdd(provisionIds)}
    >
      {label}
    </Button>
  );
}
