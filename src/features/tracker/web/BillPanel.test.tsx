import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../../test/web/renderPart.tsx';
import type { BillDetails } from '../contract.ts';
import { Component as BillPanel } from './BillPanel.tsx';

const details = (provisions: BillDetails['provisions']): BillDetails => ({
  bill: {
    id: 'b1',
    name: 'One Canadian Economy Act',
    number: 'Bill C-5',
    url: null,
    status: 'Royal Assent',
    inForce: 'assent',
    inForceDate: null,
    introductionDate: '2025-06-06',
    assentDate: '2025-06-26',
    description: 'Removes federal barriers to trade and labour mobility.',
    jurisdiction: 'FED',
    affectedAct: null,
    isActive: true,
    parts: [],
  },
  seenOn: null,
  outcome: null,
  stageDates: [],
  provisions,
});

const none = /No provision of your library is linked to it yet/;

test('a bill that no provision answers says so instead of leading nowhere', () => {
  renderPart(<BillPanel details={details([])} />);
  expect(screen.getByText(none)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Overtime' })).toBeNull();
});

test('a bill with provisions leads to each of them', () => {
  renderPart(
    <BillPanel
      details={details([
        {
          id: 'p1',
          name: 'Overtime',
          area: { id: 'es', name: 'Employment Standards' },
          topic: { id: 'hours', name: 'Hours of Work' },
          part: null,
          changesOverview: '<p>Raises the threshold.</p>',
          inForce: 'assent',
          inForceDate: null,
          isInForce: true,
        },
      ])}
    />,
  );
  expect(screen.getByRole('link', { name: 'Overtime' })).toBeTruthy();
  expect(screen.queryByText(none)).toBeNull();
});
