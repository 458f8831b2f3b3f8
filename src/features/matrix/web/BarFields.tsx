import { Input, Switch } from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';
import { type JurisdictionCode, jurisdictionName } from '../../../shared/jurisdictions.ts';
import { t } from '../../../shared/text.ts';
import { ChecklistPopover } from '../../../ui/fields/ChecklistPopover.tsx';
import { FilterSelect } from '../../../ui/fields/FilterSelect.tsx';
import { LawOnField } from '../../../ui/fields/LawOnField.tsx';
import c from './MatrixBar.module.css';
import { typedJurisdictions } from './matrixAddress.ts';
import type { MatrixModel } from './useMatrix.ts';

interface FieldProps {
  model: MatrixModel;
}

const jurisdictionOptions = (codes: readonly JurisdictionCode[]) =>
  codes.map((code) => ({ id: code, name: jurisdictionName(code) }));

/** A field of the bar, with the problem of the address below it. */
const Field = ({ width, error, children }: { width: string; error?: string; children: ReactNode }) => (
  <div className={c.field} style={{ '--width': width } as CSSProperties}>
    {children}
    {error && <Input.Error role="alert">{error}</Input.Error>}
  </div>
);

/** Names of topics; one that several areas have is told apart by its area. */
function topicOptions(topics: MatrixModel['menus']['topics']) {
  const isShared = (name: string) => topics.filter((topic) => topic.name === name).length > 1;
  return topics.map(({ id, name, area }) => ({ id, name: isShared(name) ? `${name} (${area})` : name }));
}

export const TopicField = ({ model: { menus, change } }: FieldProps) => (
  <Field width="190px">
    <FilterSelect
      label={t('Topic')}
      options={topicOptions(menus.topics)}
      value={menus.topicId}
      onChange={(topicId) => change({ topicId, groups: null, fields: [] })}
      disabled={menus.topics.length === 0}
    />
  </Field>
);

export function ProvisionsField({ model: { menus, groups, problems, change, maxGroups } }: FieldProps) {
  const provisions = menus.groups.data ?? [];
  return (
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
  );
}

/** The rows that can be chosen: each key of a field once. */
function rowOptions({ shown }: MatrixModel) {
  const fields = shown?.matrix.groups.flatMap((group) => group.fields) ?? [];
  return [...new Map(fields.map(({ key, label }) => [key, { id: key, name: label }])).values()];
}

/** What is said of a row that the address asks for and that these provisions do not have. */
export function rowsProblem(model: MatrixModel): string | undefined {
  const rows = rowOptions(model);
  const unknown = model.shown && model.address.fields.find((key) => !rows.some(({ id }) => id === key));
  return unknown ? t('There is no row “{{key}}” in these provisions.', { key: unknown }) : undefined;
}

export function RowsField({ model }: FieldProps) {
  const { address, change } = model;
  const rows = rowOptions(model);
  return (
    <Field width="112px" error={rowsProblem(model)}>
      <ChecklistPopover
        label={t('Rows')}
        summary={
          address.fields.length === 0
            ? t('All rows')
            : t('{{shown}} of {{all}}', { shown: address.fields.length, all: rows.length })
        }
        options={rows}
        checked={address.fields.length === 0 ? rows.map(({ id }) => id) : address.fields}
        onChange={(ids) => change({ fields: ids.length === rows.length ? [] : ids })}
        disabled={rows.length === 0}
      />
    </Field>
  );
}

const chosenOf = ({ address, entitled }: MatrixModel): readonly JurisdictionCode[] =>
  address.jurisdictions.length === 0 ? entitled : address.jurisdictions;

export function JurisdictionsField({ model }: FieldProps) {
  const { entitled, problems, change } = model;
  const chosen = chosenOf(model);
  return (
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
          change({ jurisdictions: codes.length === entitled.length ? [] : (codes as JurisdictionCode[]) })
        }
      />
    </Field>
  );
}

export const HomeField = ({ model }: FieldProps) => (
  <Field width="140px" error={model.problems.home}>
    <FilterSelect
      label={t('Home jurisdiction')}
      options={jurisdictionOptions(model.shown ? model.shown.matrix.jurisdictions : chosenOf(model))}
      value={model.shown?.home ?? null}
      onChange={(code) => model.change({ home: code as JurisdictionCode })}
    />
  </Field>
);

export const DayField = ({ model: { address, problems, change } }: FieldProps) => (
  <Field width="150px">
    <LawOnField value={address.on} onChange={(on) => change({ on })} error={problems.on} />
  </Field>
);

export const FoldSwitch = ({ model: { address, change } }: FieldProps) => (
  <Switch
    className={c.fold}
    label={t('Fold rows that are the same')}
    checked={address.fold}
    onChange={(event) => change({ fold: event.currentTarget.checked })}
  />
);
