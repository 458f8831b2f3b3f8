import { Textarea, TextInput } from '@mantine/core';
import { type KeyboardEvent, useEffect, useState } from 'react';

interface Props {
  label: string;
  isLabelShown?: boolean;
  /** Of a day: what is said where it is not known, until somebody comes to write it. */
  placeholder?: string;
  type?: 'text' | 'date' | 'url';
  isLong?: boolean;
  maxLength?: number;
  value: string | null;
  /** Told when the field is left or Enter is pressed; null where it is empty. */
  onCommit: (value: string | null) => void;
  error?: string;
}

/** A field whose words count once it is left, so that nothing is judged or saved in the middle of a word. */
export function CommitField({ label, isLabelShown, isLong, value, onCommit, type = 'text', ...rest }: Props) {
  const [typed, setTyped] = useState(value ?? '');
  const [isWriting, setWriting] = useState(false);
  useEffect(() => setTyped(value ?? ''), [value]);
  const commit = (): void => {
    const next = typed.trim() || null;
    if (next !== value) onCommit(next);
  };
  const shared = {
    ...rest,
    label: isLabelShown ? label : undefined,
    'aria-label': isLabelShown ? undefined : label,
    value: typed,
    onFocus: () => setWriting(true),
    onBlur: () => {
      setWriting(false);
      commit();
    },
  };
  if (isLong) {
    return (
      <Textarea
        {...shared}
        autosize
        minRows={2}
        maxRows={8}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    );
  }
  // A field for a day has no placeholder of its own.
  const saysUnknown = type === 'date' && rest.placeholder && typed === '' && !isWriting;
  const onKeyDown = (event: KeyboardEvent) => event.key === 'Enter' && commit();
  return (
    <TextInput
      {...shared}
      type={saysUnknown ? 'text' : type}
      onKeyDown={onKeyDown}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
}
