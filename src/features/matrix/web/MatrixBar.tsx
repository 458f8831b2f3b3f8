import { Input } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { t } from '../../../shared/text.ts';
import { FilterDrawers } from '../../../ui/filters/FilterDrawers.tsx';
import { useWideEnough } from '../../../ui/filters/useWideEnough.ts';
import {
  DayField,
  FoldSwitch,
  HomeField,
  JurisdictionsField,
  ProvisionsField,
  RowsField,
  rowsProblem,
  TopicField,
} from './BarFields.tsx';
import c from './MatrixBar.module.css';
import type { MatrixModel } from './useMatrix.ts';

interface Props {
  model: MatrixModel;
}

/** How many of the choices behind Filters are not as they are at first. */
const countOf = ({ address }: MatrixModel): number =>
  [
    address.groups !== null,
    address.fields.length > 0,
    address.jurisdictions.length > 0,
    address.home !== null,
    address.fold,
  ].filter(Boolean).length;

const Choices = ({ model }: Props) => (
  <>
    <ProvisionsField model={model} />
    <RowsField model={model} />
    <JurisdictionsField model={model} />
    <HomeField model={model} />
  </>
);

/** On narrow screens what is compared stands behind a button; what is wrong with it is said in sight. */
function NarrowFilters({ model }: Props) {
  const { groups, jurisdictions, home } = model.problems;
  const rows = rowsProblem(model);
  return (
    <div className={c.narrow}>
      <FilterDrawers
        drawers={[
          {
            title: t('Filters'),
            icon: IconAdjustmentsHorizontal,
            count: countOf(model),
            content: (
              <div className={c.drawer}>
                <Choices model={model} />
                <FoldSwitch model={model} />
              </div>
            ),
          },
        ]}
      />
      {[groups, rows, jurisdictions, home].map(
        (problem) =>
          problem && (
            <Input.Error key={problem} role="alert">
              {problem}
            </Input.Error>
          ),
      )}
    </div>
  );
}

/** What the matrix compares: topic, provisions, rows, jurisdictions, home and the day. All of it stands in the address. */
export function MatrixBar({ model }: Props) {
  const isWide = useWideEnough();
  return (
    <div className={c.bar} data-chrome>
      <TopicField model={model} />
      {isWide && <Choices model={model} />}
      <DayField model={model} />
      {isWide ? <FoldSwitch model={model} /> : <NarrowFilters model={model} />}
    </div>
  );
}
