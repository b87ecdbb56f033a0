/** A colour in OKLCH, a perceptually uniform space: lightness (0 to 1), chroma (0 to about 0.3), hue (degrees). */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** Converts three sRGB bytes. */
export function toOklch(red: number, green: number, blue: number): Oklch {
  const [r, g, b] = [linear[red] as number, linear[green] as number, linear[blue] as number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, bb),
    hue: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360,
  };
}

/** Converts to three sRGB bytes; out-of-gamut values are clipped. */
export function toRgb({ lightness, chroma, hue }: Oklch): [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    toByte(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    toByte(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    toByte(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** Parses a colour such as '#e3edff'. */
export function readHex(hex: string): Oklch {
  const value = Number.parseInt(hex.slice(1), 16);
  return toOklch(value >> 16, (value >> 8) & 255, value & 255);
}

/** Formats a colour such as '#e3edff'. */
export function writeHex(colour: Oklch): string {
  return `#${toRgb(colour)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')}`;
}

function toByte(share: number): number {
  const clipped = Math.min(1, Math.max(0, share));
  return Math.round(255 * (clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055));
}
