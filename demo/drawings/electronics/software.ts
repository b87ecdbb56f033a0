import { type Drawing, shade } from '../brush.ts';
import { letter } from '../lettering.ts';
import { around, box, disc, gloss, line, oval, ring, shape, times } from '../shapes.ts';

/** A simple sign for what a program is about, on a square of 100 around 0,0. */
export const signs = {
  pages: (ink: string) => `${box(-30, -42, 60, 84, 8, ink)}${line('M-14-18h28M-14 0h28M-14 18h16', '#0005', 6)}`,
  coins: (ink: string) => `${times(3, (at) => oval(0, 28 - at * 24, 38, 15, shade(ink, at * -0.06)))}`,
  chart: (ink: string) =>
    `${box(-40, 6, 20, 34, 4, ink)}${box(-10, -16, 20, 56, 4, ink)}${box(20, -40, 20, 80, 4, ink)}`,
  photo: (ink: string) =>
    `${box(-42, -34, 84, 68, 10, ink)}${disc(-18, -12, 9, '#0004')}${shape('M-36 26-6-8 12 12 22 2 38 26Z', '#0004')}`,
  pen: (ink: string) =>
    `${shape('M-8-44H8L30 6 0 44-30 6Z', ink)}${line('M0 40V8', '#0005', 5)}${disc(0, 4, 7, '#0005')}`,
  cube: (ink: string) =>
    `${shape('M0-44 38-22 0 0-38-22Z', ink)}${shape('M-38-22 0 0V44L-38 22Z', shade(ink, -0.12))}${shape('M38-22 0 0V44L38 22Z', shade(ink, -0.22))}`,
  play: (ink: string) => `${disc(0, 0, 42, ink)}${shape('M-13-22 24 0-13 22Z', '#0006')}`,
  notes: (ink: string) =>
    `${line('M-18 26V-30L26-38V18', ink, 9)}${oval(-28, 28, 14, 11, ink)}${oval(16, 20, 14, 11, ink)}`,
  shield: (ink: string) =>
    `${shape('M0-46 38-32V-4C38 22 18 38 0 46C-18 38-38 22-38-4V-32Z', ink)}${line('M-16-2-4 12 18-14', '#0006', 9)}`,
  key: (ink: string) => `${ring(0, -20, 19, ink, 11)}${line('M0 2V42M0 26H16M0 40H12', ink, 10)}`,
  globe: (ink: string) =>
    `${ring(0, 0, 38, ink, 7)}<ellipse rx="16" ry="38" fill="none" stroke="${ink}" stroke-width="6"/>${line('M-36-12H36M-36 14H36', ink, 6)}`,
  window: (ink: string) =>
    `${box(-42, -36, 84, 72, 8, ink)}${box(-34, -14, 68, 42, 4, '#0003')}${disc(-30, -25, 4, '#0005')}${disc(-18, -25, 4, '#0005')}`,
  disk: (ink: string) =>
    `${times(3, (at) => `${box(-36, -40 + at * 28, 72, 23, 8, shade(ink, at * -0.05))}${disc(24, -29 + at * 28, 4, '#0006')}`)}`,
  speech: (ink: string) =>
    `${shape('M-42-30Q-42-40-32-40H32Q42-40 42-30V10Q42 20 32 20H-4L-24 40V20H-32Q-42 20-42 10Z', ink)}${line('M-22-18h44M-22 0h28', '#0005', 6)}`,
  cap: (ink: string) =>
    `${shape('M0-34 48-12 0 10-48-12Z', ink)}${shape('M-28 2V22Q0 38 28 22V2L0 16Z', shade(ink, -0.12))}${line('M44-8V22', ink, 5)}`,
  pad: (ink: string) =>
    `${shape('M-26-24H26C48-24 54 28 36 28 24 28 18 10 10 10H-10C-18 10-24 28-36 28-54 28-48-24-26-24Z', ink)}${line('M-22-12v16M-30-4h16', '#0006', 6)}${disc(18, -8, 5, '#0006')}${disc(28, 2, 5, '#0006')}`,
  code: (ink: string) => `${line('M-20-26-44 0-20 26M20-26 44 0 20 26M8-32-8 32', ink, 10)}`,
  gear: (ink: string) => `${around(8, box(-9, -44, 18, 26, 4, ink), 0, 0)}${ring(0, 0, 22, ink, 16)}`,
  piece: (ink: string) => `${shape('M-36-24H-10A12 12 0 1 1 12-24H36V2A12 12 0 1 1 36 20V42H-36Z', ink)}`,
  type: (ink: string) => `${line('M-34 34-8-34 18 34M-24 10H8', ink, 10)}${line('M30 34V6', ink, 9)}`,
};

export type Sign = keyof typeof signs;

const paper = '#fdfaf4';

/** What runs over a cover, in three styles. */
const covers = [
  (second: string) => shape('M74 250Q190 200 302 268V372H74Z', second, 'opacity=".92"'),
  (second: string) =>
    `${shape('M74 264H302V372H74Z', second, 'opacity=".92"')}${shape('M74 58H96V372H74Z', second, 'opacity=".92"')}`,
  (second: string) =>
    `${shape('M302 58V210L230 58Z', second, 'opacity=".5"')}${shape('M74 282 302 252V372H74Z', second, 'opacity=".92"')}`,
];

/** A boxed program: a solid carton with a spine. */
export const softwareBox =
  (word: string, sign: Sign, style = 0): Drawing =>
  (brush, main, second) =>
    `${shape('M74 58 112 36H330L302 58Z', shade(main, 0.14))}${shape('M302 58 330 36V346L302 372Z', shade(main, -0.16))}${box(74, 58, 228, 314, 5, brush.down(main))}
${covers[style % covers.length]?.(second)}<g transform="translate(188 158) scale(1.25)">${signs[sign](paper)}</g>${letter(word, 190, 300, 26, main, 180)}${line('M138 346h100', main, 5, 'opacity=".5"')}${gloss('M90 78V230', 5, 0.3)}`;

/** A licence card with a code field. */
export const licenceCard =
  (word: string, sign: Sign): Drawing =>
  (brush, main, second) =>
    `${box(28, 92, 344, 220, 24, brush.down(main))}${shape('M28 116Q28 92 52 92H340Q230 150 170 312H52Q28 312 28 288Z', shade(main, 0.07), 'opacity=".6"')}
<g transform="translate(98 168) scale(.95)">${signs[sign](paper)}</g>${letter(word, 256, 140, 28, paper, 190)}${box(160, 204, 192, 36, 8, paper)}${times(5, (at) => line(`M${178 + at * 34} 222h20`, shade(main, -0.1), 8))}${box(52, 264, 300, 22, 6, second)}`;

/** A disc in an opened sleeve. */
export const discSleeve =
  (word: string, sign: Sign): Drawing =>
  (brush, main, second) =>
    `${disc(252, 200, 132, brush.metal('#cfd3e2'))}${disc(252, 200, 44, shade('#cfd3e2', 0.1))}${disc(252, 200, 18, shade('#cfd3e2', -0.35))}${box(34, 60, 258, 282, 10, brush.down(main))}
${shape('M292 148a54 54 0 0 0 0 104Z', shade('#cfd3e2', 0.02))}<g transform="translate(142 158) scale(1.2)">${signs[sign](paper)}</g>${letter(word, 146, 250, 26, paper, 196)}${box(34, 300, 258, 16, 0, second)}`;
