import { Button, TextInput } from '@mantine/core';
import { requiredText } from '../../../shared/requiredText.ts';
import { t } from '../../../shared/text.ts';
import { shortDate } from '../../../shared/torontoDate.ts';
import { useServerForm } from '../../../ui/fields/form/useServerForm.ts';
import { Tag } from '../../../ui/parts/Tag.tsx';
import { toastSomethingWentWrong } from '../../../ui/toasts/errorToasts.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import type { SignOn } from '../contract.ts';
import { signOnApi } from './api.ts';
import c from './SignOn.module.css';
import { useSignOnChange } from './useSignOnChange.ts';

type Domain = SignOn['domains'][number];

function DomainLine({ domain: { domain, verifiedAt, record, recordName } }: { domain: Domain }) {
  const verify = useSignOnChange(
    (id, _: undefined) => signOnApi.verifyDomain({ params: { id, domain } }),
    () => toast.success({ lead: t('{{domain}} is verified.', { domain }) }),
  );
  const remove = useSignOnChange((id, _: undefined) => signOnApi.removeDomain({ params: { id, domain } }));
  return (
    <li>
      <div className={c.domain}>
        <strong>{domain}</strong>
        {verifiedAt ? (
          <Tag tone="green">{t('Verified {{date}}', { date: shortDate(verifiedAt) })}</Tag>
        ) : (
          <Button
            size="compact-sm"
            loading={verify.isPending}
            onClick={() => verify.mutate(undefined, { onError: toastSomethingWentWrong })}
          >
            {t('Look for the record')}
          </Button>
        )}
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('Remove {{domain}}', { domain })}
          loading={remove.isPending}
          onClick={() => remove.mutate(undefined, { onError: toastSomethingWentWrong })}
        >
          {t('Remove')}
        </Button>
      </div>
      {!verifiedAt && (
        <div className={c.record}>
          <p>{t('Add this TXT record to DNS:')}</p>
          <dl>
            <dt>{t('Name')}</dt>
            <dd>
              <code>{recordName}</code>
            </dd>
            <dt>{t('Text')}</dt>
            <dd>
              <code>{record}</code>
            </dd>
          </dl>
        </div>
      )}
    </li>
  );
}

/** The domains whose addresses sign in at the account's provider, and what shows whose they are. */
export function DomainList({ signOn: { domains } }: { signOn: SignOn }) {
  const add = useSignOnChange((id, body: { domain: string }) =>
    signOnApi.addDomain({ params: { id }, body }),
  );
  const { props, field, isPending, reset } = useServerForm({
    initialValues: { domain: '' },
    validate: ({ domain }) => ({ domain: requiredText(domain) }),
    mutation: {
      ...add,
      mutateAsync: async (values: { domain: string }) => {
        await add.mutateAsync(values);
        reset();
      },
    },
  });
  return (
    <section className={c.part}>
      <h3>{t('Email domains')}</h3>
      <p className={c.line}>{t('Addresses of a verified domain sign in at your provider.')}</p>
      {domains.length > 0 && (
        <ul className={c.domains}>
          {domains.map((domain) => (
            <DomainLine key={domain.domain} domain={domain} />
          ))}
        </ul>
      )}
      <form className={c.add} {...props}>
        <TextInput
          label={t('Domain')}
          placeholder={t('example.com')}
          required
          withAsterisk={false}
          maxLength={253}
          autoCapitalize="none"
          {...field('domain')}
        />
        <Button type="submit" variant="default" loading={isPending}>
          {t('Add domain')}
        </Button>
      </form>
    </section>
  );
}
