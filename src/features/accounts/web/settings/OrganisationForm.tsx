import { Button, Select, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { requiredText } from '../../../../shared/requiredText.ts';
import { t } from '../../../../shared/text.ts';
import { UnsavedGuard } from '../../../../ui/fields/form/UnsavedGuard.tsx';
import { useServerForm } from '../../../../ui/fields/form/useServerForm.ts';
import { Actions } from '../../../../ui/parts/Actions.tsx';
import { Card } from '../../../../ui/parts/Card.tsx';
import { toast } from '../../../../ui/toasts/toasts.ts';
import { forgetCurrentUser } from '../../../auth/web/currentUser.ts';
import type { AccountDetails, SignUp } from '../../contract.ts';
import { ORGANISATION_SIZES } from '../../rules.ts';
import { AddressFields } from '../AddressFields.tsx';
import { accountsApi } from '../api.ts';
import { detailsQuery } from './queries.ts';
import c from './Settings.module.css';

const editable = (details: AccountDetails) => ({
  name: details.name,
  organisationSize: details.organisationSize,
  phone: details.phone,
  address1: details.address1,
  address2: details.address2,
  city: details.city,
  stateProv: details.stateProv,
  country: details.country,
  zipPostal: details.zipPostal,
});

/** The name, size and address of the own account. */
export function OrganisationForm({ details }: { details: AccountDetails }) {
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (values: ReturnType<typeof editable>) =>
      accountsApi.changeDetails({
        params: { id: details.id },
        body: { ...values, country: values.country as SignUp['country'] },
      }),
    onSuccess: (saved) => {
      client.setQueryData(detailsQuery(details.id).queryKey, saved);
      void forgetCurrentUser();
      toast.success({ lead: t('Your changes were saved.') });
    },
  });
  const { props, field, values, setValue, isPending, isDirty } = useServerForm({
    initialValues: editable(details),
    validate: ({ name }) => ({ name: requiredText(name) }),
    mutation: save,
  });
  return (
    <Card title={t('Organisation')} line={t('How your organisation is named in emails and reports.')}>
      <UnsavedGuard isDirty={isDirty} />
      <form {...props}>
        <div className={c.fields}>
          <TextInput
            label={t('Business name')}
            size="md"
            required
            withAsterisk={false}
            maxLength={120}
            {...field('name')}
          />
          <Select
            label={t('Organisation size')}
            size="md"
            clearable
            data={ORGANISATION_SIZES.map((size) => ({ value: size, label: t(size) }))}
            {...field('organisationSize')}
          />
          <AddressFields form={{ field, values, setValue }} wideClass={c.wide} />
        </div>
        <Actions>
          <Button type="submit" loading={isPending}>
            {t('Save Changes')}
          </Button>
        </Actions>
      </form>
    </Card>
  );
}
