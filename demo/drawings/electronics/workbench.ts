import { type Drawing, shade } from '../brush.ts';
import { letter } from '../lettering.ts';
import { around, box, disc, line, oval, ring, shape, times, turned } from '../shapes.ts';

const steel = '#c9ced8';
const ink = '#2a2b33';

export const solderingIron: Drawing = (brush, main, second) =>
  turned(
    38,
    `${shape('M196 14h8l8 60h-24Z', brush.metal('#d8a05c'))}${box(184, 70, 32, 96, 6, brush.across(steel))}${box(172, 160, 56, 26, 8, brush.across(ink))}${box(164, 182, 72, 150, 28, brush.across(main))}${box(164, 216, 72, 60, 10, brush.across(second))}${line('M200 330v50', ink, 16)}`,
  );

export const spool =
  (word: string): Drawing =>
  (brush, main, second) =>
    `${oval(200, 206, 168, 164, shade(second, -0.14))}${oval(200, 196, 168, 164, brush.ball(second))}${disc(200, 196, 138, brush.ball(main))}${times(6, (at) => ring(200, 196, 70 + at * 12, shade(main, -0.08), 2.5))}${disc(200, 196, 62, brush.down(second))}${letter(word, 200, 166, 16, shade(second, second < '#888' ? 0.5 : -0.5), 96)}${disc(200, 214, 22, ink)}${line('M336 232q30 60-10 130', main, 9)}`;

export const tweezers: Drawing = (brush, main) =>
  turned(
    30,
    `${shape('M186 20Q200 10 206 24L214 250Q206 340 196 386Q176 300 172 240Z', brush.across(main))}${shape('M214 20Q204 12 206 40L224 250Q222 330 204 386Q246 300 244 240Z', brush.across(shade(main, -0.08)))}${times(6, (at) => line(`M180 ${150 + at * 14}h18`, shade(main, -0.22), 4))}`,
  );

export const pliers: Drawing = (brush, main) =>
  turned(
    20,
    `${shape('M176 30Q160 90 172 150L196 180 200 20Z', brush.metal(steel))}${shape('M224 30Q240 90 228 150L204 180 200 20Z', brush.metal(shade(steel, -0.08)))}${disc(200, 176, 36, brush.metal(steel))}${disc(200, 176, 12, '#7d8291')}${shape('M176 190C120 250 120 330 140 386Q158 396 168 380C156 320 164 262 204 206Z', brush.across(main))}${shape('M224 190C280 250 280 330 260 386Q242 396 232 380C244 320 236 262 196 206Z', brush.across(main))}`,
  );

export const mat: Drawing = (brush, main) =>
  turned(
    -8,
    `${box(40, 76, 320, 250, 14, shade(main, -0.16))}${box(36, 68, 320, 250, 14, brush.down(main))}${times(9, (at) => line(`M${64 + at * 33} 86V302`, shade(main, 0.14), 2))}${times(7, (at) => line(`M52 ${96 + at * 33}H340`, shade(main, 0.14), 2))}${ring(290, 250, 40, shade(main, 0.2), 3)}`,
  );

export const scope: Drawing = (
  brush,
  main,
  second,
) => `${box(30, 76, 340, 246, 22, brush.down(main))}${box(52, 100, 194, 162, 12, '#18211f')}${times(4, (at) => line(`M${92 + at * 40} 104V258`, '#2f4a44', 2))}${times(3, (at) => line(`M56 ${140 + at * 40}H242`, '#2f4a44', 2))}${line('M58 182C78 110 96 110 112 182S148 254 166 182 202 110 220 182l20 20', second, 6)}
${[
  [284, 128],
  [338, 128],
  [284, 188],
  [338, 188],
]
  .map(([x, y]) => disc(x as number, y as number, 20, brush.ball('#e9eaf0')) + line(`M${x} ${y}v-14`, ink, 4))
  .join(
    '',
  )}${times(4, (at) => disc(76 + at * 54, 292, 14, brush.metal(steel)))}${box(268, 232, 88, 22, 8, second)}${box(60, 320, 50, 20, 6, ink)}${box(290, 320, 50, 20, 6, ink)}`;

export const printer3d: Drawing = (
  brush,
  main,
  second,
) => `${box(44, 330, 312, 48, 12, brush.down(main))}${box(56, 40, 30, 300, 8, brush.across(main))}${box(314, 40, 30, 300, 8, brush.across(main))}${box(44, 24, 312, 36, 10, brush.down(main))}${box(70, 130, 260, 20, 6, brush.metal(steel))}${box(168, 110, 64, 70, 10, brush.down(ink))}${shape('M188 180h24l-8 24h-8Z', brush.metal('#d8a05c'))}${box(96, 306, 208, 22, 6, ink)}
${shape('M156 306V262L200 214 244 262V306Z', brush.down(second))}${times(5, (at) => line(`M158 ${266 + at * 9}H242`, shade(second, -0.1), 2))}${box(270, 342, 60, 24, 5, '#9fd8ff')}`;

