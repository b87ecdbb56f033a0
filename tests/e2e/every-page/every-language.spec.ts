import { type Language, languages } from '../../../contracts/languages.ts';
import { expect, test } from '../fixtures.ts';
import { slow } from '../slow.ts';
import { findCutText, findEnglish } from './checks/left-in-english.ts';
import { listAddresses, openPage, preparePages, type Visitor } from './checks/pages.ts';

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: process.env.BASE_URL });
  await preparePages(request);
  await request.dispose();
});

/** Names, codes and samples that are the same in every language. */
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
    'USDT?',
    'QR',
    'PDF',
    'CSV',
    'XLSX',
    'ZIP',
    'JPE?G',
    'PNG',
    'GIF',
    'WEBP',
    'HEIC',
    'API',
    'URL',
    'UUID',
    'iOS',
    'App',
    'TRC20',
  ],
  ...['Tiếng', 'Việt', 'Español', 'English', 'Logo', 'Email', 'OFF', 'T4L', 'SKU', 'ROI', 'Boost', 'Chrome', 'Linux'],
  ...[
    'Windows',
    'Twitter',
    'DIY',
    'MIT',
    'SMS',
    'SNS',
    'DVD',
    'Cookies?',
    'Issues?( tracker)?',
    'TEST-SBC',
    'Merchant Center',
    'Meta Commerce Manager',
    'Instagram',
    'OpenAI',
    'ChatGPT',
    'RSS',
    'Polo',
    'Do Not Track',
    'Global Privacy Control',
  ],
  ...[
    'INV-\\d+',
    'Malee S',
    'lamp',
    'qqxyzzy',
    'Malee Studio',
    'Mai Anan',
    'Baan Suan Trading',
    'Hana Market',
    'Casa Luz',
    'Singapore',
  ],
  ...[
    'Tan Tools & Lab',
    'PromptPay',
    'VietQR',
    'PayNow',
    'PIN',
    'VAT',
    'GST',
    'THB',
    'VND',
    'JPY',
    'KRW',
    'CNY',
    'EUR',
    'MXN',
  ],
].join('|');
const visitors: readonly Visitor[] = ['guest', 'seller', 'customer', 'operator'];
const latin: readonly Language[] = ['vi', 'es'];

for (const language of languages.filter((language) => language !== 'en')) {
  for (const width of [360, 1440]) {
    test(`every page in ${language} fits ${width} px and has no English left`, { tag: slow }, async ({ browser }) => {
      test.setTimeout(300_000);
      const problems: Record<string, unknown> = {};
      for (const visitor of visitors) {
        const context = await browser.newContext({
          baseURL: process.env.BASE_URL ?? '',
          viewport: { width, height: 800 },
          reducedMotion: 'reduce',
        });
        const page = await context.newPage();
        for (const { address } of listAddresses().filter((listed) => listed.visitor === visitor)) {
          // Names and licences of other people's software.
          if (address === '/licenses') continue;
          await openPage(page, address, visitor, language);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          const english = await page.evaluate(findEnglish, { allowed, isLatin: latin.includes(language) });
          const cut = await page.evaluate(findCutText);
          if (overflow > 0 || english.length + cut.length > 0) problems[address] = { overflow, english, cut };
        }
        await context.close();
      }
      expect(problems).toEqual({});
    });
  }
}
