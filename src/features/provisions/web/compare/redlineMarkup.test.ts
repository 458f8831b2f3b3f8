import { expect, test } from 'vitest';
import { redline } from '../../../../redline/redline.ts';
import { withSpokenMarks } from './redlineMarkup.ts';

const classes = { spoken: 'spoken', moved: 'moved' };
const heard = (html: string): string =>
  withSpokenMarks(html, classes)
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .trim();

test('who listens hears where an insertion and a deletion begin and end', () => {
  const { html } = redline('<p>Notice is one week.</p>', '<p>Notice is two weeks.</p>');
  expect(heard(html)).toBe(
    'Notice is Start of deletion one week End of deletion Start of insertion two weeks End of insertion .',
  );
});

test('both ends of a move are labelled, each once', () => {
  const moved = '<p>An employer who contravenes this Part is liable to a fine of not more than $50,000.</p>';
  const rest =
    '<p>Complaints are made to the Director within two years.</p><p>The Director may refuse a complaint that is frivolous.</p>';
  const { html } = redline(moved + rest, rest + moved);
  expect(html).toContain('data-move');
  const said = heard(html);
  expect(said.match(/Moved from here/g)).toHaveLength(1);
  expect(said.match(/Moved to here/g)).toHaveLength(1);
});

test('taken away again, the words leave the redline as it was', () => {
  const { html } = redline(
    '<ul><li>one</li><li>two</li></ul><table><tbody><tr><td>a</td></tr></tbody></table>',
    '<ul><li>one</li><li>three &lt;ins&gt;</li></ul><table><tbody><tr><td>b</td></tr></tbody></table>',
  );
  expect(withSpokenMarks(html, classes).replace(/<span class="spoken">[^<]*<\/span>/g, '')).toBe(html);
});
