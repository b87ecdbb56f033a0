import { describe, expect, test } from 'vitest';
import { largestScale, panBy, swipeOf, wholePhoto, zoomTo } from './zoom-view.ts';

const stage = { x: 400, y: 600 };

describe('an enlarged photo', () => {
  test('keeps what is under the fingers where it is', () => {
    expect(zoomTo(wholePhoto, 2, stage, { x: 100, y: -50 })).toEqual({ scale: 2, x: -100, y: 50 });
  });

  test('is never smaller than the stage nor larger than four times of it', () => {
    expect(zoomTo(wholePhoto, 0.3, stage)).toEqual(wholePhoto);
    expect(zoomTo(wholePhoto, 9, stage).scale).toBe(largestScale);
  });

  test('is moved as far as its edge', () => {
    const near = zoomTo(wholePhoto, 2, stage);
    expect(panBy(near, { x: 50, y: 20 }, stage)).toEqual({ scale: 2, x: 50, y: 20 });
    expect(panBy(near, { x: -900, y: 900 }, stage)).toEqual({ scale: 2, x: -200, y: 300 });
    expect(panBy(wholePhoto, { x: 50, y: 50 }, stage)).toEqual(wholePhoto);
  });

  test('comes back to the middle when all of it is shown again', () => {
    const near = panBy(zoomTo(wholePhoto, 3, stage), { x: 120, y: 80 }, stage);
    expect(zoomTo(near, 1, stage)).toEqual(wholePhoto);
  });
});

describe('a swipe', () => {
  test('shows the next photo, or the one before', () => {
    expect(swipeOf(wholePhoto, { x: -90, y: 10 }, stage)).toBe(1);
    expect(swipeOf(wholePhoto, { x: 90, y: 10 }, stage)).toBe(-1);
  });

  test('that is short, upright or over an enlarged photo shows no other', () => {
    expect(swipeOf(wholePhoto, { x: -30, y: 0 }, stage)).toBe(0);
    expect(swipeOf(wholePhoto, { x: -90, y: 120 }, stage)).toBe(0);
    expect(swipeOf(zoomTo(wholePhoto, 2, stage), { x: -90, y: 0 }, stage)).toBe(0);
  });
});
