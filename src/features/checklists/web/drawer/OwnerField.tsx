import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../../../shared/text.ts';
import { substringFilter } from '../../../../ui/fields/optionFilters.ts';
import { useErrorToast } from '../../../../ui/toasts/errorToasts.ts';
import { useCurrentUser } from '../../../auth/web/currentUser.ts';
import { peopleQuery } from '../../../notes/web/api.ts';
import type { ChecklistRequirement } from '../../contract.ts';
import { useChangeItem } from './useItemMutations.ts';

/** Who of the account sees to a requirement. */
export function OwnerField({ requirement: { id, owner } }: { requirement: ChecklistRequirement }) {
  const { account } = useCurrentUser();
  const { data = [], error, isSuccess } = useQuery(peopleQuery(account.id));
  useErrorToast(t('Error loading account users:'), error);
  const change = useChangeItem(id);
  const offered = data.filter((one) => one.isActive || one.id === owner?.id);
  return (
    <Select
      label={t('Owner')}
      placeholder={t('Nobody')}
      data={offered.map((one) => ({
        value: one.id,
        label: one.isActive ? one.fullName : t('{{name}} (deactivated)', { name: one.fullName }),
      }))}
      value={isSuccess ? (owner?.id ?? null) : null}
      disabled={!isSuccess || change.isPending}
      onChange={(ownerId) => change.mutate({ ownerId })}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('Nobody') }}
      filter={substringFilter}
      nothingFoundMessage={t('Nothing matches.')}
    />
  );
}
