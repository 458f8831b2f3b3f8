import { expect, test, vi } from 'vitest';
import { buttonOf } from '../../../test/web/field.ts';
import { renderPart } from '../../../test/web/renderPart.tsx';
import { IconAction } from './IconAction.tsx';

test('an icon is pressed by mouse and keyboard, and does not send the form that it stands in', async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  const { user } = renderPart(
    <form onSubmit={onSubmit}>
      <IconAction aria-label="Copy: Ontario" onClick={onClick} />
    </form>,
  );
  await user.click(buttonOf('Copy: Ontario'));
  await user.keyboard('{Enter}');
  await user.keyboard(' ');
  expect(onClick).toHaveBeenCalledTimes(3);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('one that cannot be pressed now is not, and is passed over by the keyboard', async () => {
  const onClick = vi.fn();
  const { user } = renderPart(
    <>
      <IconAction aria-label="Copy" disabled onClick={onClick} />
      <IconAction aria-label="Print" />
    </>,
  );
  await user.click(buttonOf('Copy'));
  expect(onClick).not.toHaveBeenCalled();
  buttonOf('Print').blur();
  await user.tab();
  expect(document.activeElement).toBe(buttonOf('Print'));
});

test('a class of its own is worn beside the look of the part', () => {
  renderPart(<IconAction aria-label="Copy" className="own" />);
  expect(buttonOf('Copy').classList).toContain('own');
  expect(buttonOf('Copy').classList.length).toBe(2);
});
