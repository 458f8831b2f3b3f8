import { afterEach, describe, expect, it } from 'vitest';
import { catalogue, t } from './text.ts';

describe('the catalogue', () => {
  afterEach(async () => {
    await catalogue.changeLanguage('en');
  });

  it('gives the English text for itself', () => {
    expect(t('Error saving note: try again.')).toBe('Error saving note: try again.');
    expect(t('a.b:c')).toBe('a.b:c');
  });

  it('fills in values as they are, and leaves what it was not given', () => {
    expect(t('Updated: {{date}}', { date: 'Nov 03, 2026' })).toBe('Updated: Nov 03, 2026');
    expect(t('{{a}} of {{b}}', { a: 1, b: '<b>' })).toBe('1 of <b>');
    expect(t('{{a}} of {{b}}', { a: '$& {{b}}' })).toBe('$& {{b}} of {{b}}');
  });

  it.each([
    [0, '0 results'],
    [1, '1 result'],
    [2, '2 results'],
  ])('counts %d', (count, words) => {
    expect(t('{{count}} results', { count })).toBe(words);
  });

  it('speaks another language as soon as it is chosen, with its own plurals', async () => {
    expect(t('Log in')).toBe('Log in');
    catalogue.addResourceBundle('fr', 'translation', {
      'Log in': 'Se connecter',
      'Updated: {{date}}': 'Mis à jour : {{date}}',
      '{{count}} results_one': '{{count}} résultat',
      '{{count}} results_other': '{{count}} résultats',
    });
    await catalogue.changeLanguage('fr');
    expect(t('Log in')).toBe('Se connecter');
    expect(t('Updated: {{date}}', { date: '3 nov.' })).toBe('Mis à jour : 3 nov.');
    expect(t('{{count}} results', { count: 0 })).toBe('0 résultat');
    expect(t('{{count}} results', { count: 2 })).toBe('2 résultats');
    expect(t('Not translated yet')).toBe('Not translated yet');
  });
});
