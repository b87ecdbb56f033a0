import type { ColourId } from './colours.ts';
import { type Oklch, toOklch } from './oklch.ts';

/** Shades of one colour: light and shadow on an article do not make it two-coloured. */
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

/** What polished metal is called by the colour it shows. */
const metals: Partial<Record<ColourId, ColourId>> = {
  yellow: 'gold',
  orange: 'gold',
  grey: 'silver',
  white: 'silver',
};

/** Colours that go with any other and do not make an article colourful. */
const quiet = new Set<ColourId>(['black', 'white', 'grey', 'silver', 'brown', 'beige', 'cream']);
export const isQuiet = (id: ColourId): boolean => quiet.has(id);

const isSolid = 200;
const secondFrom = 0.24;

/** Names the one or two colours an article mostly has, the main one first, from its RGBA pixels without the ground. */
export function nameColours(rgba: Uint8Array, { isMetal = false } = {}): ColourId[] {
  const counts = new Map<ColourId, number>();
  let solid = 0;
  for (let at = 0; at + 3 < rgba.length; at += 4) {
    if ((rgba[at + 3] as number) < isSolid) continue;
    const name = nameColour(toOklch(rgba[at] as number, rgba[at + 1] as number, rgba[at + 2] as number));
    counts.set(name, (counts.get(name) ?? 0) + 1);
    solid += 1;
  }
  if (solid === 0) return [];
  const shares = sumShades(new Map([...counts].map(([id, count]) => [id, count / solid])));
  const [first, second] = shares as [ColourShare, ColourShare];
  const bright = shares.filter(({ id, share }) => share > 0.1 && !isQuiet(id));
  if (bright.length > 2 && first.share < 0.5) return ['multicolour'];
  const named = second.share >= secondFrom ? withoutBlend([first.id, second.id]) : [first.id];
  return isMetal ? [...new Set(named.map((id) => metals[id] ?? id))] : named;
}

/** Neighbours that flow into each other on a rounded article of one colour: the first is the article's. */
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

/** Shares of single colours summed up by family, the largest first; a family goes by its commonest shade. */
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
  if (c < leastChroma(l, h)) return l < 0.81 ? 'grey' : 'white';
  if (h >= 337 || h < 3) return nameRose(l, c);
  if (h < 40) return nameRed(l, c, h);
  if (h < 70) return nameOrange(l, c);
  if (h < 112) return nameYellow(l, c, h);
  if (h < 168) return h < 126 && c < 0.13 && l < 0.66 ? 'olive' : 'green';
  if (h < 205) return l > 0.78 ? 'light-blue' : 'teal';
  if (h < 285) return l > (h < 245 ? 0.68 : 0.72) ? 'light-blue' : l < 0.37 ? 'navy' : 'blue';
  return h > 322 && l > 0.62 ? 'pink' : 'purple';
}

/** From where on the eye sees a colour: early for warm tones, late for the lilac that shades have in soft light. */
function leastChroma(l: number, h: number): number {
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
