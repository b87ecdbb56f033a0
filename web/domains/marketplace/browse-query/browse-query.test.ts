import { describe, expect, test } from 'vitest';
import { readBrowseQuery, writeBrowseQuery } from './browse-query.ts';

const read = (search: string) => readBrowseQuery(new URLSearchParams(search));

describe('the browse query of a URL', () => {
  test('is empty when no filter is set', () => {
    expect(writeBrowseQuery(read(''))).toBe('');
    expect(writeBrowseQuery(read('q=&min_price=&max_price=&country=&sort=&cursor='))).toBe('');
  });

  test('is written as it was read', () => {
    const search =
      '?q=red+lamp&kind=floor-lamp&min_price=5&max_price=19.99&condition=like-new&colour=light-blue&material=silk&rating=4&stock=1&country=TH&sort=price_up&cursor=abc';
    expect(writeBrowseQuery(read(search))).toBe(search);
  });

  test('ignores invalid values', () => {
    const query = read(
      'kind=Floor%20lamp&min_price=-5&max_price=cheap&country=thailand&sort=loudest&condition=old&colour=Red&rating=9&stock=yes',
    );
    expect(writeBrowseQuery(query)).toBe('');
    expect(query.language).toBe('en');
  });

  test('swaps a minimum price above the maximum price', () => {
    expect(read('min_price=50&max_price=10')).toMatchObject({ min_price: 10, max_price: 50 });
  });

  test('keeps the newest-first order only when there are words to match', () => {
    expect(read('sort=newest').sort).toBe('best');
    expect(read('q=lamp&sort=newest').sort).toBe('newest');
  });
});
