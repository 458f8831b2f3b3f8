import { expect, test } from 'vitest';
import { htmlToText } from '../../shared/htmlToText.ts';
import { composeEmail, type Letter } from './composeEmail.ts';

const brand = {
  productName: 'Lawleaf & Co',
  publicUrl: 'https://lawleaf.test',
  senderAddress: '1 Main St, Toronto',
  supportEmail: 'help@lawleaf.test',
};
const letter = (over: Partial<Letter> = {}): Letter => ({
  preview: 'Before it is opened',
  heading: 'Welcome',
  paragraphs: ['One.', 'Two.'],
  ...over,
});

test('both forms say the same: what it is about, who sends it, and that it is no legal advice', () => {
  const { html, text } = composeEmail(
    brand,
    letter({
      facts: [['Plan', 'Full']],
      action: { label: 'Open', url: 'https://lawleaf.test/a' },
      footnotes: ['It lives a day.'],
    }),
  );
  const said = htmlToText(html);
  for (const words of [
    ...['Welcome', 'One.', 'Two.', 'Plan', 'Full', 'Open', 'https://lawleaf.test/a', 'It lives a day.'],
    ...[
      '1 Main St, Toronto',
      'help@lawleaf.test',
      'Lawleaf & Co is general information and not legal advice.',
    ],
  ]) {
    expect(said).toContain(words);
    expect(text).toContain(words);
  }
});

test('what a person wrote is never a part of the page', () => {
  const evil = `<img src=x onerror="alert('1')">&`;
  const { html, text } = composeEmail(
    brand,
    letter({
      ...{ preview: evil, heading: evil, paragraphs: [evil], facts: [[evil, evil]], footnotes: [evil] },
      action: { label: evil, url: `https://lawleaf.test/?q=${evil}` },
      unsubscribeUrl: `https://lawleaf.test/u?t=${evil}`,
    }),
  );
  expect(html).not.toContain('<img');
  expect(html).not.toMatch(/="[^"]*'1'/);
  expect(
    html.match(/&lt;img src=x onerror=&quot;alert\(&#39;1&#39;\)&quot;&gt;&amp;/g)?.length,
  ).toBeGreaterThan(9);
  expect(text).toContain(evil);
});

test('lines of a fact stay lines', () => {
  expect(composeEmail(brand, letter({ facts: [['To', 'A\nB']] })).html).toContain('A<br>B');
});

test('what a letter has not leaves no trace', () => {
  const { html, text } = composeEmail(brand, letter());
  expect(html).not.toContain('Unsubscribe');
  expect(html).not.toContain('If the button does not work');
  expect(text).not.toMatch(/\n{3,}/);
  expect(text).not.toContain('Unsubscribe');
});

test('one click ends emails of a kind, from both forms', () => {
  const unsubscribeUrl = 'https://lawleaf.test/u?t=1&k=2';
  const { html, text } = composeEmail(brand, letter({ unsubscribeUrl }));
  expect(html).toContain('href="https://lawleaf.test/u?t=1&amp;k=2"');
  expect(text).toContain(`Unsubscribe: ${unsubscribeUrl}`);
});

test('more than paragraphs stands below them, as it was written', () => {
  const body = { html: '<ul><li>Changed</li></ul>', text: '- Changed' };
  const { html, text } = composeEmail(brand, letter({ body }));
  expect(html.indexOf(body.html)).toBeGreaterThan(html.indexOf('Two.'));
  expect(text.indexOf('- Changed')).toBeGreaterThan(text.indexOf('Two.'));
});
