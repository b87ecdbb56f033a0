import sharp from 'sharp';
import { type Oklch, readHex, writeHex } from '../../listing-copy/words/oklch.ts';

export const pictureSize = 800;

/** Backgrounds for standing figures, with the y coordinate of their floor. */
export const standingGrounds = { cove: 630, table: 622, arch: 640, plinth: 612, window: 634, sun: 640 } as const;

/** Surfaces seen from above, for lying figures. */
export const lyingGrounds = ['wash', 'terrazzo', 'sheets', 'panes', 'cloth'] as const;

export type GroundPattern = keyof typeof standingGrounds | (typeof lyingGrounds)[number];

interface Tones {
  light: string;
  base: string;
  deep: string;
  deeper: string;
}

const draw: Record<GroundPattern, (tones: Tones) => string> = {
  cove: () => wall(0.62),
  table: (tones) => `${wall(1)}<rect y="560" width="800" height="240" fill="url(#table)"/>
<rect y="560" width="800" height="3" fill="#fff" opacity=".6"/><rect y="742" width="800" height="58" fill="${tones.deeper}"/>
<rect y="742" width="800" height="4" fill="#fff" opacity=".5"/>`,
  arch: (
    tones,
  ) => `<rect width="800" height="800" fill="${tones.deep}"/><rect y="600" width="800" height="200" fill="url(#table)"/>
<path d="M150 600V370a250 250 0 0 1 500 0v230Z" fill="url(#niche)"/><rect width="800" height="800" fill="url(#lamp)"/>`,
  plinth: (tones) => `${wall(0.7)}<path d="M120 618v182h560V618Z" fill="url(#drum)"/>
<ellipse cx="400" cy="618" rx="280" ry="48" fill="${tones.light}"/><ellipse cx="400" cy="618" rx="280" ry="48" fill="url(#lamp)"/>`,
  window: () =>
    `${wall(0.66)}<g fill="#fff" transform="skewX(-24)">${pane(250, -20, 120, 330)}${pane(390, -20, 120, 330)}
${pane(250, 330, 120, 330)}${pane(390, 330, 120, 330)}</g>`,
  sun: () => `${wall(0.68)}<circle cx="400" cy="356" r="262" fill="url(#niche)"/>`,
  wash: () => plain(),
  terrazzo: (tones) => plain() + chips(tones),
  sheets: (tones) =>
    `${plain()}<g fill="#000" fill-opacity=".03">${[0, 5, 10, 15].map((drop) => `<path d="M-40 ${240 + drop} 620 ${-70 + drop} 900 ${510 + drop} 240 ${820 + drop}Z"/>`).join('')}</g>
<path d="M-40 236 620-74 900 506 240 816Z" fill="${tones.deep}"/><path d="M-40 236 620-74 900 506 240 816Z" fill="url(#lamp)"/>`,
  panes: () =>
    `${plain()}<g fill="#fff" transform="rotate(24 400 400)">${pane(60, -200, 190, 560)}${pane(280, -200, 190, 560)}
${pane(60, 390, 190, 560)}${pane(280, 390, 190, 560)}</g>`,
  cloth: (
    tones,
  ) => `${plain()}<g fill="${tones.deep}" fill-opacity=".62">${bands((at) => `<rect x="${at}" width="50" height="800"/>`)}
${bands((at) => `<rect y="${at}" width="800" height="50"/>`)}</g><rect width="800" height="800" fill="url(#lamp)"/>`,
};

const cache = new Map<string, Promise<Uint8Array>>();

/** Renders a background as RGB pixels. Pictures are sorted by background, so only the last few are cached. */
export function renderGround(type: GroundPattern, tint: string): Promise<Uint8Array> {
  const key = `${type} ${tint}`;
  const ground =
    cache.get(key) ??
    sharp(Buffer.from(groundSvg(type, tint)))
      .removeAlpha()
      .raw()
      .toBuffer();
  cache.delete(key);
  cache.set(key, ground);
  for (const oldest of [...cache.keys()].slice(0, -8)) cache.delete(oldest);
  return ground;
}

function groundSvg(type: GroundPattern, tint: string): string {
  const tones = tonesOf(readHex(tint));
  const down = (id: string, ...stops: string[]) =>
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.map((colour, at) => `<stop offset="${at / (stops.length - 1)}" stop-color="${colour}"/>`).join('')}</linearGradient>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureSize}" height="${pictureSize}"><defs>
${down('wall', tones.light, tones.base)}${down('floor', tones.base, tones.deep, tones.base, tones.light)}${down('table', tones.deep, tones.base)}
${down('niche', tones.light, tones.base)}
<linearGradient id="plain" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${tones.light}"/><stop offset="1" stop-color="${tones.base}"/></linearGradient>
<linearGradient id="drum"><stop offset="0" stop-color="${tones.deep}"/><stop offset=".3" stop-color="${tones.light}"/><stop offset="1" stop-color="${tones.deeper}"/></linearGradient>
<radialGradient id="lamp" cx=".32" cy=".2" r=".9"><stop offset="0" stop-color="#fff" stop-opacity=".55"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs>${draw[type](tones)}</svg>`;
}

/** Keeps backgrounds less colourful than the figure. */
const maxChroma = 0.07;

function tonesOf({ lightness, chroma, hue }: Oklch): Tones {
  const tone = (darker: number, stronger: number) =>
    writeHex({ lightness: Math.min(0.985, lightness - darker), chroma: Math.min(chroma * stronger, maxChroma), hue });
  return { light: tone(-0.03, 0.7), base: tone(0.012, 1.15), deep: tone(0.045, 1.5), deeper: tone(0.1, 1.8) };
}

/** A wall that bends into the floor at the given share of the height. */
function wall(bend: number): string {
  const y = Math.round(bend * pictureSize);
  return `<rect width="800" height="${y}" fill="url(#wall)"/><rect y="${y}" width="800" height="${800 - y}" fill="url(#floor)"/>
<rect width="800" height="800" fill="url(#lamp)"/>`;
}

function plain(): string {
  return '<rect width="800" height="800" fill="url(#plain)"/><rect width="800" height="800" fill="url(#lamp)"/>';
}

/** Sunlight through a window pane, with soft edges. */
function pane(x: number, y: number, width: number, height: number): string {
  return [-8, -4, 0, 4, 8]
    .map(
      (edge) =>
        `<rect x="${x + edge}" y="${y + edge}" width="${width - 2 * edge}" height="${height - 2 * edge}" fill-opacity=".095"/>`,
    )
    .join('');
}

function bands(band: (at: number) => string): string {
  return Array.from({ length: 8 }, (_, at) => band(at * 100 + 25)).join('');
}

/** Stone chips, scattered by a golden-angle spiral: even, but without a visible pattern. */
function chips({ deep, deeper }: Tones): string {
  return Array.from({ length: 150 }, (_, at) => {
    const [x, y] = [(at * 497.3 + (at % 7) * 61) % 800, (at * 302.7 + (at % 5) * 83) % 800];
    const [wide, high] = [5 + (at % 4) * 4, 4 + (at % 3) * 4];
    const fill = [deep, '#fff', deeper, deep][at % 4];
    return `<path d="M0 ${-high}L${wide} ${-high / 3} ${wide * 0.6} ${high}-${wide} ${high * 0.5}Z" fill="${fill}" fill-opacity=".75" transform="translate(${x} ${y}) rotate(${(at * 137) % 360})"/>`;
  }).join('');
}
