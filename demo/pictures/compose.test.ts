import sharp from 'sharp';
import { expect, test } from 'vitest';
import { nameColours } from '../../listing-copy/words/name-colours.ts';
import { composePicture, type Scene } from './compose.ts';
import { renderFigure, sampleFigure } from './figure.ts';

const scene: Scene = {
  ground: 'cove',
  tint: '#e3edff',
  stands: true,
  places: [{ x: 400, y: 630, side: 440, turn: 0 }],
};
const backpack = { type: 'object', stem: '1f392' } as const;

test('a picture is a square webp of 800 pixels and the same bytes every time', async () => {
  const picture = await composePicture(backpack, scene);
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 800, height: 800 });
  expect(picture.equals(await composePicture(backpack, scene))).toBe(true);
});

test('the background is darker where the figure touches it than beside it', async () => {
  const { data } = await sharp(await composePicture(backpack, scene))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const brightness = (x: number, y: number) => data[(y * 800 + x) * 3 + 1] as number;
  expect(brightness(400, 640)).toBeLessThan(brightness(100, 640) - 30);
  expect(brightness(400, 120)).toBeGreaterThan(220);
});

test('a figure is rendered at the requested size', async () => {
  const figure = await renderFigure(backpack, 440);
  expect(Math.max(figure.width, figure.height)).toBe(440);
});

test.each(['black', 'blue', 'green', 'red', 'yellow', 'purple'] as const)(
  'a suitcase painted %s is named by that colour',
  async (paint) => {
    const sample = await sampleFigure({ type: 'object', stem: '1f9f3', paint });
    expect(nameColours(sample.pixels)[0]).toBe(paint);
  },
);
