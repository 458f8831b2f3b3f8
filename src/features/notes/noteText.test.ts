import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sanitiseHtml } from '../../platform/html/sanitise.ts';
import { noteHtml, noteText } from './noteText.ts';

describe('the text of a note', () => {
  test('comes back from being kept exactly as it was typed, but for spaces at the end', () => {
    const typed = fc
      .array(
        fc.oneof(
          fc.string({ unit: 'grapheme' }),
          fc.constantFrom('\n', '\n\n', '  ', '<b>', '&amp;', '<script>'),
        ),
      )
      .map((parts) => parts.join('').replace(/[\0\r]/g, ''));
    fc.assert(
      fc.property(typed, (text) => {
        expect(noteText(sanitiseHtml(noteHtml(text)))).toBe(text.trimEnd());
      }),
      { numRuns: 500 },
    );
  });

  test('that was pasted as a script is words, not a script', () => {
    const html = sanitiseHtml(noteHtml('<script>alert(1)</script>'));
    expect(html).toBe('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>');
  });

  test('keeps its lines when it came as rich text', () => {
    const html = '<p>Ask <strong>Colin</strong></p><ul><li>roster</li><li>rates</li></ul><p>a &amp; b</p>';
    expect(noteText(html)).toBe('Ask Colin\n\n- roster\n- rates\na & b');
  });
});
