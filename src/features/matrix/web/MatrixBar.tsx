import { Input, Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import { type JurisdictionCode, jurisdictionName } from '../../../shared/jurisdictions.ts';
import { t } from '../../../shared/text.ts';
import { ChecklistPopover } from '../../../ui/fields/ChecklistPopover.tsx';
import { FilterSelect } from '../../../ui/fields/FilterSelect.tsx';
import { LawOnField } from '../../../ui/fields/LawOnField.tsx';
import c from './MatrixBar.module.css';
import { typedJurisdictions } from './matrixAddress.ts';
import type { MatrixModel } from './useMatrix.ts';

const jurisdictionOptions = (codes: readonly JurisdictionCode[]) =>
  codes.map((code) => ({ id: code, name: jurisdictionName(code) }));

interface FieldProps {
  width: string;
  error?: string;
  /** On a phone it has a line of its own. */
  isWide?: boolean;
  children: ReactNode;
}

/** A field of the bar, with the problem of the address below it. */
const Field = ({ width, error, isWide, children }: FieldProps) => (
  <div
    className={c.field}
    data-wide={isWide || undefined}
    style={{ '--width': width } as React.CSSProperties}
  >
    {children}
    {error && <Input.Error role="alert">{error}</Input.Error>}
  </div>
);

/** Names of topics; one that several areas have is told apart by its area. */
function topicOptions(topics: MatrixModel['menus']['topics']) {
  const isShared = (name: string) => topics.filter((topic) => topic.name === name).length > 1;
  return topics.map(({ id, name, area }) => ({ id, name: isShared(name) ? `${name} (${area})` : name }));
}

/** The rows that can be chosen: each key of a field once. */
function rowOptions(model: MatrixModel) {
  const fields = model.shown?.matrix.groups.flatMap((group) => group.fields) ?? [];
  return [...new Map(fields.map(({ key, label }) => [key, { id: key, name: label }])).values()];
}

/** What the matrix compares: topic, provisions, rows, jurisdictions, home and the day. All of it stands in the address. */
export function MatrixBar({ model }: { model: MatrixModel }) {
  const { address, problems, entitled, menus, groups, change, shown, maxGroups } = model;
  const chosen = address.jurisdictions.length === 0 ? entitled : address.jurisdictions;
  const provisions = menus.groups.data ?? [];
  const rows = rowOptions(model);
  const shownRows = address.fields.length === 0 ? rows.map(({ id }) => id) : address.fields;
  const unknownRow = shown && address.fields.find((key) => !rows.some(({ id }) => id === key));
  return (
    <div className={c.bar} data-chrome>
      <Field width="190px" isWide>
        <FilterSelect
          label={t('Topic')}
          options={topicOptions(menus.topics)}
          value={menus.topicId}
          onChange={(topicId) => change({ topicId, groups: null, fields: [] })}
          disabled={menus.topics.length === 0}
        />
      </Field>
      <Field width="134px" error={problems.groups}>
        <ChecklistPopover
          label={t('Provisions')}
          summary={t('{{count}} provisions', { count: groups.length })}
          options={provisions}
          checked={groups}
          onChange={(ids) => change({ topicId: menus.topicId, groups: ids.slice(0, maxGroups), fields: [] })}
          disabled={provisions.length === 0}
        />
      </Field>
      <Field
        width="112px"
        error={
          unknownRow ? t('There is no row “{{key}}” in these provisions.', { key: unknownRow }) : undefined
        }
      >
        <ChecklistPopover
          label={t('Rows')}
          summary={
            address.fields.length === 0
              ? t('All rows')
              : t('{{shown}} of {{all}}', { shown: address.fields.length, all: rows.length })
          }
          options={rows}
          checked={shownRows}
          onChange={(ids) => change({ fields: ids.length === rows.length ? [] : ids })}
          disabled={rows.length === 0}
        />
      </Field>
      <Field width="154px" error={problems.jurisdictions}>
        <ChecklistPopover
          label={t('Jurisdictions')}
          summary={
            chosen.length === entitled.length && entitled.length > 1
              ? t('All jurisdictions')
              : t('{{count}} jurisdictions', { count: chosen.length })
          }
          options={jurisdictionOptions(entitled)}
          typed={{
            label: t('Jurisdictions by code'),
            placeholder: t('Codes: ON, QC, BC'),
            read: (text) => typedJurisdictions(text, entitled),
          }}
          checked={chosen}
          onChange={(codes) =>
            change({
              jurisdictions: codes.length === entitled.length ? [] : (codes as JurisdictionCode[]),
            })
          }
        />
      </Field>
      <Field width="140px" error={problems.home}>
        <FilterSelect
          label={t('Home jurisdiction')}
          options={jurisdictionOptions(shown ? shown.matrix.jurisdictions : chosen)}
          value={shown?.home ?? null}
          onChange={(code) => change({ home: code as JurisdictionCode })}
        />
      </Field>
      <Field width="150px" isWide>
        <LawOnField value={address.on} onChange={(on) => change({ on })} error={problems.on} />
      </Field>
      <Switch
        className={c.fold}
        label={t('Fold rows that are the same')}
        checked={address.fold}
        onChange={(event) => change({ fold: event.currentTarget.checked })}
      />
    </div>
  );
}
