import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allLeafCategories } from '../../catalog/categories/lookup.ts';
import { type Language, languages } from '../../contracts/languages.ts';
import { type ComposedText, composeListing } from '../compose/compose.ts';
import type { ListingFacts } from '../compose/facts.ts';
import { titleLimits } from '../compose/fit-title.ts';

const categoryIds = allLeafCategories().map((leafCategory) => leafCategory.id);

function eachText(facts: ListingFacts, check: (text: ComposedText, language: Language, where: string) => void): void {
  const listing = composeListing(facts);
  for (const language of languages) {
    const text = listing[language];
    check(text, language, `${facts.categoryId} ${language}: ${text.title} | ${text.description}`);
  }
}

describe('Hostile words on a product', () => {
  const nasty = [
    '\u202Eevil\u202C',
    'a\u0000b\nc\r\td',
    '\u200B\u200D\uFEFF',
    '%s %{brand}',
    '{{words}}',
    '$1$&',
    '<script>alert(1)</script>',
    '\uD800',
    'x'.repeat(5000),
    'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!',
    '”,“',
    '。です。',
    ' \u3000 ',
    'ＡＢＣ',
    'ｶﾞ',
  ];
  const hostile = fc.oneof(
    fc.constantFrom(...nasty),
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
  );
  const forbidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u;

  it('never break a line, hide a character or change the direction of the text', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...categoryIds),
        hostile,
        fc.array(hostile, { maxLength: 6 }),
        (categoryId, brand, words) => {
          eachText({ categoryId, colours: ['blue'], brand, words }, ({ title, description }, language, where) => {
            if (forbidden.test(title + description.replaceAll('\n', ''))) expect.fail(`invisible character, ${where}`);
            if (/ {2}|^ | $/.test(title) || / {2}|^ | $/.test(description)) expect.fail(`spaces, ${where}`);
            const length = [...title].length;
            if (length > titleLimits[language]) expect.fail(`length, ${where}`);
            if ([...description].length > 900) expect.fail(`too long, ${where}`);
          });
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('are inserted literally, not interpreted', () => {
    eachText(
      { categoryId: categoryIds[0] ?? 0, colours: [], brand: '$& %s <b>', words: ['{{y}}', '$1'] },
      ({ description }) => {
        for (const text of ['$& %s <b>', '{{y}}', '$1']) expect(description).toContain(text);
      },
    );
  });

  it('are limited to three, of forty characters each', () => {
    const words = ['one', 'two', 'two', 'three', 'four'];
    const { description } = composeListing({
      categoryId: categoryIds[0] ?? 0,
      colours: [],
      brand: 'B'.repeat(99),
      words,
    }).en;
    expect(description).toContain('B'.repeat(40));
    expect(description).not.toContain('B'.repeat(41));
    expect(description).toContain('“one”, “two” and “three”');
    expect(description).not.toContain('four');
  });

  it('are left out when they repeat the brand', () => {
    const { description } = composeListing({
      categoryId: categoryIds[0] ?? 0,
      colours: [],
      brand: 'Nordlys',
      words: ['NORDLYS'],
    }).en;
    expect(description).not.toContain('NORDLYS');
  });
});
