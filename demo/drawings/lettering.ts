/**
 * Capital letters as strokes of height ten, with their widths. Installed fonts differ between machines, and pictures
 * must not.
 */
const glyphs: Record<string, [width: number, path: string]> = {
  A: [6.4, 'M0 10 3.2 0 6.4 10M1.2 6.6H5.2'],
  B: [5.6, 'M0 0V10H3a2.6 2.6 0 0 0 0-5.2H0M0 0H2.8a2.4 2.4 0 0 1 0 4.8'],
  C: [6, 'M6 1.9A3.6 5 0 1 0 6 8.1'],
  D: [6, 'M0 0V10H2.4a3.6 5 0 0 0 0-10Z'],
  E: [4.8, 'M4.8 0H0V10H4.8M0 5H4.2'],
  F: [4.6, 'M4.6 0H0V10M0 5H4'],
  G: [6.2, 'M6 1.9A3.6 5 0 1 0 6.2 7.4V5.4H3.8'],
  H: [6, 'M0 0V10M6 0V10M0 5H6'],
  I: [0.2, 'M0 0V10'],
  J: [4, 'M4 0V7.4a2 2.6 0 0 1-4 0'],
  K: [5.6, 'M0 0V10M5.4 0 0 6M2.1 4 5.6 10'],
  L: [4.4, 'M0 0V10H4.4'],
  M: [7.4, 'M0 10V0L3.7 6.4 7.4 0V10'],
  N: [6, 'M0 10V0L6 10V0'],
  O: [6.8, 'M3.4 0A3.4 5 0 1 0 3.4 10 3.4 5 0 1 0 3.4 0'],
  P: [5.4, 'M0 10V0H2.8a2.7 2.8 0 0 1 0 5.6H0'],
  R: [5.6, 'M0 10V0H2.8a2.7 2.8 0 0 1 0 5.6H0M2.8 5.6 5.6 10'],
  S: [5.4, 'M5.1 1.7C4.4-.5.4-.5.4 2.5.4 5.5 5.4 4.4 5.4 7.5 5.4 10.5.8 10.6 0 8.1'],
  T: [6, 'M0 0H6M3 0V10'],
  U: [6, 'M0 0V6.6a3 3.4 0 0 0 6 0V0'],
  V: [6, 'M0 0 3 10 6 0'],
  W: [8.4, 'M0 0 2.1 10 4.2 2.4 6.3 10 8.4 0'],
  X: [5.6, 'M0 0 5.6 10M5.6 0 0 10'],
  Y: [6, 'M0 0 3 5.2 6 0M3 5.2V10'],
  Z: [5.4, 'M0 0H5.4L0 10H5.4'],
  3: [5, 'M0 0H4.6L2.2 4C6.2 3.8 6 10 2.2 10 1 10 .2 9.2 0 8.4'],
};

const [gap, space] = [2.4, 3.6];

/** Draws a word in capitals, centred at x with its top at y, scaled down to the maximum width. */
export function letter(word: string, x: number, y: number, height: number, colour: string, room = Infinity): string {
  const widths = [...word].map((sign) => (glyphs[sign]?.[0] ?? space) + gap);
  const width = widths.reduce((sum, each) => sum + each, -gap);
  const scale = Math.min(height / 10, room / width);
  let at = 0;
  const paths = [...word].map((sign, place) => {
    const drawn = `<path d="${glyphs[sign]?.[1] ?? ''}" transform="translate(${at.toFixed(1)} 0)"/>`;
    at += widths[place] as number;
    return drawn;
  });
  const left = x - (width * scale) / 2;
  return `<g transform="translate(${left.toFixed(1)} ${y}) scale(${scale.toFixed(3)})" fill="none" stroke="${colour}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g>`;
}
