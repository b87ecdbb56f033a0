import { describe, expect, test } from 'vitest';
import { nameArticleColours } from './article-colours.ts';

type Rgb = [number, number, number];
const side = 64;

/** A ball on a background, lit from above: its colour changes from the first at the top to the second at the bottom. */
function ball(top: Rgb, bottom: Rgb, ground: Rgb, { spot = ground, blur = 2 } = {}): Uint8Array {
  const rgba = new Uint8Array(side * side * 4);
  for (let at = 0; at < side * side; at += 1) {
    const [x, y] = [at % side, Math.floor(at / side)];
    const distance = Math.hypot(x - side / 2, y - side / 2);
    const down = Math.min(1, Math.max(0, (y - side / 4) / (side / 2)));
    const own = top.map((value, channel) => value + ((bottom[channel] as number) - value) * down);
    const isOfBall = distance < side / 4;
    // A corner of the background has another colour, as if another object were there.
    const around = x < side / 4 && y < side / 4 ? spot : ground;
    rgba.set(
      [...(isOfBall ? own : around), Math.max(0, Math.min(255, 128 + ((side / 4 - distance) * 127) / blur))],
      at * 4,
    );
  }
  return rgba;
}

/** The same picture in the light of a lamp. */
function inLight(rgba: Uint8Array, light: Rgb): Uint8Array {
  return rgba.map((value, at) => (at % 4 === 3 ? value : Math.round(value * (light[at % 4] as number))));
}

const paper: Rgb = [244, 243, 240];
const night: Rgb = [12, 12, 14];
const wall: Rgb = [150, 118, 92];

describe('the colours of an article', () => {
  test.each([
    ['red', [214, 40, 44], [120, 20, 26]],
    ['blue', [60, 120, 220], [24, 60, 140]],
    ['green', [70, 170, 90], [30, 100, 50]],
    ['yellow', [250, 214, 60], [220, 180, 40]],
    ['black', [52, 52, 54], [14, 14, 16]],
  ] as [string, Rgb, Rgb][])('are named where they are certain: %s', (name, top, bottom) => {
    expect(nameArticleColours(ball(top, bottom, paper, { spot: [200, 90, 40] }))).toEqual([name]);
  });

  test('include white for a white article with grey shadows', () => {
    const teapot = ball([246, 244, 240], [168, 166, 164], night, { spot: [150, 60, 40] });
    expect(nameArticleColours(teapot)).toEqual(['white']);
  });

  test('do not include grey for a pale-blue towel', () => {
    expect(nameArticleColours(ball([190, 204, 216], [140, 154, 168], wall))).not.toContain('grey');
  });

  test('include grey only where something in the scene is brighter', () => {
    const [top, bottom]: Rgb[] = [
      [150, 150, 152],
      [112, 112, 114],
    ];
    expect(nameArticleColours(ball(top as Rgb, bottom as Rgb, paper, { spot: [200, 90, 40] }))).toEqual(['grey']);
    expect(nameArticleColours(ball(top as Rgb, bottom as Rgb, [120, 96, 74]))).toEqual([]);
  });

  test('are the same under coloured light as in daylight', () => {
    const mug = ball([250, 250, 250], [205, 205, 205], paper, { spot: [40, 90, 160] });
    for (const light of [
      [1, 0.94, 0.86],
      [0.88, 0.95, 1],
    ] as Rgb[]) {
      expect(nameArticleColours(inLight(mug, light))).toEqual(['white']);
    }
  });

  test('are not guessed from a black-and-white photo, a blurred outline or an article too small to see', () => {
    expect(nameArticleColours(ball([120, 120, 120], [60, 60, 60], [230, 230, 230]))).toEqual([]);
    expect(nameArticleColours(ball([214, 40, 44], [120, 20, 26], paper, { blur: 30 }))).toEqual([]);
    expect(nameArticleColours(new Uint8Array(side * side * 4))).toEqual([]);
  });
});
