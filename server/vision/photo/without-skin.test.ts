import { expect, test } from 'vitest';
import { processorMsOf } from '../../../tests/support/process/processor-time.ts';
import { maskSide } from '../networks/input-sizes.ts';
import { boxOf } from './cut-out.ts';
import { boxWithoutSkin } from './without-skin.ts';

type Colour = readonly [number, number, number];
interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
  colour: Colour;
}

const blue: Colour = [30, 60, 200];
const skins: readonly Colour[] = [
  [236, 188, 160],
  [198, 134, 100],
  [110, 70, 50],
];
const picture = { width: 512, height: 512, pixels: new Uint8Array() };

/** Areas that stand out of a white ground, as the network for saliency sees them. */
function paint(areas: readonly Area[]): [mask: Uint8Array, pixels: Uint8Array] {
  const mask = new Uint8Array(maskSide * maskSide);
  const pixels = new Uint8Array(maskSide * maskSide * 3).fill(255);
  for (const { left, top, width, height, colour } of areas) {
    for (let y = top; y < top + height; y += 1) {
      for (let x = left; x < left + width; x += 1) {
        mask[y * maskSide + x] = 255;
        pixels.set(colour, (y * maskSide + x) * 3);
      }
    }
  }
  return [mask, pixels];
}

function seeWithoutSkin(areas: readonly Area[]) {
  const [mask, pixels] = paint(areas);
  return boxWithoutSkin(mask, pixels, picture, boxOf(mask, picture));
}

const article = { left: 60, top: 40, width: 80, height: 60, colour: blue };
const hand = (colour: Colour) => ({ left: 80, top: 90, width: 40, height: 140, colour });

test.each(skins)('an article is seen apart from the hand that holds it, of skin %i %i %i', (...colour) => {
  const box = seeWithoutSkin([article, hand(colour)]);
  // Twice as large as the mask, with a margin.
  expect(box).toEqual({ left: 106, top: 70, width: 188, height: 140 });
});

test('an article alone, and one that has a colour of skin itself, has no other view', () => {
  expect(seeWithoutSkin([article])).toBeNull();
  expect(seeWithoutSkin([hand(skins[1] as Colour)])).toBeNull();
  expect(seeWithoutSkin([])).toBeNull();
});

test('both shoes of a pair are kept', () => {
  const shoes = [40, 160].map((left) => ({ left, top: 180, width: 50, height: 40, colour: blue }));
  const legs = [50, 170].map((left) => ({ left, top: 20, width: 30, height: 165, colour: skins[0] as Colour }));
  const box = seeWithoutSkin([...shoes, ...legs]);
  expect(box?.width).toBeGreaterThan(320);
  expect(box?.height).toBeLessThan(120);
});

test('a picture of many small patches is understood within 50 ms, and has no other view', async () => {
  const squares = Array.from({ length: (maskSide / 4) ** 2 }, (_, at) => {
    const [column, row] = [at % (maskSide / 4), Math.floor(at / (maskSide / 4))];
    const colour = (column + row) % 2 === 0 ? blue : (skins[0] as Colour);
    return { left: column * 4, top: row * 4, width: 4, height: 4, colour };
  });
  const [mask, pixels] = paint(squares);
  const article = boxOf(mask, picture);
  const look = () => boxWithoutSkin(mask, pixels, picture, article);
  expect(look()).toBeNull();
  expect(await processorMsOf(look)).toBeLessThan(50);
});
