import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Editor } from '@tiptap/react';
import { expect, test, vi } from 'vitest';
import { buttonOf } from '../../../test/web/field.ts';
import { renderPart } from '../../../test/web/renderPart.tsx';
import { Component as RichTextField, type RichTextFieldProps } from './RichTextField.tsx';

const draw = (props: Partial<RichTextFieldProps> = {}) => {
  const onChange = vi.fn<(html: string) => void>();
  const field = (more: Partial<RichTextFieldProps> = {}) => (
    <RichTextField label="Overview" html="<p>Two weeks</p>" onChange={onChange} {...props} {...more} />
  );
  const drawn = renderPart(field());
  return { ...drawn, onChange, change: (more: Partial<RichTextFieldProps>) => drawn.rerender(field(more)) };
};
const box = () => screen.getByRole('textbox', { name: 'Overview' });
const paste = (html: string) =>
  fireEvent.paste(box(), {
    clipboardData: { getData: (type: string) => (type === 'text/html' ? html : ''), files: [], types: [] },
  });
const select = (editor: Editor) => (
  <button type="button" onClick={() => editor.commands.selectAll()}>
    Select all
  </button>
);

test('it is named, counts its words, and tells what a tool of its bar made of them', async () => {
  const { user, onChange } = draw({ tools: select });
  expect(box().textContent).toBe('Two weeks');
  expect(await screen.findByText('2 words')).toBeTruthy();
  await user.click(buttonOf('Select all'));
  await user.click(buttonOf('Bold'));
  expect(onChange).toHaveBeenLastCalledWith('<p><strong>Two weeks</strong></p>');
  await waitFor(() => expect(buttonOf('Bold').getAttribute('aria-pressed')).toBe('true'));
  await user.click(buttonOf('Undo'));
  expect(onChange).toHaveBeenLastCalledWith('<p>Two weeks</p>');
});

test('what is pasted keeps its words and is counted; what it loses is said', async () => {
  const { user, onChange } = draw({ tools: select });
  await user.click(buttonOf('Select all'));
  paste('<p>Notice of <b>four</b> weeks</p>');
  expect(onChange).toHaveBeenLastCalledWith('<p>Notice of <strong>four</strong> weeks</p>');
  expect(screen.getByText('4 words')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('');

  await user.click(buttonOf('Select all'));
  paste('<h1>Notice</h1><p style="color: red">Four weeks<img src="x.png"></p><script>alert(1)</script>');
  expect(onChange).toHaveBeenLastCalledWith('<h3>Notice</h3><p>Four weeks</p>');
  expect(screen.getByRole('status').textContent).toMatch(/They were left out\.$/);
});

test('what is wrong is said at the field, and no more when it is mended', () => {
  const { change } = draw();
  expect(box().getAttribute('aria-invalid')).toBe('false');
  change({ error: 'Write an overview.' });
  expect(box().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Write an overview.')).toBeTruthy();
  change({ error: undefined });
  expect(box().getAttribute('aria-invalid')).toBe('false');
  expect(screen.queryByText('Write an overview.')).toBeNull();
});
