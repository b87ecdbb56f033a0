import { type Drawing, shade } from '../brush.ts';
import { letter } from '../lettering.ts';
import { around, box, disc, gloss, line, oval, ring, shape, times, turned } from '../shapes.ts';

const steel = '#c9ced8';
const ink = '#2a2b33';

export const dishwasher: Drawing = (brush, main, second) =>
  `${box(64, 30, 272, 340, 18, brush.down(main))}${box(64, 30, 272, 62, 18, brush.down(shade(main, -0.07)))}${box(90, 50, 110, 24, 8, '#16202c')}${letter('ECO', 144, 62, 18, '#8fd7f0', 80)}${times(3, (at) => disc(236 + at * 32, 62, 10, brush.ball(second)))}${box(110, 112, 180, 20, 10, brush.metal(steel))}${line('M84 352H316', shade(main, -0.16), 6)}${gloss('M92 150V320', 8, 0.35)}`;

export const pitcher: Drawing = (brush, main, second) =>
  `${line('M290 140C380 130 370 300 280 290', shade(main, -0.06), 28)}${shape('M96 76H300L288 340Q284 368 256 368H146Q118 368 114 340Z', brush.across(main))}${shape('M96 76 60 52Q90 40 130 60Z', brush.down(main))}${oval(200, 78, 104, 24, shade(main, -0.1))}${shape('M108 170H292L286 336Q282 356 258 356H144Q122 356 118 336Z', brush.across(second), 'opacity=".45"')}${gloss('M136 120l10 200', 11, 0.5)}`;

export const piggyBank: Drawing = (brush, main, second) =>
  `${line('M128 300v50M176 318v44M250 318v44M296 300v50', shade(main, -0.1), 34)}${oval(210, 220, 150, 112, brush.ball(main))}${shape('M106 138 88 76Q140 84 156 128Z', brush.down(shade(main, -0.06)))}${shape('M172 124 184 62Q226 86 218 122Z', brush.down(shade(main, -0.04)))}${oval(76, 232, 36, 46, brush.ball(shade(main, 0.06)))}${disc(66, 222, 7, shade(main, -0.34))}${disc(68, 246, 7, shade(main, -0.34))}${disc(128, 196, 11, ink)}${line('M356 190q40-20 24 26', shade(main, -0.08), 12)}${box(206, 112, 76, 15, 7, shade(main, -0.36))}${disc(252, 84, 30, brush.metal(second))}${gloss('M190 152q40-20 84-4', 9, 0.4)}`;

export const paintCan: Drawing = (brush, main, second) =>
  `${line('M84 130C84 20 316 20 316 130', steel, 11)}${box(80, 120, 240, 246, 18, brush.metal(steel))}${box(80, 176, 240, 140, 0, brush.across(main))}${letter('PAINT', 200, 246, 46, '#fff', 180)}${oval(200, 122, 122, 34, brush.metal(shade(steel, 0.04)))}${oval(200, 120, 100, 24, brush.ball(second))}${shape('M270 130q26 10 20 60q-4 26-18 26t-14-26q4-30-6-50Z', brush.down(second))}`;

export const generator: Drawing = (brush, main, second) =>
  `${line('M40 340V90Q40 70 60 70H340Q360 70 360 90V340', brush.across(ink), 20)}${line('M34 346H366', ink, 22)}${box(76, 96, 250, 74, 18, brush.down(main))}${disc(290, 94, 20, brush.ball(ink))}${box(70, 190, 130, 130, 16, brush.down(shade(steel, -0.2)))}${times(5, (at) => line(`M88 ${212 + at * 22}h94`, shade(steel, -0.4), 7))}${box(214, 190, 126, 130, 14, brush.down(second))}${times(2, (at) => `${disc(250 + at * 54, 232, 20, '#f4f3ee')}${line(`M${243 + at * 54} 226v12M${257 + at * 54} 226v12`, ink, 5)}`)}${box(236, 274, 80, 24, 8, '#16241c')}`;

export const server: Drawing = (brush, main, second) =>
  times(
    4,
    (at) =>
      `${box(40, 62 + at * 74, 320, 62, 10, brush.down(main))}${times(6, (bay) => box(58 + bay * 32, 76 + at * 74, 26, 34, 4, shade(main, -0.14)))}${disc(276, 93 + at * 74, 8, second)}${disc(302, 93 + at * 74, 8, '#8fe08a')}${times(3, (slot) => line(`M324 ${82 + at * 74 + slot * 11}h22`, shade(main, 0.18), 4))}`,
  );

