import { describe, expect, it } from 'vitest';
import { redline, redlineSides } from './redline.ts';
import { visibleText } from './testing/oracle.ts';
import { acceptAll, rejectAll } from './write/resolve.ts';

describe('a redline', () => {
  it('strikes the old figure before the new', () => {
    const { html } = redline('<p>The rate is $15.00 an hour.</p>', '<p>The rate is $16.55 an hour.</p>');
    expect(html).toBe(
      '<p>The rate is <del data-change="1">$15.00</del><ins data-change="1">$16.55</ins> an hour.</p>',
    );
  });

  it('marks nothing in a text compared with itself, and keeps its markup', () => {
    const html =
      '<h2 id="s1" class="x">Leave</h2><p>A <a href="/a">link</a>, an <img src="a.png" alt="image"> and more.</p>';
    expect(redline(html, html)).toMatchObject({ html, degraded: false, summary: { changes: [] } });
  });

  it('spaces either text as it was', () => {
    const { html } = redline(
      '<p>section 94, 95 or 96 applies</p>',
      '<p>section 94, 95, 96 or 96.1 applies</p>',
    );
    expect(html).toBe(
      '<p>section 94, 95<del data-change="1"> or</del><ins data-change="1">,</ins> 96 <ins data-change="2">or 96.1 </ins>applies</p>',
    );
  });

  it('takes a word that formatting cuts in two for one word', () => {
    expect(redline('<p><b>E</b>mployee</p>', '<p>Employee</p>').summary.changes).toEqual([]);
  });

  it('leaves ids to the new text, and repeats none', () => {
    const { html } = redline(
      '<p id="a">Gone for good now.</p><p id="b">Stays here as is.</p>',
      '<p id="b">Stays here as is.</p>',
    );
    expect(html.match(/id="/g)).toHaveLength(1);
  });

  it('compares images by what they show', () => {
    const { html, summary } = redline(
      '<p>See <img src="a.png" width=5> here</p>',
      '<p>See <img src="b.png"> here</p>',
    );
    expect(summary).toMatchObject({ insertions: 1, deletions: 1 });
    expect(html).toContain(
      '<del data-change="1"><img src="a.png" width=5></del><ins data-change="1"><img src="b.png"></ins>',
    );
    expect(redline('<p><img src="a.png" width=5></p>', '<p><img src="a.png"></p>').summary.changes).toEqual(
      [],
    );
  });

  it('names the tags of marks that were in the text already', () => {
    const { html } = redline('<p>Some <del>old</del> text</p>', '<p>Some <del>old</del> words</p>');
    expect(html).toContain('<span data-source-tag="del">old</span>');
  });

  it('compares nothing with nothing', () => {
    expect(redline('', '')).toMatchObject({
      html: '',
      summary: { insertions: 0, deletions: 0, changes: [] },
    });
  });
});

describe('the summary', () => {
  it('lists the changes in the order and with the numbers of the document', () => {
    const { html, summary } = redline(
      '<p>The employer shall pay wages weekly.</p><p>Gone is this paragraph of text.</p>',
      '<p>The employer must pay wages and tips weekly.</p>',
    );
    expect(summary.changes).toEqual([
      {
        number: 1,
        kind: 'replacement',
        deleted: 'shall',
        inserted: 'must',
        wordsDeleted: 1,
        wordsInserted: 1,
        move: null,
      },
      {
        number: 2,
        kind: 'insertion',
        deleted: '',
        inserted: 'and tips',
        wordsDeleted: 0,
        wordsInserted: 2,
        move: null,
      },
      {
        number: 3,
        kind: 'deletion',
        deleted: 'Gone is this paragraph of text.',
        inserted: '',
        wordsDeleted: 6,
        wordsInserted: 0,
        move: null,
      },
    ]);
    expect(summary).toMatchObject({
      insertions: 2,
      deletions: 2,
      moves: 0,
      words: { inserted: 3, deleted: 7, moved: 0, kept: 5 },
    });
    expect([...html.matchAll(/data-change="(\d)"/g)].map((match) => match[1])).toEqual(['1', '1', '2', '3']);
  });

  it('labels a move at both ends', () => {
    const moved = '<p>Notice must be given in writing and handed to the employee in person.</p>';
    const rest =
      '<p>The period of notice depends on the length of service.</p><p>None is owed in the first three months.</p>';
    const { html, summary } = redline(moved + rest, rest + moved);
    expect(summary.moveList).toEqual([
      {
        id: 'm1',
        from: 1,
        to: 2,
        text: 'Notice must be given in writing and handed to the employee in person.',
        words: 13,
        edited: false,
      },
    ]);
    expect(summary.changes.map((change) => change.kind)).toEqual(['movedFrom', 'movedTo']);
    expect(summary).toMatchObject({
      insertions: 0,
      deletions: 0,
      moves: 1,
      words: { moved: 13, inserted: 0, deleted: 0 },
    });
    expect(html).toContain('<del data-change="1" data-move="m1">');
    expect(html).toContain('<ins data-change="2" data-move="m1">');
  });

  it('shortens long excerpts', () => {
    const { summary } = redline('', `<p>${'overtime '.repeat(100)}</p>`);
    expect(summary.changes[0]?.inserted).toHaveLength(160);
    expect(summary.changes[0]?.inserted.endsWith('…')).toBe(true);
  });
});

describe('the two sides of a redline', () => {
  it('are each text in its own form with its own changes marked', () => {
    const old = '<div class="old"><p>One rule. Another rule for shops.</p></div>';
    const fresh = '<p>One rule.</p><p>Another rule for all shops.</p><ul><li>And a list.</li></ul>';
    expect(redlineSides(old, fresh)).toMatchObject({
      previous: '<div class="old"><p>One rule. Another rule for shops.</p></div>',
      current:
        '<p>One rule.</p><p>Another rule for <ins data-change="1">all</ins> shops.</p>' +
        '<ul data-redline="inserted"><li data-redline="inserted"><ins data-change="2">And a list.</ins></li></ul>',
    });
  });
});

describe('what a careful lawyer marks', () => {
  const marked = (old: string, fresh: string): string =>
    redline(old, fresh).html.replace(/ data-change="\d+"/g, '');

  it('a power that became a figure, and a footnote’s number without its word', () => {
    expect(marked('<p>At least 11 m<sup>2</sup> each</p>', '<p>At least 11 m2 each</p>')).toBe(
      '<p>At least 11 <del>m<sup>2</sup></del><ins>m2</ins> each</p>',
    );
    expect(marked('<p>an employer<sup>1</sup> pays</p>', '<p>an employer<sup>2</sup> pays</p>')).toBe(
      '<p>an employer<del><sup>1</sup></del><ins><sup>2</sup></ins> pays</p>',
    );
  });

  it('but no figure in a raised text of words, however its letters are formatted', () => {
    const plain = '<p>Pay<sup>15 employees</sup> is due.</p>';
    const { summary } = redline(plain, plain.replace('employees', '<b>e</b>mployees'));
    expect(summary.changes).toEqual([]);
  });

  it('but no ordinal that is raised, and no quotation mark that is curled', () => {
    expect(redline('<p>the 1st day</p>', '<p>the 1<sup>st</sup> day</p>').summary.changes).toEqual([]);
    const straight = `<p>"Employee" isn't a 'worker' &quot;here&#39;s&quot;</p>`;
    const curly = '<p>“Employee” isn’t a ‘worker’ “here’s”</p>';
    expect(redline(straight, curly)).toMatchObject({ html: curly, summary: { changes: [] } });
    expect(redline(curly, straight).summary.changes).toEqual([]);
  });

  it('no long opening that did not change', () => {
    const opening = 'An employee who has completed three consecutive months of employment';
    expect(
      marked(
        `<p>${opening} may, on written notice, take leave to care for a dying relative.</p>`,
        `<p>${opening} gets nothing at all from this Part until regulations say otherwise elsewhere.</p>`,
      ),
    ).toMatch(new RegExp(`^<p>${opening} <del>may, on .*relative</del><ins>gets .*elsewhere</ins>\\.</p>$`));
  });
});

describe('the numbers of a list', () => {
  const list = (items: string[], start = ''): string =>
    `<ol${start}>${items.map((item) => `<li>${item} of the employment contract</li>`).join('')}</ol>`;
  const numbers = (html: string): string[] =>
    [...html.matchAll(/<li([^>]*)>(?:<(?:ins|del)[^>]*>)?(\w+)/g)].map(
      ([, tag, word]) => `${/ value="(\d+)"/.exec(tag ?? '')?.[1] ?? '-'} ${word}`,
    );

  it('are those of either text, wherever deleted items stand among the others', () => {
    const old = list(['Start', 'Wages', 'Hours', 'Notice'], ' start="3"');
    const fresh = list(['Start', 'Notice', 'Dismissal', 'Vacation'], ' start="3"');
    const { html } = redline(old, fresh);
    // Counted: Start 3, Wages 4, Hours 5, then Notice, which is 4 now, and what follows it.
    expect(numbers(html)).toEqual(['- Start', '- Wages', '- Hours', '4 Notice', '- Dismissal', '- Vacation']);
    expect([acceptAll(html), rejectAll(html)]).toEqual([fresh, old]);
  });

  it('are marked where a list begins at another number than it did, whatever else changed', () => {
    const items = ['Start', 'Wages', 'Hours'];
    const old = list(items, ' start="3"');
    const fresh = list(items, ' start="4"');
    const { html } = redline(old, fresh);
    expect(html).toContain('<ol data-start-was="3" start="4">');
    expect([acceptAll(html), rejectAll(html)]).toEqual([fresh, old]);
    const reworded = redline(list(['Start', 'Wages', 'Notice']), list(items, ' start="4"')).html;
    expect(reworded).toContain('data-start-was="1"');
    for (const same of [old, fresh, list(items)])
      expect(redline(same, same).html).not.toContain('data-start-was');
    expect(redline(list(items), list(items, ' start="1"')).html).not.toContain('data-start-was');
  });

  it('are left alone where nothing was deleted', () => {
    const { html } = redline(list(['Start', 'Wages']), list(['Start', 'Hours', 'Wages']));
    expect(html).not.toContain('value=');
  });
});

describe('a table with very wide rows', () => {
  const row = (count: number, text: (i: number) => string): string =>
    `<table><tbody><tr>${Array.from({ length: count }, (_, i) => `<td>${text(i)}</td>`).join('')}</tr></tbody></table>`;

  it('is compared cell by cell in less than a second', () => {
    const start = process.cpuUsage();
    const changed = (i: number): string => (i === 700 ? 'changed' : `cell ${i}`);
    const { html, summary, degraded } = redline(
      row(10_000, (i) => `cell ${i}`),
      row(10_000, changed),
    );
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(5_000);
    expect([degraded, summary.changes.length]).toEqual([false, 1]);
    expect(html).toContain('<del data-change="1">cell 700</del><ins data-change="1">changed</ins>');
  });

  it('finds a column that went', () => {
    const old = row(300, (i) => `cell ${i}`);
    const { summary } = redline(old, old.replace('<td>cell 120</td>', ''));
    expect(summary.changes).toMatchObject([{ kind: 'deletion', deleted: 'cell 120' }]);
  });
});

it('reads every entity where only paragraphs are left', () => {
  const deep = '<div>'.repeat(700);
  const result = redline(
    `${deep}caf&eacute; &#8212; &copy &frac12; &notit; &ampx`,
    `${deep}caf&eacute;s &#x2014;`,
  );
  expect(result.reason).toBe('structure');
  expect(visibleText(acceptAll(result.html))).toBe('cafés —');
  expect(visibleText(rejectAll(result.html))).toBe('café — © ½ ¬it; &x');
});
