import type { ColourId } from './colours.ts';
import { type Oklch, toOklch } from './oklch.ts';

/** Shades of one colour are counted together, because light and shadow do not make a product two-coloured. */
const families: readonly ColourId[][] = [
  ['red', 'burgundy', 'pink'],
  ['orange', 'yellow', 'gold'],
  ['green', 'olive'],
  ['teal'],
  ['light-blue', 'blue', 'navy'],
  ['purple'],
  ['brown'],
  ['beige', 'cream'],
  ['white', 'grey', 'silver'],
  ['black'],
];

/** Names of polished metal by the colour of its pixels. */
const metals: Partial<Record<ColourId, ColourId>> = {
  yellow: 'gold',
  orange: 'gold',
  grey: 'silver',
  white: 'silver',
};

/** Neutral colours do not make a product multicoloured. */
const neutralColours = new Set<ColourId>(['black', 'white', 'grey', 'silver', 'brown', 'beige', 'cream']);
export const isNeutral = (id: ColourId): boolean => neutralColours.has(id);

const minOpaqueAlpha = 200;
const minSecondShare = 0.24;

/** Names the one or two main colours of a product, the larger one first, from its RGBA pixels with a transparent background. */
export function nameColours(rgba: Uint8Array, { isMetal = false } = {}): ColourId[] {
  const counts = new Map<ColourId, number>();
  let opaquePixels = 0;
  for (let at = 0; at + 3 < rgba.length; at += 4) {
    if ((rgba[at + 3] as number) < minOpaqueAlpha) continue;
    const name = nameColour(toOklch(rgba[at] as number, rgba[at + 1] as number, rgba[at + 2] as number));
    counts.set(name, (counts.get(name) ?? 0) + 1);
    opaquePixels += 1;
  }
  if (opaquePixels === 0) return [];
  const shares = sumShades(new Map([...counts].map(([id, count]) => [id, count / opaquePixels])));
  const [first, second] = shares as [ColourShare, ColourShare];
  const bright = shares.filter(({ id, share }) => share > 0.1 && !isNeutral(id));
  if (bright.length > 2 && first.share < 0.5) return ['multicolour'];
  const named = second.share >= minSecondShare ? withoutBlend([first.id, second.id]) : [first.id];
  return isMetal ? [...new Set(named.map((id) => metals[id] ?? id))] : named;
}

/** Neighbouring hues that shading produces on a product of one colour; the first is its real colour. */
const blends: [ColourId, ColourId][] = [
  ['orange', 'red'],
  ['green', 'teal'],
  ['light-blue', 'teal'],
];

function withoutBlend(named: [ColourId, ColourId]): ColourId[] {
  const blend = blends.find((pair) => pair.every((id) => named.includes(id)));
  return blend ? [blend[0]] : named;
}

export interface ColourShare {
  id: ColourId;
  share: number;
}

/** Sums the shares by colour family, largest first; a family is named after its most common shade. */
export function sumShades(shares: ReadonlyMap<ColourId, number>): ColourShare[] {
  return families
    .map((family) => {
      const shades = family.map((id) => ({ id, share: shares.get(id) ?? 0 })).sort((a, b) => b.share - a.share);
      return { id: (shades[0] as ColourShare).id, share: shades.reduce((sum, shade) => sum + shade.share, 0) };
    })
    .sort((a, b) => b.share - a.share);
}

/** Names a single colour as a shopper would. */
export function nameColour({ lightness: l, chroma: c, hue: h }: Oklch): ColourId {
  if (l < 0.25 || (l < 0.36 && c < 0.065)) return 'black';
  if (c < minChroma(l, h)) return l < 0.81 ? 'grey' : 'white';
  if (h >= 337 || h < 3) return nameRose(l, c);
  if (h < 40) return nameRed(l, c, h);
  if (h < 70) return nameOrange(l, c);
  if (h < 112) return nameYellow(l, c, h);
  if (h < 168) return h < 126 && c < 0.13 && l < 0.66 ? 'olive' : 'green';
  if (h < 205) return l > 0.78 ? 'light-blue' : 'teal';
  if (h < 285) return l > (h < 245 ? 0.68 : 0.72) ? 'light-blue' : l < 0.37 ? 'navy' : 'blue';
  return h > 322 && l > 0.62 ? 'pink' : 'purple';
}

/** The lowest chroma that counts as a colour: low for warm hues, high for lilac, which shadows have in soft light. */
function minChroma(l: number, h: number): number {
  if (h > 35 && h < 112) return 0.025;
  if (h > 275 && h < 330 && l > 0.55) return 0.085;
  return l > 0.7 ? 0.05 : 0.04;
}

function nameRose(l: number, c: number): ColourId {
  if (c < 0.09 && l < 0.62) return 'brown';
  return l < 0.42 ? 'burgundy' : 'pink';
}

function nameRed(l: number, c: number, h: number): ColourId {
  if (l > 0.7 && c < 0.17) return h < 29 ? 'pink' : 'beige';
  if (c < 0.11) return 'brown';
  if (h < 20 && l > 0.68) return 'pink';
  return l < 0.42 ? 'burgundy' : 'red';
}

function nameOrange(l: number, c: number): ColourId {
  if (c < (l > 0.76 ? 0.12 : 0.1) && l > 0.66) return l > 0.91 ? 'cream' : 'beige';
  return l > 0.62 && c > 0.1 ? 'orange' : 'brown';
}

function nameYellow(l: number, c: number, h: number): ColourId {
  if (c < 0.09 && l > 0.66) return l > 0.91 ? 'cream' : 'beige';
  if (l > 0.7) return 'yellow';
  return h > 97 ? 'olive' : l > 0.62 && c > 0.1 ? 'gold' : 'brown';
}
