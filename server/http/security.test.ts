import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { pageHeaders, takeOwnScripts } from './security.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the policy of a shared page', () => {
  test('allows each inline script of ours by its hash, and the page keeps no mark of it', () => {
    const { html, hashes } = takeOwnScripts(
      '<link nonce="n1" href="/a.css"><script nonce="n1">one()</script><script type="module" nonce="n1" async="">two()</script><script nonce="n1" src="/a.js"></script>',
      'n1',
    );
    expect(hashes).toEqual([hashOf('one()'), hashOf('two()')]);
    expect(html).not.toContain('n1');
    expect(pageHeaders(hashes)['content-security-policy']).not.toMatch(/script-src[^;]*unsafe-inline/);
  });

  test('does not allow a script that came in with somebody’s text', () => {
    const stolen =
      '<p></p><script>steal()</script><script nonce="guess">steal()</script><script nonce="n1">ours()</script>';
    expect(takeOwnScripts(stolen, 'n1').hashes).toEqual([hashOf('ours()')]);
  });
});
