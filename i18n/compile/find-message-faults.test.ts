import { expect, test } from 'vitest';
import { findMessageFaults } from './find-message-faults.ts';
import { inEveryLanguage } from './read-messages.ts';
import type { SourceGroups } from './source-groups.ts';

const complete: SourceGroups = { cart: { title: 'Cart', count: '{n, plural, other {# items}}' } };

test('complete messages have no fault', () => {
  expect(findMessageFaults(inEveryLanguage(() => complete))).toEqual([]);
});

test('every fault of every language is named at once', () => {
  const faults = findMessageFaults({
    ...inEveryLanguage(() => complete),
    th: { cart: { title: '', count: '{n' } },
    es: { ...complete, carts: { title: 'Cesta' } },
  });
  expect(faults).toEqual([
    'th cart.title: is missing',
    'th cart.count: EXPECT_ARGUMENT_CLOSING_BRACE in "{n"',
    'es carts.title: English does not have it',
  ]);
});
