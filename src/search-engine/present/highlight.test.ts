import { describe, expect, test } from 'vitest';
import { buildSnapshot } from '../buildSnapshot.ts';
import { CANADIAN_HR_LEXICON } from '../canadian-hr/lexicon.ts';
import { PROVISION_SCHEMA } from '../canadian-hr/schema.ts';
import { SearchEngine } from '../engine.ts';
import type { SearchRequest } from '../searcher.ts';
import type { Highlighted } from './highlight.ts';

const TEXT =
  'Employers & unions must give <b>notice</b> of termination. Under s. 57(1) an employee who is terminated on a public holiday "gets" holiday pay. ' +
  'Nothing else in this long paragraph matters to anyone who searches for it, so the rest may go. Overtime is banked under Bill 149.';

function show(
  query: string,
  request: Partial<SearchRequest> = {},
): { text: Highlighted; snippet: Highlighted } {
  const engine = new SearchEngine({ schema: PROVISION_SCHEMA, lexicon: CANADIAN_HR_LEXICON });
  engine.adopt(buildSnapshot(PROVISION_SCHEMA, [{ objectID: '1', name: 'Overtime', textDescription: TEXT }]));
  const [hit] = engine.search('everything', {
    query,
    highlight: ['textDescription'],
    snippets: [{ attribute: 'textDescription', words: 8 }],
    tags: { pre: '[', post: ']', escape: true },
    ...request,
  }).hits;
  return {
    text: hit?.highlighted.textDescription as Highlighted,
    snippet: hit?.snippets.textDescription as Highlighted,
  };
}

const marked = (query: string): string[] =>
  [...show(query).text.value.matchAll(/\[(.*?)\]/g)].map(([, word]) => word ?? '');

describe('highlighting', () => {
  test.each([
    ['termination', ['termination', 'terminated']],
    ['terminati', ['terminati']],
    ['terminatoin ', ['termination', 'terminated']],
    ['stat holiday', ['public', 'holiday', 'holiday']],
    ['"public holiday"', ['public', 'holiday']],
    ['s. 57', ['s', '57', '1']],
    ['bill 149', ['Bill', '149']],
    ['of the notice', ['notice']],
    ['over time', ['Overtime']],
  ])('%s marks %j', (query, words) => {
    expect(marked(query)).toEqual(words);
  });

  test('the text is made safe before the tags go in, whatever the tags are', () => {
    const { value } = show('notice', { tags: { pre: '<em class="x">', post: '</em>', escape: true } }).text;
    expect(value).toContain('Employers &amp; unions');
    expect(value).toContain('&lt;b&gt;<em class="x">notice</em>&lt;/b&gt;');
    expect(value).toContain('&quot;gets&quot;');
    expect(value.replaceAll('<em class="x">', '').replaceAll('</em>', '')).not.toMatch(/[<>"']/);
  });

  test('says how much of the query is there', () => {
    expect(show('notice termination').text).toMatchObject({
      matchLevel: 'full',
      matchedWords: ['notice', 'termination'],
    });
    expect(show('notice vacation').text).toMatchObject({ matchLevel: 'partial', matchedWords: ['notice'] });
    expect(show('').text).toMatchObject({ matchLevel: 'none', matchedWords: [] });
  });
});

describe('snippets', () => {
  test('show the words around the best match, with an ellipsis where text was left out', () => {
    expect(show('banked overtime').snippet.value).toBe('…may go. [Overtime] is [banked] under Bill 149.');
  });

  test('begin at the beginning when nothing matches', () => {
    expect(show('').snippet.value).toBe('Employers &amp; unions must give &lt;b&gt;notice&lt;/b&gt; of…');
  });

  test('are the whole text when it is short', () => {
    const { snippet } = show('notice', { snippets: [{ attribute: 'textDescription', words: 500 }] });
    expect(snippet.value).toBe(show('notice').text.value);
  });
});
