import type { BackgroundColourId, MoodId, OccasionId, ShadeId } from '../../../../contracts/selling/ad-themes.ts';
import { readHex, writeHex } from '../../../../listing-copy/words/oklch.ts';
import type { MotifId } from './layouts/motifs.ts';
import { palette } from './layouts/palette.ts';
import { occasions } from './prompt/occasions.ts';

/** The look of a picture. */
export interface Theme {
  background: string;
  /** Text colour on the background. */
  onBackground: string;
  /** Text colour on white. */
  onPaper: string;
  motif: { id: MotifId; colour: string } | null;
  /** Whether a colour was chosen; a shirt then has it too. */
  isColoured: boolean;
}

export interface Look {
  colour?: BackgroundColourId | undefined;
  shade?: ShadeId | undefined;
  occasion?: OccasionId | undefined;
  mood?: MoodId | undefined;
}

const backgrounds: Record<BackgroundColourId, string> = {
  black: '#1c1a22',
  white: '#ffffff',
  grey: '#8c8c93',
  silver: '#c3c6cd',
  gold: '#d4a72c',
  red: '#d62828',
  burgundy: '#6e1428',
  pink: '#f27fb2',
  orange: '#f2862b',
  yellow: '#f7d23e',
  green: '#2f9e4f',
  olive: '#6f7434',
  teal: '#12868a',
  'light-blue': '#86c9f2',
  blue: '#2463d1',
  navy: '#1b2a57',
  purple: '#7d43c4',
  brown: '#6d4325',
  beige: '#dcc3a1',
  cream: '#faf0dc',
};

const moods: Record<MoodId, { background: string; accent: string; motif: MotifId | null }> = {
  elegant: { background: '#1c1a22', accent: '#d4a72c', motif: null },
  playful: { background: '#ffd166', accent: '#ef476f', motif: 'confetti' },
  minimal: { background: '#faf8f4', accent: '#1c1a22', motif: null },
  vintage: { background: '#ead7b7', accent: '#7f4f24', motif: 'star' },
};

/** The difference in lightness between a colour and its light or dark shade. */
const shadeStep = 0.16;

/** The theme for a look; null where nothing was chosen. */
export function themeOf({ colour, shade, occasion, mood }: Look): Theme | null {
  if (!colour && !shade && !occasion && !mood) return null;
  const base = occasion ? occasions[occasion] : mood ? moods[mood] : null;
  const background = applyShade(colour ? backgrounds[colour] : (base?.background ?? palette.brandSoft), shade);
  const accent = base?.accent ?? palette.brand;
  const motif = mood === 'minimal' ? null : (base?.motif ?? null);
  return {
    background,
    onBackground: isLight(background) ? palette.ink : '#ffffff',
    onPaper: [accent, background].find((one) => readHex(one).lightness < 0.62) ?? palette.ink,
    motif: motif && { id: motif, colour: contrastingAccent(background, accent) },
    isColoured: colour !== undefined,
  };
}

const isLight = (hex: string) => readHex(hex).lightness > 0.66;

function applyShade(hex: string, shade: ShadeId | undefined): string {
  if (!shade) return hex;
  const colour = readHex(hex);
  const lightness = colour.lightness + (shade === 'light' ? shadeStep : -shadeStep);
  return writeHex({ ...colour, lightness: Math.min(0.97, Math.max(0.16, lightness)) });
}

/** The accent where it contrasts with the background, else a shade of the background. */
function contrastingAccent(background: string, accent: string): string {
  const [below, above] = [readHex(background), readHex(accent)];
  if (Math.abs(below.lightness - above.lightness) > 0.22) return accent;
  return isLight(background) ? applyShade(background, 'dark') : applyShade(background, 'light');
}
