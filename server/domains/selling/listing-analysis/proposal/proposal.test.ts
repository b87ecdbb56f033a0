import { describe, expect, it, test } from 'vitest';
import { allLeafCategories } from '../../../../../catalog/categories/lookup.ts';
import { languages } from '../../../../../contracts/languages.ts';
import { languageNames, listingProposal } from '../../../../../contracts/selling/listing-analysis.ts';
import { composeListing } from '../../../../../listing-copy/compose/compose.ts';
import type { ListingFacts } from '../../../../../listing-copy/compose/facts.ts';
import { spanishFor } from '../../../../../reference-data/countries/spanish.ts';
import { certainFacts, type ProposalParts, withTitle, writeProposal } from './proposal.ts';

const facts = { categoryId: 2101, colours: ['blue'] } as const;
const propose = (parts: Partial<ProposalParts> = {}) => writeProposal({ facts, ...parts }).proposal;

describe('a proposal', () => {
  test('has countries and positive price ranges for every category', () => {
    for (const { id } of allLeafCategories()) {
      const certain = { categoryId: id, colours: [] };
      const proposal = listingProposal.parse(propose({ facts: certain }));
      expect(proposal.recommended_countries.length).toBeGreaterThan(0);
      const { usd, local_currencies } = proposal.price_range;
      for (const { min, max } of [usd, ...Object.values(local_currencies)]) {
        expect(min).toBeGreaterThan(0);
        expect(max).toBeGreaterThanOrEqual(min);
      }
    }
  });

  test('names languages, countries and platforms as specified', () => {
    const proposal = propose({ countries: ['TH', 'JP'] });
    const texts = composeListing(facts, { spanish: spanishFor(['TH', 'JP']) });
    for (const language of languages) expect(proposal[languageNames[language]]).toEqual(texts[language]);
    expect(proposal.recommended_countries).toEqual(['Thailand', 'Japan']);
    expect(Object.keys(proposal.price_range.local_currencies)).toEqual(['THB', 'JPY']);
    expect(proposal.platform_comparison.Shopee).toMatchObject({ availability: 'Sells in Thailand' });
  });

  test('gives prices in units with the decimals of the currency', () => {
    const { price_range } = propose({ countries: ['TH', 'JP', 'KW'], priceCents: { min: 1450, max: 2000 } });
    expect(price_range).toEqual({
      usd: { min: 14.5, max: 20 },
      local_currencies: { THB: { min: 471, max: 650 }, JPY: expect.any(Object), KWD: expect.any(Object) },
    });
    expect(Number.isInteger(price_range.local_currencies.JPY?.min)).toBe(true);
    expect(price_range.local_currencies.KWD?.max).toBeLessThan(10);
  });

  test('lets an analyst narrow the price range, but not exceed the category’s', () => {
    const { usd } = propose().price_range;
    const [low, high] = [usd.min * 100, usd.max * 100];
    const priced = (min: number, max: number) => propose({ priceCents: { min, max } }).price_range.usd;
    expect(priced(low + 100, high - 100)).toEqual({ min: usd.min + 1, max: usd.max - 1 });
    expect(priced(1, high * 50)).toEqual(usd);
    expect(priced(low + 100, high * 50)).toEqual({ min: usd.min + 1, max: usd.max });
    expect(priced(high * 10, high * 20)).toEqual(usd);
  });

  test('says what a model wrote, and in English what that means in the other languages', () => {
    const slots = { en: { line: 'Soft and light.', ending: null }, th: { line: 'นุ่มและเบา', ending: null } };
    const meanings = { th: { line: 'It is soft and light.', ending: null } };
    const { proposal, backTranslations } = writeProposal({ facts, slots, meanings });
    expect(proposal.thai.description).toContain('นุ่มและเบา');
    expect(backTranslations?.th?.description).toContain('It is soft and light.');
    // The product type's own lines mean the same in all languages.
    expect(backTranslations?.ko).toEqual(writeProposal({ facts }).proposal.english);
    expect(writeProposal({ facts }).backTranslations).toBeNull();
  });
});

const seen: ListingFacts = { categoryId: 3304, colours: ['black'], words: ['HELLO'] };

describe('Facts with a title that the seller wrote', () => {
  it('take colour and material from it, in any language', () => {
    expect(withTitle(seen, 'Red cotton hoodie', 'en')).toMatchObject({ colours: ['red'], material: 'cotton' });
    expect(withTitle(seen, 'Taza roja', 'es')).toMatchObject({ colours: ['red'] });
    expect(withTitle(seen, 'マグカップ レッド', 'ja')).toMatchObject({ colours: ['red'] });
  });

  it('stay as they were where the title says nothing of them', () => {
    expect(withTitle(seen, 'Something lovely', 'en')).toMatchObject(seen);
  });
});

test('certainFacts returns only facts that were seen', () => {
  const certain = certainFacts(
    { categoryId: 2101, productType: 'dress' },
    {
      categories: [],
      colours: [
        { value: 'blue', certainty: 'seen' },
        { value: 'green', certainty: 'guessed' },
        { value: 'not a colour', certainty: 'seen' },
      ],
      material: { value: 'cotton', certainty: 'guessed' },
      brand: { value: 'Acme', certainty: 'seen' },
      condition: { value: 'used-good', certainty: 'seen' },
      words: ['HELLO'],
    },
  );
  expect(certain).toEqual({
    categoryId: 2101,
    productType: 'dress',
    details: {},
    colours: ['blue'],
    material: undefined,
    brand: 'Acme',
    condition: 'used-good',
    words: ['HELLO'],
  });
});
