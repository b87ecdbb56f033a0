import { readHex } from '../../../listing-copy/words/oklch.ts';
import { type Drawing, shade } from '../brush.ts';
import { letter } from '../lettering.ts';
import { box, gloss, line, oval, shape } from '../shapes.ts';

const paper = '#fdfaf4';

/** Print must be dark enough to read on paper. */
function printIn(main: string, second: string): string {
  return shade(readHex(second).lightness > 0.72 ? main : second, -0.22);
}

/** A word on a paper label. */
function label(word: string, x: number, y: number, width: number, height: number, ink: string): string {
  const size = Math.min(22, height * 0.3);
  return `${box(x, y, width, height, 8, paper)}${letter(word, x + width / 2, y + height / 2 - size * 0.8, size, ink, width - 22)}
${line(`M${x + width * 0.3} ${y + height * 0.72}h${width * 0.4}`, ink, 3, 'opacity=".4"')}`;
}

export const bottle =
  (word: string): Drawing =>
  (brush, main, second) =>
    `${box(168, 40, 64, 66, 10, brush.across(second))}
${box(178, 98, 44, 26, 4, brush.across(shade(main, 0.06)))}${box(118, 116, 164, 254, 34, brush.across(main))}
${gloss('M140 160V320', 9, 0.4)}${label(word, 118, 190, 164, 110, printIn(main, second))}`;

export const pumpBottle =
  (word: string): Drawing =>
  (brush, main, second) =>
    `${line('M200 106V52H150v14', shade(second, -0.05), 20)}
${box(176, 92, 48, 30, 6, brush.across(second))}${box(116, 118, 168, 252, 30, brush.across(main))}
${gloss('M138 160V330', 9, 0.4)}${label(word, 116, 196, 168, 112, printIn(main, second))}`;

export const tube =
  (word: string): Drawing =>
  (brush, main, second) =>
    `${shape('M112 40H288L262 318H138Z', brush.across(main))}
${box(106, 28, 188, 26, 6, brush.across(shade(main, 0.06)))}${box(150, 316, 100, 58, 10, brush.across(second))}
${gloss('M138 80 152 290', 8, 0.4)}${label(word, 134, 130, 132, 104, printIn(main, second))}`;

export const jar =
  (word: string): Drawing =>
  (brush, main, second) =>
    `${box(66, 150, 268, 190, 40, brush.across(main))}
${box(58, 84, 284, 82, 20, brush.across(second))}${oval(200, 90, 136, 20, shade(second, 0.09))}${gloss('M92 200V290', 10, 0.4)}
${label(word, 108, 206, 184, 92, printIn(main, second))}`;

export const dropper =
  (word: string): Drawing =>
  (brush, main, second) =>
    `${box(176, 24, 48, 92, 22, brush.across(second))}
${box(162, 100, 76, 46, 8, brush.across(shade(second, 0.1)))}${box(120, 140, 160, 232, 30, brush.across(main))}
${gloss('M142 190V330', 9, 0.45)}${label(word, 134, 220, 132, 106, printIn(main, second))}`;

export const aerosol =
  (word: string): Drawing =>
  (brush, main, second) =>
    `${box(158, 26, 84, 74, 18, brush.across(second))}
${shape('M132 128Q136 96 168 92H232Q264 96 268 128V360Q200 384 132 360Z', brush.across(main))}${gloss('M152 150V330', 9, 0.45)}
${label(word, 132, 190, 136, 116, printIn(main, second))}`;

export const sprayBottle =
  (word: string): Drawing =>
  (brush, main, second) =>
    `${shape('M150 40H256L262 78H214V116H178V88L128 84Z', brush.down(second))}
${line('M166 88 150 126', shade(second, -0.14), 14)}${shape('M176 112H216L284 186V352Q284 374 262 374H138Q116 374 116 352V186Z', brush.across(main))}
${gloss('M138 210V330', 9, 0.4)}${label(word, 116, 222, 168, 108, printIn(main, second))}`;

export const jug =
  (word: string): Drawing =>
  (brush, main, second) =>
    `${box(226, 24, 72, 52, 10, brush.across(second))}
${shape('M96 108Q98 92 114 88L214 64H300Q318 66 318 84V352Q318 376 294 376H106Q82 376 82 352V150Z', brush.across(main))}
${shape('M126 132Q128 120 140 116L190 104Q204 102 204 114V150Q204 164 190 164H138Q126 164 126 152Z', shade(main, -0.2), 'opacity=".55"')}
${gloss('M108 210V336', 10, 0.35)}${label(word, 112, 204, 178, 124, printIn(main, second))}`;

/** A standing bag, as coffee, seeds and pet food come in. */
export const pouch =
  (word: string): Drawing =>
  (brush, main, second) =>
    `${shape('M96 62H304L318 352Q320 374 298 374H102Q80 374 82 352Z', brush.across(main))}
${shape('M96 62H304L302 96H98Z', shade(main, -0.1))}${shape('M90 232H312L316 318H84Z', brush.across(second))}${gloss('M112 120 104 210', 9, 0.4)}
${letter(word, 200, 152, 30, paper, 176)}${line('M150 206h100', paper, 4, 'opacity=".7"')}`;

export const canister =
  (word: string): Drawing =>
  (brush, main, second) =>
    `${box(102, 76, 196, 290, 22, brush.across(main))}${oval(200, 82, 98, 24, shade(second, -0.06))}
${box(96, 44, 208, 48, 14, brush.across(second))}${oval(200, 48, 98, 15, shade(second, 0.08))}${gloss('M126 120V330', 10, 0.4)}
${label(word, 102, 168, 196, 124, printIn(main, second))}`;

/** A round tin seen from the front. */
export const tin =
  (word: string): Drawing =>
  (brush, main, second) =>
    `${box(86, 92, 228, 224, 20, brush.across(main))}${oval(200, 100, 114, 30, brush.metal('#c9ced8'))}
${oval(200, 100, 98, 23, shade('#c9ced8', -0.05))}${line('M176 98q24-16 48 0', shade('#c9ced8', -0.2), 7)}${oval(200, 308, 114, 24, 'none')}
${gloss('M112 146V280', 10, 0.4)}${label(word, 86, 162, 228, 106, printIn(main, second))}`;

/** A folding carton in three-quarter view. */
export const carton =
  (word: string): Drawing =>
  (brush, main, second) =>
    `${shape('M92 96 252 70V350L92 370Z', brush.down(main))}
${shape('M252 70 320 106V338L252 350Z', shade(main, -0.14))}${shape('M92 96 160 62 320 64 320 106 252 70Z', 'none')}
${shape('M92 96 252 70 252 150 92 172Z', brush.down(second))}<g transform="skewY(-8)">${letter(word, 172, 226, 28, paper, 132)}${line('M128 282h88M128 306h60', paper, 6, 'opacity=".6"')}</g>`;
