import { MultiSelect } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { t } from '../../../shared/text.ts';
import { substringFilter } from '../../../ui/fields/optionFilters.ts';
import { useErrorToast } from '../../../ui/toasts/errorToasts.ts';
import { useCurrentUser } from '../../auth/web/currentUser.ts';
import { peopleQuery } from './api.ts';

interface Props {
  value: readonly string[];
  onChange: (ids: string[]) => void;
  error?: ReactNode;
}

/** The active colleagues who read a note too (specification 6). Somebody without colleagues does not see it. */
export function ColleaguesField({ value, onChange, error }: Props) {
  const user = useCurrentUser();
  const { data = [], error: failure, isSuccess } = useQuery(peopleQuery(user.account.id));
  useErrorToast(t('Error loading account users:'), failure);
  const offered = data.filter(({ id, isActive }) => id !== user.id && (isActive || value.includes(id)));
  if (isSuccess && offered.length === 0) return null;
  return (
    <MultiSelect
      size="xs"
      aria-label={t('Share with')}
      placeholder={value.length === 0 ? t('Share with colleagues') : undefined}
      leftSection={<IconUsers size={15} stroke={1.7} aria-hidden />}
      rightSection={null}
      data={offered.map(({ id, fullName, isActive }) => ({
        value: id,
        label: isActive ? fullName : t('{{name}} (deactivated)', { name: fullName }),
      }))}
      value={isSuccess ? [...value] : []}
      onChange={onChange}
      disabled={!isSuccess}
      searchable
      hidePickedOptions
      filter={substringFilter}
      nothingFoundMessage={t('Nothing matches.')}
      error={error}
    />
  );
}
