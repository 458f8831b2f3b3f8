import { Button, Checkbox, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { t } from '../../../../shared/text.ts';
import { SearchField } from '../../../../ui/fields/SearchField.tsx';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { ChoiceList, RowLine, RowTitle } from '../../../../ui/workspace/ChoiceList.tsx';
import {
  Column,
  ColumnBody,
  ColumnEmpty,
  ColumnFoot,
  ColumnHead,
  Columns,
} from '../../../../ui/workspace/Columns.tsx';
import { Kbd, KeyHints } from '../../../../ui/workspace/Kbd.tsx';
import { useKeys } from '../../../../ui/workspace/useKeys.ts';
import type { StaffIndustry } from '../../industriesContract.ts';
import { staffIndustriesQuery } from '../api.ts';
import c from '../parts/Things.module.css';
import { IndustryForm } from './IndustryForm.tsx';
import { IndustryPane } from './IndustryPane.tsx';

interface Filters {
  text: string;
  kind: string | null;
  showsArchived: boolean;
}

const listed = (all: readonly StaffIndustry[], { text, kind, showsArchived }: Filters): StaffIndustry[] =>
  all.filter(
    ({ written, archived }) =>
      (!kind || written.kind === kind) &&
      (showsArchived || !archived) &&
      written.name.toLowerCase().includes(text.trim().toLowerCase()),
  );

/** /a/industries: the industries and occupations that special rules speak of (specification 2.4). */
function IndustriesScreen() {
  const query = useQuery(staffIndustriesQuery);
  const [filters, setFilters] = useState<Filters>({ text: '', kind: null, showsArchived: false });
  const [isAdding, setAdding] = useState(false);
  const [address, setAddress] = useSearchParams();
  const all = query.data ?? [];
  const rows = listed(all, filters);
  const chosen = address.get('industry') ?? rows[0]?.id ?? null;
  const open = all.find(({ id }) => id === chosen);
  const go = (id: string | null) => setAddress(id ? { industry: id } : {}, { replace: true });
  const narrow = (part: Partial<Filters>) => setFilters((before) => ({ ...before, ...part }));
  useKeys({ n: () => setAdding(true) });
  return (
    <Columns title={t('Industries')}>
      <Column label={t('Industries')} width={360} narrow={320}>
        <ColumnHead padded>
          <div className={c.listHead}>
            <h2>{t('Industries')}</h2>
            <Button variant="default" onClick={() => setAdding(true)} rightSection={<Kbd>N</Kbd>}>
              {t('New')}
            </Button>
          </div>
          <search className={c.filters}>
            <SearchField
              label={t('Find an industry')}
              placeholder={t('Find an industry')}
              pauseMs={0}
              maxLength={200}
              isTarget
              value={filters.text}
              onSearch={(text) => narrow({ text })}
            />
            <Select
              aria-label={t('Kind')}
              placeholder={t('Kind')}
              data={[
                { value: 'industry', label: t('Industry') },
                { value: 'occupation', label: t('Occupation') },
              ]}
              value={filters.kind}
              onChange={(kind) => narrow({ kind })}
              clearable
              clearButtonProps={{ 'aria-label': t('Both kinds') }}
            />
            <Checkbox
              size="xs"
              label={t('Archived too')}
              checked={filters.showsArchived}
              onChange={(event) => narrow({ showsArchived: event.currentTarget.checked })}
            />
          </search>
        </ColumnHead>
        <ColumnBody>
          <Loaded query={query} skeleton={400} failed={t('Industries could not be loaded.')}>
            {() =>
              rows.length === 0 ? (
                <ColumnEmpty title={t('Nothing matches.')} />
              ) : (
                <ChoiceList
                  label={t('Industries')}
                  items={rows}
                  idOf={({ id }) => id}
                  chosen={chosen}
                  onChoose={({ id }) => go(id)}
                >
                  {({ written, rules, archived }) => (
                    <>
                      <RowTitle right={<RowLine>{rules}</RowLine>}>{written.name}</RowTitle>
                      <RowLine>
                        {written.kind === 'industry' ? t('Industry') : t('Occupation')}
                        {written.naics && <span>{t('NAICS {{codes}}', { codes: written.naics })}</span>}
                        {archived && <em>{t('Archived')}</em>}
                      </RowLine>
                    </>
                  )}
                </ChoiceList>
              )
            }
          </Loaded>
        </ColumnBody>
        <ColumnFoot>
          {t('{{count}} industries and occupations', { count: rows.length })}
          <KeyHints hints={[{ keys: ['J', 'K'], does: t('move') }]} />
        </ColumnFoot>
      </Column>
      <Column label={t('Industry or occupation')}>
        {open ? (
          <IndustryPane key={open.id} industry={open} all={all} onOpen={go} />
        ) : (
          query.data && <ColumnEmpty title={t('Nothing is open.')} />
        )}
      </Column>
      {isAdding && (
        <IndustryForm
          industry={null}
          onClose={() => setAdding(false)}
          onSaved={(made) => {
            setAdding(false);
            go(made);
          }}
        />
      )}
    </Columns>
  );
}

export { IndustriesScreen as Component };
