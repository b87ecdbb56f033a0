import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { hashInlineScripts, pageHeaders } from './security-headers.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the content security policy of a shared page', () => {
  test('allows each of its inline scripts by hash, and the page contains no nonce', () => {
    const { html, hashes } = hashInlineScripts(
      '<link nonce="n1" href="/a.css"><script nonce="n1">one()</script><script type="module" nonce="n1" async="">two()</script><script nonce="n1" src="/a.js"></script>',
      'n1',
    );
    expect(hashes).toEqual([hashOf('one()'), hashOf('two()')]);
    expect(html).not.toContain('n1');
    expect(pageHeaders(hashes)['content-security-policy']).not.toMatch(/script-src[^;]*unsafe-inline/);
  });

  test('does not allow an injected script', () => {
    const injected =
      '<p></p><script>steal()</script><script nonce="guess">steal()</script><script nonce="n1">ours()</script>';
    expect(hashInlineScripts(injected, 'n1').hashes).toEqual([hashOf('ours()')]);
  });
});
