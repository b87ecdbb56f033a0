import { type Drawing, shade } from '../brush.ts';
import { letter } from '../lettering.ts';
import { box, disc, gloss, line, oval, ring, shape, times, turned } from '../shapes.ts';

const steel = '#c9ced8';
const ink = '#2a2b33';

export const binoculars: Drawing = (brush, main, second) =>
  `${box(168, 110, 64, 110, 14, brush.across(shade(main, -0.08)))}${[112, 288].map((x) => `${shape(`M${x - 42} 70H${x + 42}L${x + 74} 290H${x - 74}Z`, brush.across(main))}${box(x - 46, 48, 92, 40, 12, brush.across(second))}${oval(x, 300, 78, 40, brush.across(second))}${oval(x, 302, 60, 28, brush.ball('#39507f'))}${oval(x - 16, 294, 16, 8, '#fff', 'opacity=".5"')}`).join('')}${disc(200, 132, 26, brush.ball(shade(second, 0.06)))}`;

export const gymBag: Drawing = (brush, main, second) =>
  `${line('M120 190C110 70 290 70 280 190', shade(second, -0.05), 20)}${box(30, 160, 340, 190, 60, brush.down(main))}${box(30, 160, 60, 190, 34, brush.down(shade(main, -0.08)))}${box(310, 160, 60, 190, 34, brush.down(shade(main, -0.08)))}${line('M96 186H304', ink, 9)}${box(128, 230, 144, 84, 18, brush.down(second))}${line('M142 252H258', shade(second, -0.18), 6)}${gloss('M110 208H240', 7, 0.35)}`;

export const cooler: Drawing = (brush, main, second) =>
  `${line('M96 150C96 40 304 40 304 150', steel, 18)}${shape('M52 180H348L330 352Q326 372 304 372H96Q74 372 70 352Z', brush.down(main))}${box(38, 130, 324, 62, 20, brush.down(second))}${box(168, 182, 64, 40, 10, brush.metal(steel))}${line('M84 250H316', shade(main, -0.1), 6)}${gloss('M92 210l8 130', 9, 0.35)}`;

export const foosballTable: Drawing = (brush, main, second) =>
  `${line('M84 270 66 376M316 270 334 376', shade(main, -0.16), 26)}${box(28, 120, 344, 160, 20, brush.down(main))}${box(54, 140, 292, 104, 8, brush.down('#4f9d56'))}${line('M200 142v100', '#dff0dc', 4)}${ring(200, 192, 26, '#dff0dc', 4)}${times(5, (at) => `${line(`M${92 + at * 54} 96v188`, steel, 8)}${box(84 + at * 54, 168, 16, 44, 6, at % 2 ? '#dd3b3f' : brush.down(second))}${disc(92 + at * 54, 292, 11, ink)}`)}`;

export const foamBlaster: Drawing = (brush, main, second) =>
  turned(
    -8,
    `${shape('M70 150H300Q330 150 330 178V214H70Q44 214 44 182T70 150Z', brush.down(main))}${box(296, 162, 84, 34, 10, brush.across('#f07f2f'))}${shape('M96 210H172L150 330Q146 346 130 346H104Q86 346 88 328Z', brush.across(second))}${shape('M188 212H228Q230 262 196 268Z', shade(main, -0.2))}${box(196, 210, 56, 110, 12, brush.across(shade(second, 0.06)))}${box(120, 122, 130, 32, 10, brush.down(shade(main, -0.1)))}${times(4, (at) => disc(96 + at * 30, 182, 8, second))}${gloss('M84 164H260', 6, 0.4)}`,
  );

export const paddlingPool: Drawing = (brush, main, second) =>
  `${oval(200, 262, 180, 92, shade(main, -0.16))}${[0, 1, 2].map((at) => `${oval(200, 252 - at * 26, 178, 88, at % 2 ? brush.down(second) : brush.down(main))}`).join('')}${oval(200, 196, 146, 62, brush.down('#8fd0f0'))}${line('M120 190q24-16 48 0t48 0 48 0', '#fff', 7, 'opacity=".7"')}${disc(252, 184, 30, brush.ball('#f2c53d'))}`;

