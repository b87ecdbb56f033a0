import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { scriptsAfterPaint } from './scripts-after-paint.server.ts';

const send = (...chunks: (string | Buffer)[]) => text(Readable.from(chunks.map(Buffer.from)).pipe(scriptsAfterPaint()));

describe('the HTML of a page', () => {
  test.each([
    ['<script type="module" async="">', '<script type="after-paint" async="">'],
    ['<script nonce="a" async="" type="module">', '<script nonce="a" async="" type="after-paint">'],
    ["<script\n  type = 'module'>", '<script\n  type="after-paint">'],
    ['<script type=module>', '<script type="after-paint">'],
    ['<link rel="modulepreload" href="/a.js"/>', '<link rel="after-paint" href="/a.js"/>'],
    ['<link href="/a.js" rel="modulepreload"/>', '<link href="/a.js" rel="after-paint"/>'],
    ['<link href=/a.js rel=modulepreload>', '<link href=/a.js rel="after-paint">'],
  ])('delays %s, whatever the order of its attributes', async (active, inert) => {
    expect(await send(active)).toBe(inert);
  });

  test.each([
    '<link rel="stylesheet" href="/app.css"/><link rel="preload" as="font"/>',
    '<script type="importmap">{}</script><script nonce="a">for (let i = 0; i<3; i++) start()</script>',
    '<p>&lt;script type=&quot;module&quot;&gt; and rel="modulepreload" as words, <</p>',
    '<link data-rel="modulepreload"/><script data-type="module"></script>',
  ])('keeps %s', async (html) => expect(await send(html)).toBe(html));

  test('is the same wherever it is split into chunks, also inside a letter', async () => {
    const html = Buffer.from('<p>ขนม</p><link href="/a.js" rel="modulepreload"/><script type="module">a<b</script><');
    const whole = await send(html);
    expect(whole).toBe('<p>ขนม</p><link href="/a.js" rel="after-paint"/><script type="after-paint">a<b</script><');
    for (let at = 1; at < html.length; at += 1) expect(await send(html.subarray(0, at), html.subarray(at))).toBe(whole);
  });
});
