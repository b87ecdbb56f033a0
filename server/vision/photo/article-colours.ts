import type { ColourId } from '../../../listing-copy/words/colours.ts';
import { type ColourShare, isNeutral, nameColour, sumShades } from '../../../listing-copy/words/name-colours.ts';
import { type Oklch, toOklch } from '../../../listing-copy/words/oklch.ts';
import { isGreyscale, whiteBalanceGains } from './white-balance.ts';

/** Mask values from which a pixel belongs to the article, and below which it belongs to the background. */
const articleFrom = 200;
const backgroundBelow = 60;
/** A mask that is smaller, has a blurred outline, or touches too much of the border is not reliable. */
const minShare = 0.03;
const maxBlurred = 0.5;
const maxAtBorder = 0.35;

/** The share of the article that a colour needs to be named; colours of skin, wood and shadow need more. */
const sureFrom: Partial<Record<ColourId, number>> = { black: 0.66, white: 0.66, grey: 0.8, brown: 0.8, beige: 0.75 };
const otherwiseSureFrom = 0.6;
/** The share of the article that may be in shadow, where its colour is not visible. */
const maxShadow = 0.35;
/** The most of other colours, and of possible skin, that a black article may have. */
const maxBesideBlack = { vivid: 0.1, skin: 0.2 };
const brownFromHue = 32;
const redFromChroma = 0.06;
const bothFrom = 0.85;
const secondFrom = 0.28;

interface Pixel extends Oklch {
  isOfArticle: boolean;
}

/**
 * Names the one or two colours of the article in a square picture, whose fourth channel is the mask of the article;
 * none where they are not certain.
 */
export function nameArticleColours(rgba: Uint8Array): ColourId[] {
  const side = Math.round(Math.sqrt(rgba.length / 4));
  if (!isMaskReliable(rgba, side)) return [];
  const pixels = readPixels(rgba, side);
  if (isGreyscale(pixels)) return [];
  const article = pixels.filter(({ isOfArticle }) => isOfArticle);
  return decide(article, pixels);
}

function isMaskReliable(rgba: Uint8Array, side: number): boolean {
  let [solid, blurred, atBorder] = [0, 0, 0];
  for (let at = 0; at < side * side; at += 1) {
    const alpha = rgba[at * 4 + 3] as number;
    if (alpha >= articleFrom) {
      solid += 1;
      if (isBorder(at, side)) atBorder += 1;
    } else if (alpha >= backgroundBelow) blurred += 1;
  }
  return solid >= minShare * side * side && blurred <= maxBlurred * solid && atBorder <= maxAtBorder * 4 * side;
}

const isBorder = (at: number, side: number) =>
  at < side || at >= side * (side - 1) || at % side === 0 || at % side === side - 1;

/** Converts the pixels to daylight; the edge of the article is left out. */
function readPixels(rgba: Uint8Array, side: number): Pixel[] {
  const [red, green, blue] = whiteBalanceGains(rgba, backgroundBelow);
  const lit = (value: number, gain: number) => Math.min(255, Math.round(value * gain));
  const pixels: Pixel[] = [];
  for (let at = 0; at < side * side; at += 1) {
    const [r, g, b, alpha] = rgba.subarray(at * 4, at * 4 + 4) as unknown as [number, number, number, number];
    if (alpha >= backgroundBelow && alpha < articleFrom) continue;
    const isOfArticle = alpha >= articleFrom;
    if (isOfArticle && !isInner(rgba, at, side)) continue;
    pixels.push({ ...toOklch(lit(r, red), lit(g, green), lit(b, blue)), isOfArticle });
  }
  return pixels;
}

function isInner(rgba: Uint8Array, at: number, side: number): boolean {
  return [at - 1, at + 1, at - side, at + side].every((near) => (rgba[near * 4 + 3] ?? 255) >= articleFrom);
}

function decide(article: readonly Pixel[], scene: readonly Pixel[]): ColourId[] {
  const bright = quantile(article, 0.9);
  const named = new Map<ColourId, number>();
  for (const pixel of article) {
    const name = nameSurely(pixel, bright);
    if (name) named.set(name, (named.get(name) ?? 0) + 1 / article.length);
  }
  const shares = sumShades(named);
  const [first, second] = shares;
  if (!first || !second) return [];
  if (isSure(first, shares)) return isGreyInFullLight(first, bright, scene) ? [first.id] : [];
  const isPair = second.share >= secondFrom && first.share + second.share >= bothFrom;
  return isPair && !isShadeOf(first.id, second.id) ? [first.id, second.id] : [];
}

function isSure({ id, share }: ColourShare, shares: readonly ColourShare[]): boolean {
  const needed = sureFrom[id] ?? otherwiseSureFrom;
  const sumOf = (isMeant: (id: ColourId) => boolean) =>
    shares.reduce((sum, other) => (other.id !== id && isMeant(other.id) ? sum + other.share : sum), 0);
  if (id === 'black') {
    const isSkin = (other: ColourId) => other === 'brown' || other === 'beige';
    const isVivid = (other: ColourId) => !isNeutral(other);
    return share >= needed && sumOf(isVivid) < maxBesideBlack.vivid && sumOf(isSkin) < maxBesideBlack.skin;
  }
  if (isNeutral(id)) return share >= needed;
  return (
    share /
      (1 -
        Math.min(
          maxShadow,
          sumOf((other) => other === 'black'),
        )) >=
    needed
  );
}

/** A grey article may be a white one in shadow, unless something in the scene is brighter. */
function isGreyInFullLight({ id }: ColourShare, bright: number, scene: readonly Pixel[]): boolean {
  return id !== 'grey' || quantile(scene, 0.99) - bright > 0.12;
}

/** Of two muted colours one is usually the shadow or highlight of the other, and so is grey next to any colour. */
function isShadeOf(one: ColourId, other: ColourId): boolean {
  return (isNeutral(one) && isNeutral(other)) || one === 'grey' || other === 'grey';
}

/** The colour of a pixel, or null where it is ambiguous: a pale tint or light grey may be white in other light. */
function nameSurely(pixel: Pixel, bright: number): ColourId | null {
  const { lightness, chroma, hue } = pixel;
  const name = nameColour(pixel);
  const isNeutral = name === 'grey' || name === 'white';
  if (isNeutral && chroma > 0.022) return null;
  if (isNeutral) return bright > 0.86 && lightness > 0.62 ? 'white' : lightness > 0.62 && bright > 0.76 ? null : name;
  if (name === 'light-blue' && chroma < 0.035) return null;
  // A red object in shadow has the lightness of brown, but not its hue.
  if (name === 'brown' && hue < brownFromHue && chroma > redFromChroma) return 'burgundy';
  return name;
}

function quantile(pixels: readonly Pixel[], share: number): number {
  const sorted = pixels.map(({ lightness }) => lightness).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
