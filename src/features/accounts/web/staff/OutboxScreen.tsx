import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { t } from '../../../../shared/text.ts';
import { reminderDate } from '../../../../shared/torontoDate.ts';
import { Tag } from '../../../../ui/parts/Tag.tsx';
import { Page, PageLine, PageTitle } from '../../../../ui/shell/Page.tsx';
import { Bar, Loading } from '../../../../ui/state/Skeleton.tsx';
import { Empty, Failed } from '../../../../ui/state/StateCard.tsx';
import type { OutboxEmail } from '../../contract.ts';
import { accountsApi } from '../api.ts';
import c from './OutboxScreen.module.css';

/** Plain text with its addresses made into links. */
function Linked({ text }: { text: string }) {
  return text.split(/(https?:\/\/\S+)/).map((part, i) =>
    i % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <a key={i} href={part}>
        {part}
      </a>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <Fragment key={i}>{part}</Fragment>
    ),
  );
}

function Email({ email }: { email: OutboxEmail }) {
  const [opened, setOpened] = useState(false);
  return (
    <li>
      <button type="button" className={c.row} aria-expanded={opened} onClick={() => setOpened(!opened)}>
        <b>{email.subject}</b>
        <span>{email.to}</span>
        <span>{reminderDate(email.createdAt)}</span>
        {email.failedAt ? (
          <Tag tone="red">{t('Failed')}</Tag>
        ) : (
          <Tag tone={email.sentAt ? 'green' : 'grey'}>{email.sentAt ? t('Sent') : t('Kept')}</Tag>
        )}
      </button>
      {opened && (
        <pre className={c.text}>
          {email.lastError && `${t('Last error')}: ${email.lastError}\n\n`}
          <Linked text={email.text} />
        </pre>
      )}
    </li>
  );
}

/** /a/outbox: every email the product wrote, newest first, for ADMIN only (decisions 9). */
function OutboxScreen() {
  const [text, setText] = useState('');
  const [search] = useDebouncedValue(text.trim(), 300);
  const emails = useInfiniteQuery({
    queryKey: ['outbox', search],
    staleTime: 0,
    // What is on the page stays until the search has answered.
    placeholderData: keepPreviousData,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) =>
      accountsApi.outbox({ query: { text: search || undefined, before: pageParam } }),
    getNextPageParam: (page) => (page.length === 50 ? page.at(-1)?.createdAt : undefined),
  });
  const found = emails.data?.pages.flat() ?? [];
  return (
    <Page title={t('Outbox')}>
      <div style={{ maxWidth: 960, margin: '0 auto' }}>
        <PageTitle>{t('Outbox')}</PageTitle>
        <PageLine>
          {t('Every email, newest first. Outside the demonstration the links in them are hidden.')}
        </PageLine>
        <TextInput
          my={16}
          size="md"
          aria-label={t('Search emails')}
          placeholder={t('Address or subject')}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {emails.isPending && (
          <Loading>
            <Bar height={320} />
          </Loading>
        )}
        {emails.isError && (
          <Failed
            title={t('The emails could not be loaded.')}
            text={emails.error.message}
            onRetry={() => void emails.refetch()}
          />
        )}
        {emails.data && found.length === 0 && <Empty title={t('There are no emails.')} />}
        {found.length > 0 && (
          <ul className={c.list}>
            {found.map((email) => (
              <Email key={email.id} email={email} />
            ))}
          </ul>
        )}
        {emails.hasNextPage && (
          <Button
            mt={16}
            variant="default"
            loading={emails.isFetchingNextPage}
            onClick={() => void emails.fetchNextPage()}
          >
            {t('Show more')}
          </Button>
        )}
      </div>
    </Page>
  );
}

export { OutboxScreen as Component };
