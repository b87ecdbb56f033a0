import { type Drawing, shade } from '../brush.ts';
import { box, disc, gloss, line, oval, ring, shape, times, turned } from '../shapes.ts';

const steel = '#c9ced8';
const gold = '#e2b04a';
const ink = '#2a2b33';

export const boots: Drawing = (brush, main, second) =>
  [0, 1]
    .map(
      (at) =>
        `<g transform="translate(${at * 96 - 40} ${at * 26 - 10})">${shape('M110 40H222L226 230Q300 244 318 296V326H104Z', brush.across(at ? main : shade(main, -0.08)))}${box(98, 318, 224, 28, 12, brush.down(second))}${times(4, (lace) => line(`M176 ${110 + lace * 32}h46`, shade(second, 0.1), 8))}${box(104, 40, 124, 28, 10, shade(main, -0.16))}</g>`,
    )
    .join('');

export const safetyShoes: Drawing = (brush, main, second) =>
  `${shape('M70 120Q120 96 176 120L216 196Q330 210 356 262V306H58Z', brush.across(main))}${shape('M280 214Q340 226 356 262V306H262Q256 250 280 214Z', brush.metal(steel))}${box(50, 300, 312, 40, 16, brush.down(second))}${times(9, (at) => box(62 + at * 34, 332, 20, 14, 4, shade(second, -0.14)))}${times(3, (at) => line(`M${160 + at * 26} ${150 + at * 24}l38-22`, '#f4f3ee', 8))}${line('M78 150Q110 140 140 150', shade(main, 0.14), 7)}`;

export const jumpsuit: Drawing = (brush, main, second) =>
  `${shape('M140 30Q200 76 260 30L306 60 290 130 268 122 262 186 288 372H214L200 250 186 372H112L138 186 132 122 110 130 94 60Z', brush.down(main))}${box(134, 172, 132, 24, 8, brush.down(second))}${box(186, 168, 28, 32, 6, brush.metal(gold))}${line('M200 72V172', shade(main, -0.14), 5)}${line('M140 30Q200 80 260 30', shade(main, 0.12), 8)}`;

export const insoles: Drawing = (brush, main, second) =>
  [0, 1]
    .map(
      (at) =>
        `<g transform="translate(${at * 170} 0)${at ? ' translate(230 0) scale(-1 1)' : ''}">${shape('M120 30C180 26 190 110 172 180Q166 220 176 290Q176 372 122 374Q66 372 72 300Q84 220 62 160Q44 40 120 30Z', brush.down(main))}${shape('M120 52C162 50 168 108 154 160Q116 184 84 156Q66 62 120 52Z', brush.down(second))}${oval(122, 318, 34, 40, brush.ball(second))}${times(3, (row) => times(3, (dot) => disc(102 + dot * 18, 206 + row * 20, 4, shade(main, -0.18))))}</g>`,
    )
    .join('');

export const keychain: Drawing = (brush, main, second) =>
  `${ring(200, 96, 62, brush.metal(steel), 15)}${line('M200 158v44', steel, 11)}${ring(200, 176, 14, steel, 7)}${shape('M200 210C150 160 60 210 90 290Q110 340 200 382Q290 340 310 290C340 210 250 160 200 210Z', brush.ball(main))}${disc(160, 270, 12, ink)}${disc(240, 270, 12, ink)}${line('M176 304q24 24 48 0', ink, 8)}${disc(130, 300, 14, second, 'opacity=".6"')}${disc(270, 300, 14, second, 'opacity=".6"')}`;

export const tattooSheet: Drawing = (brush, main, second) =>
  `${turned(-5, `${box(70, 40, 260, 324, 12, '#fdfcf8')}${box(70, 40, 260, 324, 12, 'none', `stroke="${shade(second, 0.2)}" stroke-width="4"`)}${shape('M140 150C84 110 96 66 140 90C184 66 196 110 140 150Z', brush.ball(main))}${shape('M258 74l12 26 28 4-21 20 6 28-25-14-25 14 6-28-21-20 28-4Z', brush.ball(second))}${line('M104 240q30-60 60 0t60 0 60 0', main, 8)}${shape('M150 290q-14-30 14-40q6 22 26 22q-4 26-40 18Z', brush.down(second))}${ring(258, 300, 26, main, 8)}${line('M258 282v36M240 300h36', main, 7)}`)}`;

export const cleansingBrush: Drawing = (brush, main, second) =>
  turned(
    22,
    `${box(164, 150, 72, 230, 34, brush.across(main))}${disc(200, 112, 88, brush.ball(shade(main, -0.05)))}${disc(200, 112, 70, brush.ball(second))}${times(3, (row) => times(12, (at) => disc(200 + Math.cos(at * 0.5236) * (18 + row * 20), 112 + Math.sin(at * 0.5236) * (18 + row * 20), 5, shade(second, -0.14))))}${disc(200, 240, 18, brush.ball(shade(main, 0.1)))}${disc(200, 290, 8, '#8fe08a')}${gloss('M182 200v130', 7, 0.45)}`,
  );

