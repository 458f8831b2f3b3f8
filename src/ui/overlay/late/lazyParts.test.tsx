import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderPart } from '../../../../test/web/renderPart.tsx';
import type { LateModule } from './fetchOnce.ts';
import { PageOutdated } from './importChunk.ts';
import { lazyOverlay } from './lazyOverlay.tsx';
import { lazyPart } from './lazyPart.tsx';
import { lazyPopup } from './lazyPopup.tsx';

/** Fails as often as it is told to, and then brings the component. */
function arriving<P>(Component: LateModule<P>['Component'], ...failures: Error[]) {
  return vi.fn(async () => {
    const failure = failures.shift();
    if (failure) throw failure;
    return { Component };
  });
}
const lost = () => new TypeError('Failed to fetch');

describe('lazyPart', () => {
  it('shows its place until the code is there', async () => {
    const Part = lazyPart(
      arriving(() => <p>the part</p>),
      { placeholder: <p>one moment</p> },
    );
    renderPart(<Part />);
    expect(screen.getByText('one moment')).toBeTruthy();
    expect(await screen.findByText('the part')).toBeTruthy();
  });

  it('says that the code did not come, and fetches it when it is asked for again', async () => {
    const Part = lazyPart(arriving(() => <p>the part</p>, lost()));
    renderPart(<Part />);
    expect((await screen.findByRole('alert')).textContent).toContain('Check your connection');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('the part')).toBeTruthy();
  });

  it('says that the page has to be loaded again when another version took its place', async () => {
    const Part = lazyPart(arriving(() => <p>the part</p>, new PageOutdated()));
    renderPart(<Part />);
    expect((await screen.findByRole('alert')).textContent).toContain('This page has to be loaded again');
  });
});

interface DialogProps {
  opened: boolean;
  onClose: () => void;
}

function Opener({ Dialog }: { Dialog: (props: DialogProps) => React.ReactNode }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Open
      </button>
      <Dialog opened={opened} onClose={() => setOpened(false)} />
    </>
  );
}

describe('lazyOverlay', () => {
  it('fetches nothing before it is opened, stays closed when its code does not come, and opens the next time', async () => {
    const load = arriving<DialogProps>(({ opened }) => opened && <div role="dialog">opened</div>, lost());
    const Dialog = lazyOverlay(load) as (props: DialogProps) => React.ReactNode;
    renderPart(<Opener Dialog={Dialog} />);
    expect(load).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByText('The dialog did not load.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('lazyPopup', () => {
  it('opens from its button, and gives the focus back to it', async () => {
    const List = lazyPopup<object>(
      { role: 'dialog', width: 200, label: () => 'Things' },
      (props) => (
        <button type="button" {...props}>
          Show
        </button>
      ),
      arriving<{ close: () => void }>(({ close }) => (
        <button type="button" onClick={close}>
          Close it
        </button>
      )),
    );
    renderPart(<List />);
    const button = screen.getByRole('button', { name: 'Show' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(button);
    const within = await screen.findByText('Close it');
    expect(within.closest('[role=dialog]')?.getAttribute('aria-label')).toBe('Things');
    await userEvent.click(within);
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Show'));
  });
});
