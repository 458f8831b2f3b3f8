import { Button, Checkbox, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  JURISDICTION_CODES,
  type JurisdictionCode,
  jurisdictionName,
} from '../../../../shared/jurisdictions.ts';
import { t } from '../../../../shared/text.ts';
import { SearchField } from '../../../../ui/fields/SearchField.tsx';
import { Jur } from '../../../../ui/parts/Jur.tsx';
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
import type { RequirementRow } from '../../requirementsContract.ts';
import { staffRequirementsQuery } from '../api.ts';
import c from '../parts/Things.module.css';
import { RequirementForm } from './RequirementForm.tsx';
import { RequirementPane } from './RequirementPane.tsx';

interface Filters {
  text: string;
  jurisdiction: JurisdictionCode | null;
  showsRetired: boolean;
}

const listed = (
  all: readonly RequirementRow[],
  { text, jurisdiction, showsRetired }: Filters,
): RequirementRow[] =>
  all.filter(
    (row) =>
      (!jurisdiction || row.jurisdiction === jurisdiction) &&
      (showsRetired || !row.isRetired) &&
      `${row.requirement} ${row.type} ${row.group.name}`.toLowerCase().includes(text.trim().toLowerCase()),
  );

/** /a/checklistsManager: the requirements of all checklists, and the one that is open (specification 2.4). */
function ChecklistsManagerScreen() {
  const query = useQuery(staffRequirementsQuery);
  const [filters, setFilters] = useState<Filters>({ text: '', jurisdiction: null, showsRetired: false });
  const [isAdding, setAdding] = useState(false);
  const [address, setAddress] = useSearchParams();
  const all = query.data ?? [];
  const rows = listed(all, filters);
  const chosen = address.get('requirement') ?? rows[0]?.id ?? null;
  const open = all.find(({ id }) => id === chosen);
  const go = (id: string | null) => setAddress(id ? { requirement: id } : {}, { replace: true });
  const narrow = (part: Partial<Filters>) => setFilters((before) => ({ ...before, ...part }));
  useKeys({ n: () => setAdding(true) });
  return (
    <Columns title={t('Checklists')}>
      <Column label={t('Checklists')} width={400} narrow={340}>
        <ColumnHead padded>
          <div className={c.listHead}>
            <h2>{t('Checklists')}</h2>
            <Button variant="default" onClick={() => setAdding(true)} rightSection={<Kbd>N</Kbd>}>
              {t('New')}
            </Button>
          </div>
          <search className={c.filters}>
            <SearchField
              label={t('Find a requirement')}
              placeholder={t('Find')}
              pauseMs={0}
              maxLength={200}
              isTarget
              value={filters.text}
              onSearch={(text) => narrow({ text })}
            />
            <Select
              aria-label={t('Jurisdiction')}
              placeholder={t('Jurisdiction')}
              data={JURISDICTION_CODES.map((code) => ({ value: code, label: jurisdictionName(code) }))}
              value={filters.jurisdiction}
              onChange={(code) => narrow({ jurisdiction: code as JurisdictionCode | null })}
              clearable
              clearButtonProps={{ 'aria-label': t('All jurisdictions') }}
              comboboxProps={{ width: 200, position: 'bottom-end' }}
            />
            <Checkbox
              size="xs"
              label={t('Retired too')}
              checked={filters.showsRetired}
              onChange={(event) => narrow({ showsRetired: event.currentTarget.checked })}
            />
          </search>
        </ColumnHead>
        <ColumnBody>
          <Loaded query={query} skeleton={400} failed={t('The requirements could not be loaded.')}>
            {() =>
              rows.length === 0 ? (
                <ColumnEmpty title={t('Nothing matches.')} />
              ) : (
                <ChoiceList
                  label={t('Requirements')}
                  items={rows}
                  idOf={({ id }) => id}
                  groupOf={({ jurisdiction }) => jurisdictionName(jurisdiction)}
                  chosen={chosen}
                  onChoose={({ id }) => go(id)}
                >
                  {(row) => (
                    <>
                      <RowTitle right={<Jur code={row.jurisdiction} />}>{row.requirement}</RowTitle>
                      <RowLine>
                        {row.type}
                        {row.isRetired && <em>{t('Retired')}</em>}
                        {!row.isPublished && <em>{t('Unpublished')}</em>}
                      </RowLine>
                    </>
                  )}
                </ChoiceList>
              )
            }
          </Loaded>
        </ColumnBody>
        <ColumnFoot>
          {t('{{count}} requirements', { count: rows.length })}
          <KeyHints hints={[{ keys: ['J', 'K'], does: t('move') }]} />
        </ColumnFoot>
      </Column>
      <Column label={t('Requirement')}>
        {open ? (
          <RequirementPane key={open.id} row={open} all={all} onOpen={go} />
        ) : (
          query.data && <ColumnEmpty title={t('Nothing is open.')} />
        )}
      </Column>
      {isAdding && (
        <RequirementForm
          requirement={null}
          jurisdiction={filters.jurisdiction}
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

export { ChecklistsManagerScreen as Component };
