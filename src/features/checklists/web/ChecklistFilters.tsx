import { Switch, TextInput } from '@mantine/core';
import { memo } from 'react';
import { jurisdictionName } from '../../../shared/jurisdictions.ts';
import { t } from '../../../shared/text.ts';
import { FilterSelect } from '../../../ui/fields/FilterSelect.tsx';
import { Segments } from '../../../ui/fields/Segments.tsx';
import { MAX_EMPLOYEES } from '../rules.ts';
import c from './Checklists.module.css';
import { type ChecklistChoice, VIEWS, type View } from './useChecklistChoice.ts';

interface Props {
  choice: ChecklistChoice;
  /** How many there are in each view; null where there is no list. */
  counts: Record<Exclude<View, 'all'>, number> | 'loading' | null;
}

function viewName(view: View, counts: NonNullable<Props['counts']>): string {
  if (view === 'all') return t('All');
  const number = counts === 'loading' ? '…' : counts[view];
  return {
    mine: () => t('Mine ({{number}})', { number }),
    overdue: () => t('Overdue ({{number}})', { number }),
    soon: () => t('Due soon ({{number}})', { number }),
  }[view]();
}

type FieldsProps = Pick<
  ChecklistChoice,
  'available' | 'jurisdiction' | 'employees' | 'numEmployees' | 'chooseJurisdiction' | 'typeEmployees'
>;

/** Fields that stay as they are while the list and the drawer come and go: they are drawn anew by their own choice alone. */
const ChoiceFields = memo(function ChoiceFields(props: FieldsProps) {
  const { available, jurisdiction, employees, numEmployees, chooseJurisdiction, typeEmployees } = props;
  const isWrong = employees !== '' && numEmployees === null;
  return (
    <>
      {available.length > 1 && (
        <FilterSelect
          label={t('Jurisdiction')}
          placeholder={t('Select a province')}
          options={available.map((code) => ({ id: code, name: jurisdictionName(code) }))}
          value={jurisdiction}
          onChange={(id) => {
            const code = available.find((each) => each === id);
            if (code) chooseJurisdiction(code);
          }}
        />
      )}
      <TextInput
        className={c.employees}
        type="number"
        min={1}
        max={MAX_EMPLOYEES}
        step={1}
        inputMode="numeric"
        label={t('Number of employees')}
        placeholder={t('Any')}
        value={employees}
        onChange={({ currentTarget }) => typeEmployees(currentTarget.value)}
        error={isWrong && t('Enter a whole number from 1.')}
      />
    </>
  );
});

const HideCompleted = memo(
  ({ hidesCompleted, hideCompleted }: Pick<ChecklistChoice, 'hidesCompleted' | 'hideCompleted'>) => (
    <Switch
      className={c.hide}
      labelPosition="left"
      label={t('Hide completed items')}
      withThumbIndicator={false}
      checked={hidesCompleted}
      onChange={({ currentTarget }) => hideCompleted(currentTarget.checked)}
    />
  ),
);

/** Whose checklist it is, and what of it is listed. */
export const ChecklistFilters = ({ choice, counts }: Props) => (
  <search className={c.filters} data-tour="checklistFilters">
    <ChoiceFields
      available={choice.available}
      jurisdiction={choice.jurisdiction}
      employees={choice.employees}
      numEmployees={choice.numEmployees}
      chooseJurisdiction={choice.chooseJurisdiction}
      typeEmployees={choice.typeEmployees}
    />
    {counts && (
      <Segments
        label={t('Show')}
        value={choice.view}
        onChange={choice.show}
        data={VIEWS.map((view) => ({ value: view, label: viewName(view, counts) }))}
      />
    )}
    <HideCompleted hidesCompleted={choice.hidesCompleted} hideCompleted={choice.hideCompleted} />
  </search>
);