export const servo: Drawing = (brush, main, second) =>
  `${line('M92 316C40 350 60 386 120 384', '#d9823c', 10)}${line('M92 326C56 356 80 390 130 392', '#7b3b2a', 8)}${box(52, 188, 296, 26, 6, brush.down(shade(main, -0.06)))}${box(96, 140, 208, 200, 16, brush.down(main))}${box(96, 120, 208, 34, 12, brush.down(shade(main, 0.05)))}${disc(150, 118, 46, brush.ball(shade(main, 0.04)))}${box(136, 66, 28, 44, 6, brush.metal('#e2b04a'))}${turned(-12, `${box(70, 48, 170, 30, 15, brush.down(second))}${times(4, (at) => disc(96 + at * 38, 63, 5, shade(second, -0.3)))}`, 150, 62)}${box(150, 236, 120, 60, 8, '#f6efe6')}${letter('SERVO', 210, 258, 17, ink, 100)}`;

export const robotCar: Drawing = (brush, main, second) =>
  `${[86, 314].map((x) => `${disc(x, 306, 68, ink)}${disc(x, 306, 40, brush.ball(second))}${around(6, box(x - 4, 272, 8, 30, 3, shade(second, -0.16)), x, 306)}`).join('')}${box(70, 206, 260, 76, 18, brush.down(main))}${box(112, 130, 176, 86, 12, brush.down(shade(main, 0.05)))}${box(86, 66, 228, 76, 24, brush.down(second))}${[146, 254].map((x) => `${disc(x, 104, 30, ink)}${disc(x, 104, 22, brush.ball('#9fd8ff'))}${disc(x - 7, 97, 6, '#fff')}`).join('')}${line('M200 66V28', ink, 7)}${disc(200, 24, 13, brush.ball('#f2695c'))}`;

export const propeller: Drawing = (brush, main, second) =>
  `${times(3, (at) => turned(120 * at + 10, shape('M186 196C150 120 176 30 222 20C246 80 236 150 214 196Z', brush.down(main))))}${disc(200, 202, 38, brush.metal(second))}${disc(200, 202, 14, ink)}`;

export const rcController: Drawing = (brush, main, second) =>
  `${line('M290 110 336 16', ink, 12)}${shape('M70 110H330Q376 116 378 190L362 318Q352 352 314 344L268 312H132L86 344Q48 352 38 318L22 190Q24 116 70 110Z', brush.down(main))}${[118, 282].map((x) => `${disc(x, 214, 46, shade(main, -0.16))}${disc(x, 214, 32, ink)}${disc(x, 204, 24, brush.ball(second))}`).join('')}${box(166, 140, 68, 44, 8, '#9fd8ff')}${box(178, 262, 44, 18, 8, second)}`;

export const solarPanel: Drawing = (brush, main) =>
  turned(
    -6,
    `${shape('M70 52H330L376 342H24Z', brush.metal(steel))}${shape('M86 68H314L354 326H46Z', brush.down(main))}${times(4, (at) => line(`M${131 + at * 46} 68L${108 + at * 61} 326`, '#dfe6f5', 3, 'opacity=".7"'))}${times(4, (at) => line(`M${78 - at * 10} ${118 + at * 50}H${322 + at * 10}`, '#dfe6f5', 3, 'opacity=".7"'))}${shape('M86 68H180L110 326H46Z', '#fff', 'opacity=".14"')}`,
  );

export const bench =
  (word: string): Drawing =>
  (brush, main, second) =>
    `${box(36, 110, 328, 190, 20, brush.down(main))}${box(60, 134, 150, 70, 10, '#1d2420')}${letter(word, 135, 156, 26, second, 120)}${disc(260, 168, 26, brush.ball('#e9eaf0'))}${disc(324, 168, 26, brush.ball('#e9eaf0'))}${line('M260 168v-18M324 168l14-12', ink, 5)}${[90, 150].map((x, at) => disc(x, 256, 20, brush.ball(at ? '#3a3c47' : '#dd3b3f')) + disc(x, 256, 8, steel)).join('')}${times(5, (at) => line(`M${236 + at * 24} 234v40`, shade(main, -0.16), 7))}`;
