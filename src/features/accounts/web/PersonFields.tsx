import { TextInput } from '@mantine/core';
import { t } from '../../../shared/text.ts';
import type { ServerForm } from '../../../ui/fields/form/useServerForm.ts';

export interface PersonName {
  firstName: string;
  lastName: string;
  email: string;
}

interface Props {
  field: ServerForm<PersonName & Record<string, unknown>>['field'];
  /** The person who fills it in: the browser may offer what it knows of them. */
  isSelf?: boolean;
  wideClass?: string;
  /** As large as the fields beside them. */
  size?: 'sm' | 'md';
}

const NEEDED = { required: true, withAsterisk: false } as const;

/** Who somebody is: all of it needed. */
export function PersonFields({ field, isSelf, wideClass, size = 'md' }: Props) {
  const look = { size, maxLength: 60, ...(isSelf ? { withAsterisk: true } : NEEDED) } as const;
  const known = (token: string) => (isSelf ? token : undefined);
  return (
    <>
      <TextInput
        label={t('First name')}
        autoComplete={known('given-name')}
        {...look}
        {...field('firstName')}
      />
      <TextInput
        label={t('Last name')}
        autoComplete={known('family-name')}
        {...look}
        {...field('lastName')}
      />
      <TextInput
        className={wideClass}
        label={t('Email')}
        type="email"
        autoComplete={known('email')}
        {...look}
        maxLength={254}
        {...field('email')}
      />
    </>
  );
}
