import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy, inlineScriptHashes } from './security.ts';

describe('the policy of a shared page', () => {
  test('allows each inline script by its hash and nothing else', () => {
    const html = '<script>one()</script><script type="module" async="">two()</script><script src="/a.js"></script>';
    const expected = ['one()', 'two()'].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    expect(inlineScriptHashes(html)).toEqual(expected);
    expect(contentSecurityPolicy(expected)).not.toMatch(/script-src[^;]*unsafe-inline/);
  });
});
