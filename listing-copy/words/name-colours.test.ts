import { describe, expect, test } from 'vitest';
import { type PaintId, paints } from '../../demo/photos/paint.ts';
import { expectEvery } from '../../tests/support/expect/expect-every.ts';
import { nameColours } from './name-colours.ts';
import { toRgb } from './oklch.ts';

/** RGBA pixels with the given count of each colour. */
function swatch(...parts: [hex: string, count: number, alpha?: number][]): Uint8Array {
  return Uint8Array.from(
    parts.flatMap(([hex, count, alpha = 255]) => {
      const value = Number.parseInt(hex.slice(1), 16);
      return Array.from({ length: count }, () => [value >> 16, (value >> 8) & 255, value & 255, alpha]).flat();
    }),
  );
}

describe('naming a single colour', () => {
  test('gives every usual colour its name', () =>
    expectEvery(
      [
        ['#1c1b22', 'black'],
        ['#fafafa', 'white'],
        ['#8c8c93', 'grey'],
        ['#d92d2d', 'red'],
        ['#6e1428', 'burgundy'],
        ['#f27fb2', 'pink'],
        ['#f2862b', 'orange'],
        ['#f7d23e', 'yellow'],
        ['#35a653', 'green'],
        ['#6f7434', 'olive'],
        ['#12868a', 'teal'],
        ['#86c9f2', 'light-blue'],
        ['#2463d1', 'blue'],
        ['#1b2a57', 'navy'],
        ['#7d43c4', 'purple'],
        ['#6d4325', 'brown'],
        ['#dcc3a1', 'beige'],
        ['#faf0dc', 'cream'],
      ],
      (hex, name) => {
        expect(nameColours(swatch([hex, 50]))).toEqual([name]);
      },
    ));

  test('gives every demo paint its own name', () =>
    expectEvery(Object.keys(paints) as PaintId[], (id) => {
      const [red, green, blue] = toRgb(paints[id]);
      expect(nameColours(Uint8Array.from([red, green, blue, 255]))).toEqual([id]);
    }));
});

describe('naming the colours of a product', () => {
  test('names both of two colours, the larger part first', () => {
    expect(nameColours(swatch(['#fafafa', 40], ['#2463d1', 60]))).toEqual(['blue', 'white']);
  });

  test('ignores a small detail in another colour', () => {
    expect(nameColours(swatch(['#d92d2d', 90], ['#f7d23e', 10]))).toEqual(['red']);
  });

  test('counts light and dark shades as one colour', () => {
    expect(nameColours(swatch(['#2463d1', 50], ['#1b2a57', 30], ['#86c9f2', 30]))).toEqual(['blue']);
  });

  test('calls many bright colours multicoloured', () => {
    const parts = ['#d92d2d', '#f7d23e', '#35a653', '#2463d1'].map((hex): [string, number] => [hex, 25]);
    expect(nameColours(swatch(...parts))).toEqual(['multicolour']);
  });

  test('calls yellow metal gold and grey metal silver', () => {
    expect(nameColours(swatch(['#e2b04a', 50]), { isMetal: true })).toEqual(['gold']);
    expect(nameColours(swatch(['#b5b8c0', 50]), { isMetal: true })).toEqual(['silver']);
  });

  test('ignores transparent and translucent pixels', () => {
    expect(nameColours(swatch(['#d92d2d', 20], ['#35a653', 200, 0], ['#2463d1', 90, 90]))).toEqual(['red']);
  });

  test('names no colour for a fully transparent image', () => {
    expect(nameColours(swatch(['#d92d2d', 20, 0]))).toEqual([]);
  });
});
