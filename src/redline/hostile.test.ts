import { describe, expect, it } from 'vitest';
import { redline, redlineSides } from './redline.ts';
import { hostilePairs } from './testing/hostile.ts';
import { misplacement } from './testing/oracle.ts';

/**
 * Generous, and of processor time: the machine may be busy. At this scale each takes well under half a second
 * alone.
 */
const LIMIT_MS = 5000;

describe('hostile input', { timeout: 60_000 }, () => {
  it.each(hostilePairs(0.05))('$name', ({ old, fresh, reason }) => {
    const start = process.cpuUsage();
    const result = redline(old, fresh);
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1000).toBeLessThan(LIMIT_MS);
    expect(result.reason).toBe(reason);
    if (result.html.length < 100_000) expect(misplacement(result.html)).toBeNull();
    expect(redlineSides(old, fresh).reason).toBe(reason);
  });

  it.each([
    ['<script>alert(1)</script><p>a</p>', '<p>a b</p>'],
    ['<p>a</p>', '<p>a &lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    ['<p>a</p>', '<textarea><script>alert(1)</script></textarea>'],
    ['<p title="x">a</p>', '<p title="&lt;script&gt;">a</p>'],
    ['<svg><script>alert(1)</script></svg>', '<math><mi><script>alert(1)</script></mi></math>'],
    ['<plaintext><script>alert(1)</script>', '<xmp><script>alert(1)</script></xmp>'],
    ['<noscript><p title="</noscript><script>alert(1)</script>"></noscript>', 'b'],
    [`${'<'.repeat(700) + '<div>'.repeat(700)}<script>alert(1)</script>`, 'b'],
    [`${'<div>'.repeat(700)}&lt;script&gt;<scr\0ipt>alert(1)</script>`, 'b'],
    [`${'<div>'.repeat(700)}<<script>alert(1)</script>`, 'b'],
  ])('makes no script of %j and %j', (old, fresh) => {
    for (const { html } of [redline(old, fresh), redline(fresh, old)]) {
      expect(html).not.toMatch(/<script/i);
      expect(misplacement(html)).toBeNull();
    }
  });
});
