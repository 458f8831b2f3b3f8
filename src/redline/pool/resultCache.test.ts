import { describe, expect, it } from 'vitest';
import { ResultCache } from './resultCache.ts';

describe('the result cache', () => {
  it('drops what was used longest ago when it is full', () => {
    const cache = new ResultCache<string>(100);
    cache.set('a', 'A', 40);
    cache.set('b', 'B', 40);
    expect(cache.get('a')).toBe('A');
    cache.set('c', 'C', 40);
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual(['A', undefined, 'C']);
    expect(cache.bytes).toBe(80);
  });

  it('keeps nothing larger than itself', () => {
    const cache = new ResultCache<string>(100);
    cache.set('a', 'A', 40);
    cache.set('b', 'B', 101);
    expect([cache.get('a'), cache.get('b')]).toEqual(['A', undefined]);
  });

  it('replaces an entry and its size', () => {
    const cache = new ResultCache<string>(100);
    cache.set('a', 'A', 90);
    cache.set('a', 'AA', 10);
    expect([cache.get('a'), cache.bytes]).toEqual(['AA', 10]);
  });

  it('forgets an entry after its lifetime', () => {
    let now = 0;
    const cache = new ResultCache<string>(100, () => now);
    cache.set('a', 'A', 10, 50);
    now = 49;
    expect(cache.get('a')).toBe('A');
    now = 50;
    expect([cache.get('a'), cache.bytes]).toEqual([undefined, 0]);
  });
});
