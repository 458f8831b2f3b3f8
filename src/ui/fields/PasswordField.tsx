import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useId } from 'react';
import { t } from '../../shared/text.ts';

/** A password, which can be shown. What is wrong with it is said to those who listen too, which the input leaves out by itself. */
export function PasswordField({ id, error, ...props }: PasswordInputProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <PasswordInput
      id={inputId}
      size="md"
      error={error}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${inputId}-error` : undefined}
      visibilityToggleButtonProps={{ 'aria-label': t('Show or hide the password') }}
      {...props}
    />
  );
}
