import { expect, it } from 'vitest';
import { languages } from '../../contracts/languages.ts';
import { composeListing, composeWith } from './compose.ts';
import type { ListingFacts } from './facts.ts';

const mug: ListingFacts = { categoryId: 3303, productType: 'mug', colours: ['blue'], brand: 'Nordlys' };
const slots = { en: { line: 'Great for tea on the balcony.', ending: 'for tea lovers' } };

it('a given line and ending replace those of the product type in their language alone', () => {
  const [own, given] = [composeListing(mug), composeWith(mug, slots)];
  expect(given.en.title).toBe('Nordlys blue mug for tea lovers');
  expect(given.en.description).toMatch(/^Great for tea on the balcony\.\n\nBrand: Nordlys\nColor: Blue\n/);
  for (const language of languages.slice(1)) expect(given[language]).toEqual(own[language]);
});

it('an ending that is not given is one of the product type', () => {
  const { title } = composeWith(mug, { en: { ...slots.en, ending: null } }).en;
  expect(title).toBe(composeListing(mug).en.title);
});

it('a given line keeps the rules for the condition of the product', () => {
  const gift = { en: { line: 'A nice gift for a friend.', ending: 'gift for friends' } };
  const used = composeWith({ ...mug, condition: 'used-good' }, gift).en;
  expect(`${used.title} ${used.description}`).not.toMatch(/gift/i);
  expect(composeWith({ categoryId: 1101, colours: [], condition: 'for-parts' }, slots).en.description).not.toContain(
    'balcony',
  );
});
