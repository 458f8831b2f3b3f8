import { screen, waitFor } from '@testing-library/react';
import { InstantSearch, useRefinementList, useSearchBox } from 'react-instantsearch';
import { expect, test } from 'vitest';
import { buttonOf, faultOf, fill } from '../../../../test/web/field.ts';
import { renderPart } from '../../../../test/web/renderPart.tsx';
import { answerCalls, Refusal } from '../../../../test/web/serverAnswers.ts';
import { FACETS } from '../facets.ts';
import { SaveSearch } from './SaveSearch.tsx';

const FACET = FACETS[0];
const nothingFound = { search: async () => ({ results: [] }) };

/** The parts of the screen that hold what is searched for. */
function Fields() {
  useSearchBox();
  useRefinementList({ attribute: FACET });
  return null;
}

function open(searched: { query?: string; chosen?: string[] }, answer: () => unknown = () => ({ id: 's1' })) {
  const calls = answerCalls({ 'POST /api/savedSearches': answer });
  const state = {
    ...(searched.query ? { query: searched.query } : {}),
    ...(searched.chosen ? { refinementList: { [FACET]: searched.chosen } } : {}),
  };
  const { user } = renderPart(
    <InstantSearch indexName="provisions" searchClient={nothingFound} initialUiState={{ provisions: state }}>
      <Fields />
      <SaveSearch />
    </InstantSearch>,
  );
  return { user, calls };
}

const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });

test('a search is saved as it is made, by its words unless another name is given', async () => {
  const { user, calls } = open({ query: 'overtime', chosen: ['Ontario'] });
  await user.click(await screen.findByRole('button', { name: 'Save this search' }));
  expect((await name()).value).toBe('overtime, Ontario');
  await fill(user, 'Name', 'Extra hours');
  await user.click(screen.getByRole('checkbox', { name: 'Add to the watchlist' }));
  await user.click(buttonOf('Save'));
  expect(await screen.findByText('Search saved.')).toBeTruthy();
  expect(calls.map(({ body }) => body)).toEqual([
    { name: 'Extra hours', isWatched: true, query: 'overtime', filters: { [FACET]: ['Ontario'] } },
  ]);
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull());
});

test('without a name it cannot be saved', async () => {
  const { user, calls } = open({ query: 'overtime' });
  await user.click(await screen.findByRole('button', { name: 'Save this search' }));
  await user.clear(await name());
  await user.type(await name(), '  {Enter}');
  expect(buttonOf('Save').disabled).toBe(true);
  expect(calls).toEqual([]);
});

test('a name that the server refuses is said at the field and stays', async () => {
  const { user } = open({ query: 'overtime' }, () => new Refusal(409, 'You have a search of this name.'));
  await user.click(await screen.findByRole('button', { name: 'Save this search' }));
  await name();
  await fill(user, 'Name', 'Extra hours');
  await user.click(buttonOf('Save'));
  await waitFor(async () => expect(faultOf(await name())).toBe('You have a search of this name.'));
  expect((await name()).value).toBe('Extra hours');
});

test('nothing is offered for saving while nothing is searched for', async () => {
  open({});
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});
