import { Switch, TextInput } from '@mantine/core';
import { jurisdictionName } from '../../../shared/jurisdictions.ts';
import { t } from '../../../shared/text.ts';
import { FilterSelect } from '../../../ui/fields/FilterSelect.tsx';
import { Segments } from '../../../ui/fields/Segments.tsx';
import { MAX_EMPLOYEES } from '../rules.ts';
import c from './Checklists.module.css';
import { type ChecklistChoice, VIEWS, type View } from './useChecklistChoice.ts';

interface Props {
  choice: ChecklistChoice;
  /** How many there are in each view; null while there is no list. */
  counts: Record<Exclude<View, 'all'>, number> | null;
}

const viewName = (view: View, counts: NonNullable<Props['counts']>): string =>
  ({
    all: () => t('All'),
    mine: () => t('Mine ({{number}})', { number: counts.mine }),
    overdue: () => t('Overdue ({{number}})', { number: counts.overdue }),
    soon: () => t('Due soon ({{number}})', { number: counts.soon }),
  })[view]();

/** Whose checklist it is, and what of it is listed. */
export function ChecklistFilters({ choice, counts }: Props) {
  const { available, jurisdiction, employees, numEmployees } = choice;
  const isWrong = employees !== '' && numEmployees === null;
  return (
    <search className={c.filters}>
      {available.length > 1 && (
        <FilterSelect
          label={t('Jurisdiction')}
          placeholder={t('Select a province')}
          options={available.map((code) => ({ id: code, name: jurisdictionName(code) }))}
          value={jurisdiction}
          onChange={(id) => {
            const code = available.find((each) => each === id);
            if (code) choice.chooseJurisdiction(code);
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
        onChange={({ currentTarget }) => choice.typeEmployees(currentTarget.value)}
        error={isWrong && t('Enter a whole number from 1.')}
      />
      {counts && (
        <Segments
          label={t('Show')}
          value={choice.view}
          onChange={choice.show}
          data={VIEWS.map((view) => ({ value: view, label: viewName(view, counts) }))}
        />
      )}
      <Switch
        className={c.hide}
        labelPosition="left"
        label={t('Hide completed items')}
        withThumbIndicator={false}
        checked={choice.hidesCompleted}
        onChange={({ currentTarget }) => choice.hideCompleted(currentTarget.checked)}
      />
    </search>
  );
}
