import { Button, Checkbox, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
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
import { instrumentsQuery } from '../api.ts';
import c from '../parts/Things.module.css';
import { ActForm } from './ActForm.tsx';
import { ActPane } from './ActPane.tsx';
import { type ListedInstrument, type ListFilters, listed } from './listed.ts';

function ActRow({ row }: { row: ListedInstrument }) {
  return (
    <span className={c.row} data-under={row.isUnder || undefined}>
      {row.isUnder ? <span /> : <Jur code={row.jurisdiction} />}
      <span className={c.rowText}>
        <RowTitle right={<RowLine>{row.citedBy}</RowLine>}>{row.name}</RowTitle>
        <RowLine>
          {row.citation}
          {row.isArchived && <em>{t('Archived')}</em>}
        </RowLine>
      </span>
    </span>
  );
}

/** /a/acts and /a/acts/{id}: acts with their regulations, and what cites the one that is open (specification 2.4). */
function ActsScreen() {
  const { id } = useParams();
  const navigate = useNavigate();
  const query = useQuery(instrumentsQuery);
  const [filters, setFilters] = useState<ListFilters>({ text: '', jurisdiction: null, showsArchived: false });
  const [isAdding, setAdding] = useState(false);
  const rows = listed(query.data ?? [], filters);
  const chosen = id ?? rows[0]?.id ?? null;
  const open = query.data?.find((row) => row.id === chosen);
  const go = (to: string) => void navigate(`/a/acts/${to}`, { replace: true });
  const narrow = (part: Partial<ListFilters>) => setFilters((before) => ({ ...before, ...part }));
  useKeys({ n: () => setAdding(true) });
  return (
    <Columns title={open ? open.name : t('Acts & Regs')}>
      <Column label={t('Acts & Regs')} width={360} narrow={320}>
        <ColumnHead padded>
          <div className={c.listHead}>
            <h2>{t('Acts & Regs')}</h2>
            <Button variant="default" onClick={() => setAdding(true)} rightSection={<Kbd>N</Kbd>}>
              {t('New')}
            </Button>
          </div>
          <search className={c.filters}>
            <SearchField
              label={t('Find an act')}
              placeholder={t('Find an act')}
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
              label={t('Archived too')}
              checked={filters.showsArchived}
              onChange={(event) => narrow({ showsArchived: event.currentTarget.checked })}
            />
          </search>
        </ColumnHead>
        <ColumnBody>
          <Loaded query={query} skeleton={400} failed={t('Acts and regulations could not be loaded.')}>
            {() =>
              rows.length === 0 ? (
                <ColumnEmpty title={t('Nothing matches.')} />
              ) : (
                <ChoiceList
                  label={t('Acts and regulations')}
                  items={rows}
                  idOf={(row) => row.id}
                  groupOf={(row) => row.group}
                  chosen={chosen}
                  onChoose={(row) => go(row.id)}
                >
                  {(row) => <ActRow row={row} />}
                </ChoiceList>
              )
            }
          </Loaded>
        </ColumnBody>
        <ColumnFoot>
          {t('{{count}} acts and regulations', { count: rows.length })}
          <KeyHints hints={[{ keys: ['J', 'K'], does: t('move') }]} />
        </ColumnFoot>
      </Column>
      <Column label={t('Act or regulation')}>
        {open ? (
          <ActPane key={open.id} row={open} all={query.data ?? []} />
        ) : (
          query.data && (
            <ColumnEmpty
              title={id ? t('This act or regulation could not be found.') : t('Nothing is open.')}
              text={id ? t('Somebody may have deleted it.') : undefined}
            />
          )
        )}
      </Column>
      {isAdding && (
        <ActForm
          instrument={null}
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

export { ActsScreen as Component };
