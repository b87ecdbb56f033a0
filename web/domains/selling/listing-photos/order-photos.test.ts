import { describe, expect, test } from 'vitest';
import { movePhoto, nearestPlace, replacePhoto, withoutPhoto } from './order-photos.ts';

const photos = ['a', 'b', 'c', 'd'];

describe('the photos of a listing', () => {
  test.each([
    [0, 2, ['b', 'c', 'a', 'd']],
    [3, 0, ['d', 'a', 'b', 'c']],
    [1, 1, photos],
    [0, -1, photos],
    [3, 9, photos],
    [9, 0, photos],
  ])('with the one in place %i moved to place %i', (from, to, expected) => {
    expect(movePhoto(photos, from, to)).toEqual(expected);
  });

  test('lose one and keep the order of the others', () => {
    expect(withoutPhoto(photos, 'a')).toEqual(['b', 'c', 'd']);
  });

  test('have a new one in the place of the one that it replaces, or at the end', () => {
    expect(replacePhoto(photos, 'b', 'x')).toEqual(['a', 'x', 'c', 'd']);
    expect(replacePhoto(photos, 'gone', 'x')).toEqual(['a', 'b', 'c', 'd', 'x']);
    expect(replacePhoto(photos, null, 'x')).toEqual(['a', 'b', 'c', 'd', 'x']);
    expect(replacePhoto(photos, null, 'c')).toEqual(photos);
  });
});

test('a photo is dropped at the tile whose middle is nearest', () => {
  const tiles = [0, 100, 200].map((left) => ({ left, top: 0, width: 90, height: 90 }));
  expect(nearestPlace(tiles, { x: 250, y: 300 })).toBe(2);
  expect(nearestPlace(tiles, { x: -50, y: 10 })).toBe(0);
  expect(nearestPlace([], { x: 0, y: 0 })).toBe(-1);
});
