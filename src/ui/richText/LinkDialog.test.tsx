import { screen, waitFor } from '@testing-library/react';
import { Editor } from '@tiptap/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../../test/web/renderPart.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { TEXT_EXTENSIONS } from './textExtensions.ts';

test('a link is an address; what is none is said at the field, and a link that stands is there to be changed or taken away', async () => {
  const editor = new Editor({
    extensions: TEXT_EXTENSIONS,
    content: '<p>See <a href="https://www.ontario.ca/laws">the act</a>.</p>',
  });
  editor.commands.setTextSelection(7);
  const onClose = vi.fn();
  const { user } = renderPart(<LinkDialog editor={editor} opened onClose={onClose} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Address' });
  await waitFor(() => expect(field.value).toBe('https://www.ontario.ca/laws'));
  await user.clear(field);
  await user.type(field, 'the act');
  await user.click(screen.getByRole('button', { name: 'Set the link' }));
  expect(await screen.findByText(/^Write an address like/)).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  expect(editor.getHTML()).toContain('https://www.ontario.ca/laws');

  await user.clear(field);
  await user.type(field, '/m/builder{Enter}');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(editor.getHTML()).toContain('href="/m/builder"');
  await user.click(screen.getByRole('button', { name: 'Take the link away' }));
  expect(editor.getHTML()).not.toContain('href');
});
