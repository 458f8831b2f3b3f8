import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../../../test/web/renderPart.tsx';
import type { Field } from '../../schemas.ts';
import { StructuredField } from './StructuredField.tsx';
import { columnLabel, columnsOf, type Row } from './structuredRows.ts';

const SCALE: Field = { key: 'notice', label: 'Notice', type: 'bands', threshold: 'duration' };

function open(field: Field, rows: Row[], holding: Row[] = []) {
  const written: Row[][] = [];
  function Held() {
    const [value, setValue] = useState(rows);
    return (
      <StructuredField
        field={field}
        label="Notice, value"
        value={value}
        published={holding}
        holding={holding}
        onChange={(next) => {
          written.push(next);
          setValue(next);
        }}
      />
    );
  }
  return { ...renderPart(<Held />), last: () => written.at(-1) };
}

test('a scale is written cell by cell, with rows added and taken out', async () => {
  const { user, last } = open(SCALE, [
    { atLeast: 'P3M', weeks: 1 },
    { atLeast: 'P1Y', weeks: 2 },
  ]);
  const weeks = screen.getByLabelText('Weeks, row 2');
  await user.clear(weeks);
  await user.type(weeks, '3');
  await user.tab();
  expect(last()).toEqual([
    { atLeast: 'P3M', weeks: 1 },
    { atLeast: 'P1Y', weeks: 3 },
  ]);
  await user.click(screen.getByRole('button', { name: 'Row' }));
  await user.type(screen.getByLabelText('At least, row 3'), 'P5Y');
  await user.tab();
  expect(last()?.[2]).toEqual({ atLeast: 'P5Y' });
  await user.click(screen.getByRole('button', { name: 'Take row 1 out' }));
  expect(last()).toEqual([{ atLeast: 'P1Y', weeks: 3 }, { atLeast: 'P5Y' }]);
});

test('a new scale begins with the rows that hold, where that is wanted', async () => {
  const { user, last } = open(SCALE, [], [{ atLeast: 'P3M', weeks: 1 }]);
  await user.click(screen.getByRole('button', { name: 'Begin with what holds now' }));
  expect(last()).toEqual([{ atLeast: 'P3M', weeks: 1 }]);
  expect(screen.queryByRole('button', { name: 'Begin with what holds now' })).toBeNull();
});

test('words in a column of numbers are refused at the cell, and the number stays', async () => {
  const { user, last } = open(SCALE, [{ atLeast: 'P3M', weeks: 1 }]);
  await user.type(screen.getByLabelText('Weeks, row 1'), 'x');
  await user.tab();
  expect(screen.getByText('Write a number.')).toBeTruthy();
  expect(last()).toBeUndefined();
});

test('a column is added under a name as people write it, and a formula has its own', async () => {
  const { user, last } = open({ ...SCALE, type: 'table' }, [{ relative: 'Child' }]);
  await user.type(screen.getByLabelText('Name of a new column'), 'Paid days');
  await user.click(screen.getByRole('button', { name: 'Add the column' }));
  await user.type(screen.getByLabelText('Paid days, row 1'), 'three');
  await user.tab();
  expect(last()).toEqual([{ relative: 'Child', paidDays: 'three' }]);
  expect(columnLabel('moreThan')).toBe('More than');
  expect(columnsOf({ ...SCALE, type: 'formula' }, []).map(({ key }) => key)).toContain('divisor');
});
