import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../../test/web/renderPart.tsx';
import type { Plan } from '../contract.ts';
import { PlanSelection } from './PlanSelection.tsx';

const area = (id: string) => ({ id, name: id, jurisdictions: ['ON'], publishedCount: { ON: 3 } });
const plan = (numAreas: number): Plan =>
  ({
    id: 'province',
    name: 'Province',
    numJurisdictions: 1,
    numAreas,
    includedAreas: [],
    availableAreas: [area('hours'), area('leave'), area('pay')],
  }) as unknown as Plan;
const draw = (numAreas: number) =>
  renderPart(
    <PlanSelection plan={plan(numAreas)} value={{ jurisdictions: ['ON'], areas: [] }} onChange={() => {}} />,
  );

test('areas that have to be chosen are not said to be up to that many', () => {
  draw(2);
  expect(screen.getByText('Included areas come with the plan. Choose 2 more.')).toBeTruthy();
});

test('areas that need not be chosen are', () => {
  draw(5);
  expect(screen.getByText('Included areas come with the plan. Choose up to 3 more.')).toBeTruthy();
});
