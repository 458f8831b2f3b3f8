import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../test/web/renderPart.tsx';
import { ChoiceList, RowTitle } from './ChoiceList.tsx';

const BILLS = ['Bill 1', 'Bill 2', 'Bill 3'];

function Bills({ onOpen }: { onOpen?: (bill: string) => void }) {
  const [chosen, setChosen] = useState<string | null>('Bill 1');
  return (
    <>
      <input aria-label="Filter" />
      <ChoiceList
        label="Bills"
        items={BILLS}
        idOf={(bill) => bill}
        groupOf={(bill) => (bill === 'Bill 3' ? 'In force' : 'Before a legislature')}
        chosen={chosen}
        onChoose={setChosen}
        onOpen={onOpen}
      >
        {(bill) => <RowTitle>{bill}</RowTitle>}
      </ChoiceList>
    </>
  );
}

const current = () => screen.getAllByRole('button').filter((row) => row.getAttribute('aria-current'));

test('J and K move, stop at the ends, and Enter opens', async () => {
  const opened: string[] = [];
  const { user } = renderPart(<Bills onOpen={(bill) => opened.push(bill)} />);
  await user.keyboard('jjjk');
  expect(current().map((row) => row.textContent)).toEqual(['Bill 2']);
  await user.keyboard('{Enter}');
  expect(opened).toEqual(['Bill 2']);
});

test('no key acts while somebody is typing', async () => {
  const { user } = renderPart(<Bills />);
  await user.type(screen.getByLabelText('Filter'), 'jjj');
  expect(current().map((row) => row.textContent)).toEqual(['Bill 1']);
});

test('a head stands above the first row of each group', () => {
  renderPart(<Bills />);
  expect(screen.getAllByRole('heading').map((head) => head.textContent)).toEqual([
    'Before a legislature',
    'In force',
  ]);
});
