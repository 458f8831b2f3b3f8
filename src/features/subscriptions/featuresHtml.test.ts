import fc from 'fast-check';
import { expect, test } from 'vitest';
import { featureLines, featuresHtml } from './featuresHtml.ts';

test('what is typed is never markup', () => {
  expect(featuresHtml([`<b>"R&D"</b>'s`])).toBe(
    '<ul><li>&lt;b&gt;&quot;R&amp;D&quot;&lt;/b&gt;&#39;s</li></ul>',
  );
  expect(featuresHtml([])).toBe('<ul></ul>');
});

test('lines come back as they were typed, whatever they are', () => {
  const lines = fc.array(
    fc.oneof(fc.string(), fc.constantFrom('</li>', '&amp;', '&amp;lt;', '<li>x</li>', 'a\nb')),
  );
  fc.assert(fc.property(lines, (typed) => void expect(featureLines(featuresHtml(typed))).toEqual(typed)));
});