export const learningTablet: Drawing = (brush, main, second) =>
  `${box(44, 70, 312, 260, 44, brush.down(main))}${box(82, 104, 200, 150, 16, '#fdf7e3')}${letter('A B C', 182, 150, 40, second, 160)}${disc(128, 214, 22, brush.ball('#5fb46a'))}${shape('M172 236 196 192 220 236Z', '#f0a53c')}${box(238, 194, 34, 42, 8, '#5a8ee0')}${times(3, (at) => disc(318, 130 + at * 54, 20, brush.ball(['#dd3b3f', '#f2c53d', '#5fb46a'][at] ?? second)))}${box(96, 276, 172, 30, 15, brush.down(second))}`;

export const cashRegister: Drawing = (brush, main, second) =>
  `${box(40, 288, 320, 78, 14, brush.down(shade(main, -0.08)))}${box(160, 318, 80, 16, 8, brush.metal(steel))}${shape('M72 160H328L352 290H48Z', brush.down(main))}${box(120, 52, 180, 86, 14, brush.down(shade(main, 0.06)))}${box(136, 68, 148, 52, 8, '#16241c')}${line('M156 94h60M232 94h14', '#8fe08a', 13)}${line('M200 136v26', steel, 18)}${times(12, (at) => box(92 + (at % 4) * 44, 178 + Math.floor(at / 4) * 34, 34, 24, 6, at === 11 ? second : '#f4f3ee'))}${box(276, 178, 44, 92, 8, brush.down(second))}`;

export const typewriter: Drawing = (brush, main, second) =>
  `${box(110, 40, 180, 120, 6, '#fdfcf7')}${times(3, (at) => line(`M132 ${66 + at * 22}h${130 - at * 30}`, '#8b8f9c', 5))}${box(48, 130, 304, 40, 18, brush.down(ink))}${disc(44, 150, 22, brush.metal(steel))}${disc(356, 150, 22, brush.metal(steel))}${shape('M76 164H324L366 340Q366 362 340 362H60Q34 362 34 340Z', brush.down(main))}${box(122, 180, 156, 34, 10, shade(main, -0.2))}${times(3, (row) => times(8 - row, (at) => disc(88 + row * 14 + at * 32, 246 + row * 34, 12, brush.ball(second))))}`;

export const pencilSharpener: Drawing = (brush, main, second) =>
  turned(
    -12,
    `${shape('M96 120H304L332 300H68Z', brush.down(main))}${times(7, (at) => line(`M${84 + at * 7} ${150 + at * 20}h14M${316 - at * 7} ${150 + at * 20}h-14`, shade(main, -0.16), 5))}${shape('M140 150H264L276 226H128Z', brush.metal(steel))}${disc(200, 190, 14, shade(steel, -0.3))}${oval(200, 300, 40, 18, ink)}${turned(0, `${box(178, 300, 44, 78, 4, brush.across(second))}`)}`,
  );

export const greetingCard: Drawing = (brush, main, second) =>
  `${turned(8, box(110, 70, 220, 270, 8, '#f4efe2'))}${turned(-6, `${box(80, 60, 220, 280, 8, brush.down(main))}${shape('M190 250C110 190 130 130 190 164C250 130 270 190 190 250Z', brush.ball(second))}${line('M124 286h132', shade(second, 0.04), 7)}${box(92, 72, 196, 256, 6, 'none', `stroke="${shade(main, 0.2)}" stroke-width="4"`)}`)}`;

export const photocard: Drawing = (brush, main, second) =>
  `${turned(10, box(130, 60, 200, 290, 18, shade(main, -0.14)))}${turned(-6, `${box(84, 50, 210, 300, 20, '#fdfcfa')}${box(98, 64, 182, 236, 14, brush.down(main))}${disc(189, 156, 46, brush.ball('#f0c8a8'))}${shape('M139 150Q140 92 189 92T239 150Q214 124 189 126T139 150Z', '#3c2b28')}${shape('M112 300Q120 214 189 214T266 300Z', brush.down(second))}${shape('M250 84l8 16 18 3-13 12 3 18-16-9-16 9 3-18-13-12 18-3Z', '#ffe27a')}${line('M130 326h118', shade(second, -0.04), 7)}`)}`;
