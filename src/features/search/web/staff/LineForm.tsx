import { Button, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { UnsavedGuard } from '../../../../ui/fields/form/UnsavedGuard.tsx';
import { type Submission, useServerForm } from '../../../../ui/fields/form/useServerForm.ts';
import c from './SearchWords.module.css';

interface Props {
  /** The line to begin with. */
  line: string;
  label: string;
  placeholder?: string;
  action: string;
  save: Submission<{ line: string }>;
  autoFocus?: boolean;
  /** What stands after the button. */
  children?: ReactNode;
}

/** One line of the search's words, written or changed. What was typed stays when it could not be saved. */
export function LineForm({ line, label, placeholder, action, save, autoFocus, children }: Props) {
  const { props, field, values, reset, isPending, isDirty } = useServerForm({
    initialValues: { line },
    mutation: {
      ...save,
      mutateAsync: async (typed): Promise<void> => {
        await save.mutateAsync(typed);
        reset();
      },
    },
    failureAs: { field: 'line' },
  });
  return (
    <form className={c.add} {...props}>
      <UnsavedGuard isDirty={isDirty} />
      <TextInput
        flex={1}
        autoFocus={autoFocus}
        aria-label={label}
        placeholder={placeholder}
        maxLength={1000}
        {...field('line')}
      />
      <Button type="submit" disabled={values.line.trim() === ''} loading={isPending}>
        {action}
      </Button>
      {children}
    </form>
  );
}
