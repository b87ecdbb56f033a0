import { languages } from '../../contracts/languages.ts';
import { expect, test } from './fixtures.ts';
import { findCutText, findEnglish } from './left-in-english.ts';
import { listAddresses, openPage, preparePages } from './pages.ts';
import { slow } from './slow.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, allowedConsoleErrors: [/status of 404/] });

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: process.env.BASE_URL });
  await preparePages(request);
  await request.dispose();
});

/** Names, codes and words of the specification's samples that are the same in every language. */
const allowed = [
  ...[
    'Snapbazaar',
    'Google',
    'Facebook',
    'Shopee',
    'Lazada',
    'TikTok',
    'Amazon',
    'Etsy',
    'Mercado',
    'Libre',
    'Rakuten',
  ],
  ...[
    'USDT',
    'USD',
    'QR',
    'PDF',
    'CSV',
    'JPE?G',
    'PNG',
    'GIF',
    'WEBP',
    'HEIC',
    'AI',
    'EN',
    'API',
    'URL',
    'UUID',
    'iOS',
    'App',
  ],
  ...['Tiếng', 'Việt', 'Español', 'English', 'Logo', 'Email', 'Copyright', 'OFF', 'MB', 'kg', 'TRC20', 'T4L'],
].join('|');

for (const language of languages.filter((language) => language !== 'en')) {
  for (const width of [360, 1440]) {
    test(`every page in ${language} fits ${width} px and has no English left`, { tag: slow }, async ({ page }) => {
      test.setTimeout(300_000);
      await page.setViewportSize({ width, height: 800 });
      const problems: Record<string, unknown> = {};
      for (const { address, visitor } of listAddresses()) {
        if (address === '/licenses') continue;
        await openPage(page, address, visitor, language);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        const english = await page.evaluate(findEnglish, { allowed, isLatin: language === 'vi' || language === 'es' });
        const cut = await page.evaluate(findCutText);
        if (overflow > 0 || english.length + cut.length > 0) problems[address] = { overflow, english, cut };
      }
      expect(problems).toEqual({});
    });
  }
}
