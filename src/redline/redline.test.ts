import { describe, expect, it } from 'vitest';
import { redline, redlineSides } from './redline.ts';

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
