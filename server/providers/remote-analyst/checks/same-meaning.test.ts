import { expect, it } from 'vitest';
import { processorMsOf } from '../../../../tests/support/process/processor-time.ts';
import { hasSameMeaning } from './same-meaning.ts';

const bottles = 3308;
const slot = (line: string) => ({ line, ending: null });
const isSame = (source: string, back: string) => hasSameMeaning(slot(source), slot(back), bottles);

it.each([
  ['Take a drink along to the office or the gym.', 'Bring a beverage to your office or gym.'],
  ['Fits in a backpack or a bag.', 'Easy to put into a bag.'],
  ['Great for watching TV on the sofa.', 'Good when you watch television on the couch.'],
  ['A nice bottle for coffee on the way to work.', 'Nice for coffee on your commute.'],
  ['Holds 750 ml of tea.', 'Has room for 750 milliliters of tea.'],
])('“%s” is said by “%s”', (source, back) => {
  expect(isSame(source, back)).toBe(true);
});

it.each([
  ['a number', 'Handy for 2 people.', 'Handy for 20 people.'],
  ['a color', 'Goes well with a black dress.', 'Goes well with a red dress.'],
  ['a material', 'Goes well with a denim jacket.', 'Goes well with a leather jacket.'],
  ['other goods', 'Goes well with jeans and sneakers.', 'Goes well with a sofa and a coffee table.'],
  ['goods that were not named', 'Great for relaxing at home.', 'Great next to a laptop.'],
  ['a claim', 'Take it along on rainy days.', 'It is waterproof, so take it along on rainy days.'],
  ['a promise', 'A gift for friends.', 'A gift for friends with free shipping.'],
  ['a contact', 'A gift for friends.', 'A gift for friends, see www.cheap-bottles.shop.'],
])('another meaning is found by %s', (_by, source, back) => {
  expect(isSame(source, back)).toBe(false);
});

it('a translation that is far too long is another text, which is found out quickly', async () => {
  const compare = () => expect(isSame('A gift for friends.', 'A gift for friends. '.repeat(250))).toBe(false);
  expect(await processorMsOf(compare)).toBeLessThan(50);
});