export const drawingTablet: Drawing = (brush, main, second) =>
  turned(
    -8,
    `${box(30, 80, 320, 230, 24, brush.down(main))}${box(92, 100, 240, 190, 10, brush.down(shade(main, 0.1)))}${line('M130 240C170 130 220 280 290 150', second, 9)}${times(4, (at) => box(46, 116 + at * 42, 28, 28, 8, shade(main, -0.14)))}${turned(38, `${box(300, 30, 22, 230, 10, brush.across(ink))}${shape('M300 258H322L311 290Z', steel)}${box(303, 90, 16, 44, 6, second)}`, 311, 150)}`,
  );

export const tabletCase: Drawing = (brush, main, second) =>
  `${shape('M60 60H250V360H60Q40 360 40 340V80Q40 60 60 60Z', brush.down(shade(main, -0.06)))}${shape('M250 60 346 30Q362 28 362 44V368Q362 384 346 382L250 360Z', brush.down(main))}${box(62, 84, 168, 250, 12, brush.down('#31343f'))}${box(74, 98, 144, 222, 6, brush.down('#9fc9f0'))}${line('M250 64V356', shade(main, -0.2), 9)}${line('M274 84 342 64V348L274 334Z', second, 5)}${disc(146, 90, 4, ink)}`;

export const cameraBag: Drawing = (brush, main, second) =>
  `${line('M70 170C60 20 340 20 330 170', shade(second, -0.05), 22)}${box(46, 150, 308, 214, 44, brush.down(main))}${shape('M46 194Q46 130 110 130H290Q354 130 354 194V232H46Z', brush.down(shade(main, 0.05)))}${box(120, 250, 160, 92, 20, brush.down(shade(main, -0.07)))}${line('M140 272H260', shade(main, -0.22), 6)}${box(176, 212, 48, 44, 8, brush.metal(steel))}${ring(200, 180, 24, second, 8)}${disc(200, 180, 11, second)}`;

export const earMuffs: Drawing = (brush, main, second) =>
  `${line('M92 230C70 20 330 20 308 230', brush.across(second), 28)}${line('M110 150C120 70 280 70 290 150', shade(second, 0.14), 8)}${[92, 308].map((x) => `${box(x - 54, 190, 108, 160, 50, brush.across(main))}${box(x < 200 ? x + 18 : x - 54, 200, 36, 140, 18, ink)}${gloss(`M${x - 6} 226v70`, 9, 0.35)}`).join('')}`;

export const aquariumHeater: Drawing = (brush, main, second) =>
  turned(
    18,
    `${line('M200 60C190 10 260 0 300 30', ink, 11)}${box(166, 54, 68, 76, 16, brush.across(main))}${disc(200, 92, 20, brush.ball(second))}${box(172, 124, 56, 244, 26, brush.across('#dfeaf2'))}${line('M186 330V180h28v150', '#f08a4a', 9)}${times(5, (at) => line(`M178 ${176 + at * 30}h12`, '#8b97a6', 4))}${gloss('M186 150v190', 6, 0.7)}`,
  );

export const petCone: Drawing = (brush, main, second) =>
  `${shape('M40 90Q200 20 360 90L262 316Q200 344 138 316Z', brush.across(main), 'opacity=".92"')}${oval(200, 92, 162, 52, brush.down(shade(main, 0.1)))}${oval(200, 98, 132, 38, shade(main, -0.12))}${line('M138 316Q200 346 262 316', second, 20)}${times(3, (at) => disc(162 + at * 38, 330, 7, '#fff'))}${line('M300 120 246 300', shade(main, -0.16), 6)}`;

export const petDoor: Drawing = (brush, main, second) =>
  `${box(70, 40, 260, 330, 30, brush.down(main))}${box(106, 80, 188, 250, 20, brush.down(second))}${disc(200, 196, 34, shade(second, -0.16))}${around(3, oval(200, 142, 14, 18, shade(second, -0.16)), 200, 180)}${box(176, 52, 48, 20, 8, shade(main, -0.16))}${box(120, 312, 160, 12, 6, shade(second, -0.2))}${gloss('M124 100V290', 8, 0.4)}`;
