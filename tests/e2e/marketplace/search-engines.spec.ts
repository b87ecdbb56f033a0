import { expect, test } from '../fixtures.ts';

test('search engines may index a search for words that found something, and no other', async ({ request }) => {
  const read = async (address: string) => (await request.get(address)).text();
  const found = await read('/th/search?q=watch');
  expect(found).toMatch(/<link rel="canonical" href="[^"]+\/th\/search\?q=watch"/);
  expect(found).not.toContain('noindex');
  for (const address of ['/search', '/search?q=qqxyzzy', '/search?q=watch&max_price=250']) {
    expect(await read(address), address).toContain('<meta name="robots" content="noindex"');
  }
});
