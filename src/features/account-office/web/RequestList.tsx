import { Button } from '@mantine/core';
import { IconCreditCard, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../../shared/text.ts';
import { shortDate } from '../../../shared/torontoDate.ts';
import { LinkButton } from '../../../ui/parts/LinkButton.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import type { AccountRequest } from '../contract.ts';
import c from './Accounts.module.css';
import { daysUntil, wishText } from './accountWords.ts';
import { requestsQuery } from './api.ts';

/** More would push the accounts out of sight. */
const AT_FIRST = 3;

function RequestLine({ request, onOpen }: { request: AccountRequest; onOpen: () => void }) {
  const { kind, account, at, dueOn } = request;
  const left = dueOn === null ? null : daysUntil(dueOn, new Date());
  return (
    <li>
      {kind === 'deletion' ? (
        <IconTrash size={17} aria-hidden data-tone="red" />
      ) : (
        <IconCreditCard size={17} aria-hidden data-tone="brand" />
      )}
      <span>
        <b>{account.name}</b> {wishText(request)}
      </span>
      <small data-late={left !== null && left <= 0 ? true : undefined}>
        {left === null
          ? shortDate(at)
          : left > 0
            ? t('{{count}} days left', { count: left })
            : t('{{count}} days late', { count: -left })}
      </small>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={t('Open {{name}}', { name: account.name })}
        onClick={onOpen}
      >
        {t('Open')}
      </Button>
    </li>
  );
}

/** What customers ask for and nobody has worked off, the oldest first. */
export function RequestList({ onOpen }: { onOpen: (accountId: string) => void }) {
  const query = useQuery(requestsQuery);
  const [showsAll, setShowsAll] = useState(false);
  return (
    <Loaded query={query} skeleton={34} failed={t('The requests could not be loaded.')}>
      {(requests) =>
        requests.length > 0 && (
          <section className={c.requests} aria-label={t('Requests to work off')}>
            <h2>
              {t('Requests to work off')} <span>{requests.length}</span>
            </h2>
            <ul>
              {requests.slice(0, showsAll ? undefined : AT_FIRST).map((request) => (
                <RequestLine key={request.id} request={request} onOpen={() => onOpen(request.account.id)} />
              ))}
            </ul>
            {requests.length > AT_FIRST && (
              <p>
                <LinkButton onClick={() => setShowsAll(!showsAll)}>
                  {showsAll ? t('Show fewer') : t('Show all {{count}}', { count: requests.length })}
                </LinkButton>
              </p>
            )}
          </section>
        )
      }
    </Loaded>
  );
}
