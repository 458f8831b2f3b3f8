import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../test/web/renderPart.tsx';
import { ChecklistPopover } from '../fields/ChecklistPopover.tsx';
import { Dialog } from './dialog/Dialog.tsx';
import { SideDrawer } from './drawer/SideDrawer.tsx';
import { lazyOverlay } from './late/lazyOverlay.tsx';
import { lazyPart } from './late/lazyPart.tsx';

function Opening({ Overlay }: { Overlay: typeof SideDrawer }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Open
      </button>
      <Overlay opened={opened} onClose={() => setOpened(false)} title="Bill Details">
        <a href="/bills">All bills</a>
      </Overlay>
    </>
  );
}

const opener = () => screen.getByRole('button', { name: 'Open' });

test('a dialog that asks for something begins at its first field', async () => {
  renderPart(
    <Dialog opened onClose={() => {}} title="Name it">
      <a href="/help">Help</a>
      <input aria-label="Name" />
    </Dialog>,
  );
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
});

test.each([
  ['dialog', Dialog],
  ['drawer', SideDrawer],
])('a %s takes the focus, keeps it, and gives it back on Escape', async (_, Overlay) => {
  const { user } = renderPart(<Opening Overlay={Overlay} />);
  await user.click(opener());
  const overlay = await screen.findByRole('dialog', { name: 'Bill Details' });
  await waitFor(() => expect(overlay.contains(document.activeElement)).toBe(true));
  for (let presses = 0; presses < 4; presses++) {
    await user.tab();
    expect(overlay.contains(document.activeElement)).toBe(true);
  }
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener()));
});

test('Escape in a list of a drawer closes the list alone, and the next one the drawer', async () => {
  const list = (
    <ChecklistPopover
      label="Provinces"
      summary="1 province"
      options={[
        { id: 'ON', name: 'Ontario' },
        { id: 'QC', name: 'Quebec' },
      ]}
      checked={['ON']}
      onChange={() => {}}
    />
  );
  function Filtering() {
    const [opened, setOpened] = useState(true);
    return (
      <SideDrawer opened={opened} onClose={() => setOpened(false)} title="Filters">
        {list}
      </SideDrawer>
    );
  }
  const { user } = renderPart(<Filtering />);
  const drawer = await screen.findByRole('dialog', { name: 'Filters' });
  const button = await within(drawer).findByRole('button', { name: /^Provinces/ });
  await user.click(button);
  const popup = await screen.findByRole('dialog', { name: 'Provinces' });
  await waitFor(() => expect(popup.contains(document.activeElement)).toBe(true));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Provinces' })).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Filters' })).toBeTruthy();
  await waitFor(() =>
    expect(document.activeElement).toBe(within(drawer).getByRole('button', { name: /^Provinces/ })),
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

function Dropping() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Open
      </button>
      {opened && (
        <Dialog opened onClose={() => setOpened(false)} title="Name it">
          <input aria-label="Name" />
        </Dialog>
      )}
    </>
  );
}

test('a dialog that is dropped while it is open gives the focus back as well', async () => {
  const { user } = renderPart(<Dropping />);
  await user.click(opener());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(opener()));
});

test('the cross closes, too', async () => {
  const { user } = renderPart(<Opening Overlay={Dialog} />);
  await user.click(opener());
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a dialog whose code does not come says so, stays closed, and opens when it is asked for again', async () => {
  let tries = 0;
  const Late = lazyOverlay(async () => {
    tries++;
    if (tries === 1) throw new Error('no connection');
    return { Component: Dialog };
  });
  const { user } = renderPart(<Opening Overlay={Late} />);
  await user.click(opener());
  expect((await screen.findByRole('alert')).textContent).toContain('The dialog did not load.');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(opener());
  expect(await screen.findByRole('dialog', { name: 'Bill Details' })).toBeTruthy();
});

test('a part whose code does not come says so in its place, and is fetched again', async () => {
  let tries = 0;
  const Late = lazyPart(async () => {
    tries++;
    if (tries === 1) throw new Error('no connection');
    return { Component: () => <p>Here</p> };
  });
  const { user } = renderPart(<Late />);
  expect((await screen.findByRole('alert')).textContent).toContain('This did not load.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Here')).toBeTruthy();
});

test('the page stays where it is until the last of what is open above it has closed', async () => {
  const { overflow } = document.documentElement.style;
  const show = (drawer: boolean, dialog: boolean) => (
    <>
      <SideDrawer opened={drawer} onClose={() => {}} title="Bill Details">
        <a href="/bills">All bills</a>
      </SideDrawer>
      <Dialog opened={dialog} onClose={() => {}} title="Name it">
        <a href="/help">Help</a>
      </Dialog>
    </>
  );
  const { rerender } = renderPart(show(true, true));
  await screen.findByRole('dialog', { name: 'Bill Details' });
  expect(document.documentElement.style.overflow).toBe('hidden');
  rerender(show(true, false));
  expect(document.documentElement.style.overflow).toBe('hidden');
  rerender(show(false, false));
  expect(document.documentElement.style.overflow).toBe(overflow);
});
