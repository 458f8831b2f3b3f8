import { Button, MultiSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { JURISDICTION_CODES, type JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { t } from '../../../shared/text.ts';
import { substringFilter } from '../../../ui/fields/optionFilters.ts';
import { Actions } from '../../../ui/parts/Actions.tsx';
import { JurisdictionMap } from '../../../ui/parts/JurisdictionMap.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { PaneHeading } from '../../../ui/workspace/Columns.tsx';
import { TRIAL_LIMITS } from '../../identity/scope.ts';
import type { StaffAccount } from '../contract.ts';
import { selectionErrors } from '../rules.ts';
import c from './Accounts.module.css';
import { areasQuery } from './api.ts';
import type { Access } from './useAccessChange.tsx';

interface Props {
  account: StaffAccount;
  access: Access;
}

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  [...a].sort().join() === [...b].sort().join();

/** How many are chosen: "1 of 1 on trial", "3 chosen", "all". */
const chosenText = (count: number, isTrial: boolean, limit: number): string => {
  if (isTrial) return t('{{chosen}} of {{count}} on trial', { chosen: count, count: limit });
  return count === 0 ? t('all') : t('{{count}} chosen', { count });
};

function Jurisdictions({ account, access, isTrial }: Props & { isTrial: boolean }) {
  const [chosen, setChosen] = useState<JurisdictionCode[]>(account.jurisdictions);
  const toggle = (code: JurisdictionCode): void => {
    const others = chosen.filter((one) => one !== code);
    setChosen(isTrial ? [code] : others.length < chosen.length ? others : [...chosen, code]);
  };
  const inOrder = JURISDICTION_CODES.filter((code) => chosen.includes(code));
  return (
    <>
      <PaneHeading title={t('Jurisdictions')}>
        {chosenText(chosen.length, isTrial, TRIAL_LIMITS.jurisdictions)}
      </PaneHeading>
      <div className={c.map}>
        <JurisdictionMap value={chosen} onToggle={toggle} />
      </div>
      {access.errors.jurisdictions && <p className={c.error}>{access.errors.jurisdictions}</p>}
      {!isSame(chosen, account.jurisdictions) && (
        <Actions>
          <Button
            size="compact-sm"
            onClick={() =>
              access.propose({
                title: t('Jurisdictions of {{name}}', { name: account.name }),
                fields: { jurisdictions: inOrder },
                before: { jurisdictions: account.jurisdictions },
                after: { jurisdictions: inOrder },
              })
            }
          >
            {t('Save jurisdictions')}
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => setChosen(account.jurisdictions)}>
            {t('Cancel')}
          </Button>
        </Actions>
      )}
    </>
  );
}

function Areas({ account, access, isTrial }: Props & { isTrial: boolean }) {
  const areas = useQuery(areasQuery);
  const [chosen, setChosen] = useState<string[]>(account.areas);
  const named = (ids: readonly string[]) =>
    (areas.data ?? []).filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  return (
    <>
      <PaneHeading title={t('Areas')}>{chosenText(chosen.length, isTrial, TRIAL_LIMITS.areas)}</PaneHeading>
      <Loaded query={areas} skeleton={36} failed={t('The areas could not be loaded.')}>
        {(all) => (
          <MultiSelect
            aria-label={t('Areas')}
            placeholder={chosen.length === 0 && !isTrial ? t('All areas') : undefined}
            data={all.map(({ id, name }) => ({ value: id, label: name }))}
            value={chosen}
            onChange={setChosen}
            maxValues={isTrial ? TRIAL_LIMITS.areas : undefined}
            searchable
            hidePickedOptions
            filter={substringFilter}
            nothingFoundMessage={t('Nothing matches.')}
            error={access.errors.areas}
          />
        )}
      </Loaded>
      {!isSame(chosen, account.areas) && (
        <Actions>
          <Button
            size="compact-sm"
            onClick={() =>
              access.propose({
                title: t('Areas of {{name}}', { name: account.name }),
                fields: { areas: chosen },
                before: { areas: named(account.areas) },
                after: { areas: named(chosen) },
              })
            }
          >
            {t('Save areas')}
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => setChosen(account.areas)}>
            {t('Cancel')}
          </Button>
        </Actions>
      )}
    </>
  );
}

/** What of the library the account is shown. Empty means all, but on trial. */
export function SelectionPane({ account, access }: Props) {
  const isTrial = account.state !== 'paid';
  const given = { isSubscribed: !isTrial, jurisdictions: account.jurisdictions, areas: account.areas };
  const key = (values: readonly string[]) => `${access.turn} ${values.join()}`;
  const cut = Object.keys(selectionErrors(given)).length > 0;
  return (
    <section aria-label={t('What it is shown')} className={c.selection}>
      <Jurisdictions
        key={`j ${key(account.jurisdictions)}`}
        account={account}
        access={access}
        isTrial={isTrial}
      />
      <Areas key={`a ${key(account.areas)}`} account={account} access={access} isTrial={isTrial} />
      {cut && (
        <p className={c.quiet}>
          {t(
            'More is stored than a trial is shown: without a subscription, 1 jurisdiction and 3 areas count.',
          )}
        </p>
      )}
      <p className={c.quiet}>{t('Takes effect at the next call of an open session.')}</p>
    </section>
  );
}