export const contactLenses: Drawing = (brush, main, second) =>
  `${[118, 282].map((x, at) => `${disc(x, 210, 92, brush.ball(at ? second : main))}${disc(x, 210, 70, brush.down('#e8f4fb'))}${oval(x, 210, 44, 38, '#bfe0f2', 'opacity=".9"')}${oval(x, 204, 44, 34, brush.down('#d8eefa'), 'opacity=".9"')}${gloss(`M${x - 30} 186q14-18 34-18`, 7, 0.8)}`).join('')}${box(170, 188, 60, 44, 12, shade(main, -0.06))}`;

export const jewelrySet: Drawing = (brush, main, second) =>
  `${line('M76 60C60 260 340 260 324 60', brush.metal(main), 11)}${shape('M200 212 228 250 200 312 172 250Z', brush.ball(second))}${line('M200 212 228 250 200 312 172 250Z', shade(main, -0.04), 7)}${[84, 316].map((x) => `${disc(x, 262, 15, brush.metal(main))}${shape(`M${x} 280 ${x + 20} 312 ${x} 364 ${x - 20} 312Z`, brush.ball(second))}${line(`M${x} 280 ${x + 20} 312 ${x} 364 ${x - 20} 312Z`, shade(main, -0.04), 6)}`).join('')}`;

export const scrunchie: Drawing = (brush, main, second) =>
  `${ring(200, 200, 112, brush.ball(main), 88)}${times(18, (at) => turned(at * 20, line('M200 46Q214 88 202 132', shade(main, at % 2 ? -0.12 : 0.1), 8)))}${ring(200, 200, 112, shade(second, 0.02), 5, 'stroke-dasharray="4 26"')}`;

export const nursingPillow: Drawing = (brush, main, second) =>
  `${line('M96 300C40 60 360 60 304 300', brush.ball(main), 116)}${times(9, (at) => disc(74 + at * 31, 250 - Math.sin((at / 8) * Math.PI) * 150, 10, second))}${gloss('M92 190C110 100 200 84 250 100', 9, 0.35)}`;

export const kidsDesk: Drawing = (brush, main, second) =>
  `${line('M70 190V350M330 190V350', brush.across(shade(main, -0.08)), 24)}${box(40, 150, 320, 46, 16, brush.down(main))}${box(210, 196, 116, 66, 10, brush.down(second))}${disc(268, 228, 9, brush.ball(gold))}${box(84, 96, 66, 56, 6, '#f0a53c')}${box(98, 80, 66, 72, 6, '#5a8ee0')}${times(3, (at) => line(`M${196 + at * 15} 150v-${50 + at * 10}`, ['#dd3b3f', '#5fb46a', '#f2c53d'][at] ?? main, 8))}`;

export const parkingSensors: Drawing = (brush, main, second) =>
  `${box(96, 40, 208, 110, 20, brush.down(ink))}${times(5, (at) => box(118 + at * 34, 62, 24, 44, 5, ['#5fd06a', '#a5d45a', '#f2d23d', '#f09a3c', '#e4473f'][at] ?? second))}${line('M130 128h140', second, 8)}${times(4, (at) => `${disc(78 + at * 82, 282, 38, brush.metal(shade(main, -0.04)))}${disc(78 + at * 82, 282, 26, brush.ball(main))}${disc(78 + at * 82, 282, 9, shade(main, -0.24))}`)}${line('M78 320Q200 380 324 320', ink, 6)}`;

export const keyFobCase: Drawing = (brush, main, second) =>
  `${ring(284, 76, 44, brush.metal(steel), 11)}${turned(32, `${box(132, 96, 136, 250, 54, brush.down(main))}${box(144, 108, 112, 226, 44, 'none', `stroke="${shade(second, 0.06)}" stroke-width="4" stroke-dasharray="9 7"`)}${times(3, (at) => box(168, 148 + at * 54, 64, 38, 14, brush.down(shade(main, -0.14))))}${shape('M192 158l16 9-16 9ZM190 214h20v16h-20Z', '#f4f3ee')}${line('M190 274h20', '#f4f3ee', 6)}`)}`;

export const filmRoll: Drawing = (brush, main, second) =>
  turned(
    -10,
    `${shape('M70 150H330V330Q330 348 312 348H52Q36 348 40 330Z', brush.down(main), 'opacity=".8"')}${box(50, 96, 300, 74, 34, brush.down(shade(main, -0.06)))}${oval(350, 133, 22, 37, brush.ball(second))}${oval(350, 133, 9, 16, ink)}${gloss('M90 118H300', 9, 0.5)}${line('M96 210 160 320M150 200 230 324', '#fff', 6, 'opacity=".35"')}`,
  );
