import { describe, expect, it } from 'vitest';
import { redline } from '../redline.ts';
import { acceptAll, deletionsOnly, insertionsOnly, rejectAll } from './resolve.ts';

const OLD =
  '<p>Wages are paid weekly.</p><ul><li>first item</li><li>gone with <b>its bold</b></li></ul>' +
  '<table><tbody><tr><td>a row here</td><td></td></tr><tr><td>kept row now</td><td>3</td></tr></tbody></table>';
const NEW =
  '<p>Wages are paid monthly.</p><ul><li>first item</li></ul>' +
  '<table><tbody><tr><td>kept row now</td><td>3</td></tr><tr><td>brand new row</td><td></td></tr></tbody></table>';
const { html } = redline(OLD, NEW);

describe('resolving a redline', () => {
  it('accepts it to the new text, clean', () => {
    expect(acceptAll(html)).toBe(NEW);
  });

  it('rejects it to the old text, clean', () => {
    expect(rejectAll(html)).toBe(OLD);
  });

  it('shows the old text with its deletions', () => {
    const old = deletionsOnly(html);
    expect(old).toContain('paid <del data-change="1">weekly</del>.');
    expect(old).toContain(
      '<li data-redline="deleted"><del data-change="2">gone with <b>its bold</b></del></li>',
    );
    expect(old).not.toMatch(/<ins|inserted|brand new|monthly/);
  });

  it('shows the new text with its insertions', () => {
    const fresh = insertionsOnly(html);
    expect(fresh).toContain('paid <ins data-change="1">monthly</ins>.');
    expect(fresh).toContain('<tr data-redline="inserted"><td data-redline="inserted"><ins');
    expect(fresh).not.toMatch(/<del|deleted|gone|weekly/);
  });

  it('takes a redline that was serialised again by others', () => {
    const again = html.replaceAll('<br>', '<br />').replaceAll('</p>', '</p>\n');
    expect(acceptAll(again).replaceAll('\n', '')).toBe(NEW);
  });

  it('restores marks that the texts had of their own', () => {
    const old = '<p>Some <del>struck</del> text</p>';
    const fresh = '<p>Some <del>struck</del> words</p>';
    const marked = redline(old, fresh).html;
    expect([acceptAll(marked), rejectAll(marked)]).toEqual([fresh, old]);
  });

  it('says so when it is given something else', () => {
    expect(() => acceptAll('<p>broken')).toThrow(TypeError);
  });
});
