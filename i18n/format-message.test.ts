import { expect, test } from 'vitest';
import { formatMessage } from './format-message.ts';

test('a dot between two facts stays with the first, so that no line begins with it', () => {
  expect(formatMessage('Delivered {days} · {fee}', { days: 'today', fee: '$ 1.60' }, 'en')).toBe(
    'Delivered today\u00a0· $ 1.60',
  );
});

test('numbers are written as the language writes them', () => {
  expect(formatMessage({ one: '{count} item', other: '{count} items' }, { count: 1200 }, 'vi')).toBe('1.200 items');
});
