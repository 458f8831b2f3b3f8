import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { t } from '../../../../shared/text.ts';
import { useServerForm } from '../../../../ui/fields/form/useServerForm.ts';
import { useCurrentUser } from '../../../auth/web/currentUser.ts';
import { checklistsApi } from '../api.ts';
import c from './Drawer.module.css';
import { useChanged } from './useItemMutations.ts';

interface Props {
  requirementId: string;
  onClose: () => void;
}

/** Keeps a link as evidence; without a name its address is one. */
export function LinkForm({ requirementId, onClose }: Props) {
  const { account } = useCurrentUser();
  const changed = useChanged();
  const add = useMutation({
    mutationFn: (body: { url: string; name: string }) =>
      checklistsApi.addLink({
        params: { requirementId, accountId: account.id },
        body: { url: body.url.trim(), name: body.name.trim() || body.url.trim() },
      }),
    onSuccess: () => {
      changed();
      onClose();
    },
  });
  const { props, field, isPending } = useServerForm({
    initialValues: { url: '', name: '' },
    validate: ({ url }) =>
      /^https?:\/\/\S+$/.test(url.trim()) ? {} : { url: t('Enter an address that begins with https://') },
    mutation: add,
    failureAs: { field: 'url' },
  });
  return (
    <form {...props} className={c.linkForm}>
      <TextInput size="xs" type="url" label={t('Web address')} {...field('url')} />
      <TextInput size="xs" label={t('Name (optional)')} maxLength={200} {...field('name')} />
      <div className={c.formActions}>
        <Button type="submit" size="compact-sm" loading={isPending}>
          {t('Add link')}
        </Button>
        <Button variant="default" size="compact-sm" onClick={onClose}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  );
}
