import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { faultOf, fieldOf } from '../../../test/web/field.ts';
import { renderPart } from '../../../test/web/renderPart.tsx';
import { torontoDay } from '../../shared/torontoDate.ts';
import { LawOnField } from './LawOnField.tsx';

const TODAY = torontoDay(new Date());
const OUT_OF_RANGE = 'Choose a day between Jan 01, 1900 and Dec 31, 2199.';

/** The field on a screen whose address follows it; `days` are those that it told. */
function fieldWith(day: string | null) {
  const days: (string | null)[] = [];
  function Screen() {
    const [value, setValue] = useState(day);
    return (
      <LawOnField
        value={value}
        onChange={(next) => {
          days.push(next);
          setValue(next);
        }}
      />
    );
  }
  return { days, ...renderPart(<Screen />) };
}
const write = (text: string) => fireEvent.change(fieldOf('Law on'), { target: { value: text } });
const back = () => screen.queryByRole('button', { name: 'Back to today' });

test('it stands on today without a way back; a day is told, and the cross puts today back', async () => {
  const { user, days } = fieldWith(null);
  expect(fieldOf('Law on').value).toBe(TODAY);
  expect(back()).toBeNull();
  write('2019-03-31');
  expect(days).toEqual(['2019-03-31']);
  await user.click(screen.getByRole('button', { name: 'Back to today' }));
  expect(days).toEqual(['2019-03-31', null]);
  expect(fieldOf('Law on').value).toBe(TODAY);
  expect(back()).toBeNull();
});

test('today, written out, is no other day', () => {
  const { days } = fieldWith('2019-03-31');
  write(TODAY);
  expect(days).toEqual([null]);
});

test('a year that is being typed is not taken, and is said to be out of reach only when the field is left', () => {
  const { days } = fieldWith('2019-03-31');
  write('0020-03-31');
  expect(fieldOf('Law on').value).toBe('0020-03-31');
  expect(faultOf(fieldOf('Law on'))).toBe('');
  fireEvent.blur(fieldOf('Law on'));
  expect(faultOf(fieldOf('Law on'))).toBe(OUT_OF_RANGE);
  expect(days).toEqual([]);
  write('2020-03-31');
  expect(faultOf(fieldOf('Law on'))).toBe('');
  expect(days).toEqual(['2020-03-31']);
});

test('what is wrong with the day of the address is said at the field', () => {
  renderPart(<LawOnField value={null} onChange={() => {}} error={OUT_OF_RANGE} />);
  expect(faultOf(fieldOf('Law on'))).toBe(OUT_OF_RANGE);
});
