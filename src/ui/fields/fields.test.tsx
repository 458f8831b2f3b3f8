import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../test/web/renderPart.tsx';
import type { JurisdictionCode } from '../../shared/jurisdictions.ts';
import { ChecklistPopover } from './ChecklistPopover.tsx';
import { FilterSelect } from './FilterSelect.tsx';
import { JurisdictionField } from './JurisdictionField.tsx';
import { Segments } from './Segments.tsx';
import { TagSelector } from './TagSelector.tsx';

const TOPICS = [
  { id: 'w', name: 'Wages and Payment' },
  { id: 'h', name: 'Hours of Work' },
  { id: 'l', name: 'Leaves of Absence' },
];

function Jurisdictions({ onChange }: { onChange?: (codes: JurisdictionCode[]) => void }) {
  const [value, setValue] = useState<JurisdictionCode[]>([]);
  return (
    <JurisdictionField
      label="Jurisdictions"
      clearLabel="Clear Jurisdiction List"
      value={value}
      available={['AB', 'BC', 'ON', 'QC']}
      onChange={(codes) => {
        setValue(codes);
        onChange?.(codes);
      }}
    />
  );
}

test('the map and the pills are one value, in the order of the country', async () => {
  const given: string[] = [];
  const { user, container } = renderPart(<Jurisdictions onChange={(codes) => given.push(codes.join())} />);
  const map = screen.getByRole('group', { name: 'Jurisdictions on a map' });
  await user.click(within(map).getByRole('button', { name: 'Ontario, ON' }));
  await user.click(within(map).getByRole('button', { name: 'Alberta, AB' }));
  expect(given).toEqual(['ON', 'AB,ON']);
  expect(within(map).getByRole('button', { name: 'Alberta, AB', pressed: true })).toBeTruthy();
  expect(container.textContent).toContain('2 of 4');
  expect([...container.querySelectorAll('.mantine-Pill-root')].map(({ textContent }) => textContent)).toEqual(
    ['Alberta', 'Ontario'],
  );
  await user.click(within(map).getByRole('button', { name: 'Ontario, ON' }));
  expect(given.at(-1)).toBe('AB');
  await user.click(screen.getByRole('button', { name: 'Clear Jurisdiction List' }));
  expect(given.at(-1)).toBe('');
  expect(screen.queryByRole('button', { name: 'Clear Jurisdiction List' })).toBeNull();
});

test('what cannot be chosen is on the map, and says so', () => {
  renderPart(<Jurisdictions />);
  const yukon = screen.getByRole<HTMLButtonElement>('button', { name: 'Yukon, YT' });
  expect(yukon.disabled).toBe(true);
  expect(yukon.getAttribute('aria-pressed')).toBe('false');
});

test('jurisdictions are found by typing any part of their name, and what is typed before the list came counts', async () => {
  const given: string[] = [];
  const { user } = renderPart(<Jurisdictions onChange={(codes) => given.push(codes.join())} />);
  await user.click(screen.getByRole('combobox', { name: 'Jurisdictions' }));
  await user.keyboard('tari');
  expect(await screen.findByRole('option', { name: 'Ontario' })).toBeTruthy();
  expect(screen.queryByRole('option', { name: 'Alberta' })).toBeNull();
  await user.keyboard('{Enter}');
  expect(given).toEqual(['ON']);
});

function Topic({ onChange }: { onChange: (id: string) => void }) {
  const [value, setValue] = useState<string | null>('w');
  const choose = (id: string) => {
    setValue(id);
    onChange(id);
  };
  return <FilterSelect label="Topic" options={TOPICS} value={value} onChange={choose} />;
}

test('a list is searched by its field, and a choice cannot be taken back to none', async () => {
  const given: string[] = [];
  const { user } = renderPart(<Topic onChange={(id) => given.push(id)} />);
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Topic' }).value).toBe('Wages and Payment');
  await user.click(screen.getByRole('combobox', { name: 'Topic' }));
  await user.click(await screen.findByRole('option', { name: 'Hours of Work' }));
  expect(given).toEqual(['h']);
  await user.click(screen.getByRole('combobox', { name: 'Topic' }));
  await user.click(await screen.findByRole('option', { name: 'Hours of Work' }));
  expect(given).toEqual(['h']);
});

function Areas({ onChange }: { onChange: (ids: string[]) => void }) {
  const [checked, setChecked] = useState<string[]>(['h']);
  const change = (ids: string[]) => {
    setChecked(ids);
    onChange(ids);
  };
  return (
    <ChecklistPopover label="Topics" summary="1 of 3" options={TOPICS} checked={checked} onChange={change} />
  );
}

test('boxes behind a button: all, none, in the order of the list; Escape gives the focus back', async () => {
  const given: string[] = [];
  const { user } = renderPart(<Areas onChange={(ids) => given.push(ids.join())} />);
  await user.click(screen.getByRole('button', { name: 'Topics 1 of 3' }));
  const list = await screen.findByRole('dialog', { name: /^Topics/ });
  await user.click(within(list).getByRole('checkbox', { name: 'Wages and Payment' }));
  expect(given.at(-1)).toBe('w,h');
  await user.click(within(list).getByRole('button', { name: 'Check All' }));
  expect(given.at(-1)).toBe('w,h,l');
  await user.click(within(list).getByRole('button', { name: 'Uncheck All' }));
  expect(given.at(-1)).toBe('');
  await user.keyboard('{Escape}');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Topics 1 of 3' })),
  );
});

test('segments are one choice, made with the arrow keys', async () => {
  function Kinds() {
    const [value, setValue] = useState('all');
    const data = [
      { value: 'all', label: 'All' },
      { value: 'own', label: 'Mine' },
    ];
    return <Segments label="Whose notes" value={value} onChange={setValue} data={data} />;
  }
  const { user } = renderPart(<Kinds />);
  const group = screen.getByRole('radiogroup', { name: 'Whose notes' });
  await user.tab();
  await waitFor(() => expect(document.activeElement).toBe(within(group).getByRole('radio', { name: 'All' })));
  await user.keyboard('{ArrowRight}');
  expect(within(group).getByRole<HTMLInputElement>('radio', { name: 'Mine' }).checked).toBe(true);
});

test('tags are matched from their beginning, and new ones are made where that is allowed', async () => {
  function Tags({ creatable }: { creatable?: boolean }) {
    const [value, setValue] = useState<string[]>([]);
    return (
      <>
        <TagSelector
          label="Tags"
          tags={['Overtime', 'Time off']}
          value={value}
          onChange={setValue}
          creatable={creatable}
        />
        <output>{value.join()}</output>
      </>
    );
  }
  const { user, unmount } = renderPart(<Tags />);
  await user.type(screen.getByRole('combobox', { name: 'Tags' }), 'time');
  expect(screen.getByRole('option', { name: 'Time off' })).toBeTruthy();
  expect(screen.queryByRole('option', { name: 'Overtime' })).toBeNull();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByRole('status').textContent).toBe('Time off');
  unmount();

  const other = renderPart(<Tags creatable />);
  await other.user.type(screen.getByRole('combobox', { name: 'Tags' }), 'Seasonal{Enter}');
  expect(screen.getByRole('status').textContent).toBe('Seasonal');
});
