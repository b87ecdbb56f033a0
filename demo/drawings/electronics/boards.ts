import { type Brush, type Drawing, shade } from '../brush.ts';
import { letter } from '../lettering.ts';
import { around, box, disc, gloss, line, oval, shape, times, turned } from '../shapes.ts';

const steel = '#c9ced8';
const gold = '#e2b04a';
const ink = '#2a2b33';

const pcb = (
  brush: Brush,
  colour: string,
  x: number,
  y: number,
  width: number,
  height: number,
) => `${box(x + 4, y + 8, width, height, 14, shade(colour, -0.18))}${box(x, y, width, height, 14, brush.down(colour))}
${[
  [x + 18, y + 18],
  [x + width - 18, y + 18],
  [x + 18, y + height - 18],
  [x + width - 18, y + height - 18],
]
  .map(([a, b]) => disc(a as number, b as number, 9, gold) + disc(a as number, b as number, 5, shade(colour, -0.25)))
  .join('')}`;

const chip = (x: number, y: number, width: number, height: number, mark = '') =>
  `${times(Math.floor(width / 14), (at) => line(`M${x + 9 + at * 14} ${y - 7}v${height + 14}`, steel, 5))}${box(x, y, width, height, 5, ink)}${disc(x + 12, y + 12, 4, '#555766')}${mark ? letter(mark, x + width / 2, y + height / 2 - 7, 13, '#8f92a3', width - 16) : ''}`;

const pins = (x: number, y: number, count: number) =>
  `${box(x - 6, y - 9, count * 17 + 8, 20, 3, ink)}${times(count, (at) => box(x + at * 17, y - 4, 9, 9, 1, gold))}`;

const traces = (colour: string, d: string) => line(d, shade(colour, 0.12), 4);

export const controllerBoard: Drawing = (brush, main) =>
  `${pcb(brush, main, 60, 90, 290, 220)}${traces(main, 'M120 160h60l30 30M300 140v60l-30 30M110 240h80M260 270v-40')}${box(40, 130, 58, 54, 6, brush.metal(steel))}${box(44, 224, 46, 46, 8, brush.across(ink))}${chip(178, 180, 124, 46, 'MCU')}${pins(130, 106, 12)}${pins(148, 296, 11)}${disc(132, 212, 13, brush.metal(steel))}${box(118, 140, 20, 12, 3, '#59d98c')}`;

export const computerBoard: Drawing = (
  brush,
  main,
) => `${pcb(brush, main, 40, 80, 320, 240)}${traces(main, 'M90 240h60v-40M220 250h70M170 130v40')}${pins(74, 98, 14)}${box(124, 150, 84, 84, 6, brush.metal(steel))}${letter('CPU', 166, 182, 18, '#7d8291')}${chip(228, 156, 56, 66)}
${box(312, 104, 62, 60, 5, brush.metal(steel))}${box(312, 176, 62, 60, 5, brush.metal(steel))}${box(320, 250, 54, 52, 5, brush.metal(steel))}${box(92, 296, 50, 34, 5, brush.metal(steel))}${box(162, 300, 38, 30, 5, brush.metal(steel))}${box(222, 300, 38, 30, 5, brush.metal(steel))}`;

export const smallModule =
  (mark: string): Drawing =>
  (brush, main, second) =>
    `${times(4, (at) => line(`M${146 + at * 36} 300V384`, gold, 8))}${pcb(brush, main, 92, 50, 216, 262)}${traces(main, 'M140 260v-40M176 260v-60M212 260v-50M248 260v-70')}${pins(132, 284, 8)}${box(132, 84, 136, 110, 14, brush.down(second))}${letter(mark, 200, 128, 22, shade(second, second < '#999' ? 0.45 : -0.45), 112)}${disc(128, 228, 8, '#f2695c')}`;

export const rangeSensor: Drawing = (brush, main) =>
  `${pcb(brush, main, 30, 116, 340, 156)}${[112, 288].map((x) => `${disc(x, 192, 68, brush.metal(steel))}${disc(x, 192, 54, ink)}${disc(x, 192, 48, brush.ball('#565968'))}${line(`M${x - 30} 176h60M${x - 36} 192h72M${x - 30} 208h60`, '#2a2b33', 3)}`).join('')}${box(180, 150, 40, 22, 4, ink)}${times(4, (at) => line(`M${170 + at * 20} 266V330`, gold, 7))}`;

export const cameraModule: Drawing = (brush, main) =>
  `${shape('M150 300H250V384H150Z', brush.across('#e8d9a8'))}${pcb(brush, main, 84, 60, 232, 250)}${box(132, 104, 136, 136, 14, brush.down(ink))}${disc(200, 172, 54, brush.metal('#5c6070'))}${disc(200, 172, 42, '#15161c')}${disc(200, 172, 28, brush.ball('#3c4a7a'))}${disc(188, 160, 8, '#fff', 'opacity=".8"')}${box(150, 282, 100, 20, 4, ink)}`;

export const relay: Drawing = (brush, main, second) =>
  `${pcb(brush, main, 48, 96, 304, 210)}${box(126, 124, 136, 108, 8, brush.down(second))}${letter('RELAY', 194, 168, 20, shade(second, 0.4), 110)}${box(276, 122, 58, 160, 6, brush.down('#4fae6d'))}${times(3, (at) => disc(304, 152 + at * 50, 14, brush.metal(steel)) + line(`M296 ${144 + at * 50}l16 16`, '#6d7280', 4))}${pins(70, 240, 3)}${chip(128, 254, 50, 28)}${disc(90, 140, 9, '#f2695c')}`;

export const resistors: Drawing = (brush, main, second) =>
  times(3, (at) =>
    turned(
      -24,
      `${line(`M20 ${110 + at * 90}H380`, steel, 8)}${shape(`M110 ${88 + at * 90}q24-14 44 0h92q20-14 44 0q10 22 0 44q-24 14-44 0h-92q-20 14-44 0q-10-22 0-44Z`, brush.down(main))}${['#6a4632', second, '#d9463c', gold].map((c, i) => box(136 + i * 38, 86 + at * 90, 13, 48, 3, c as string)).join('')}`,
    ),
  );

const capacitor = (brush: Brush, x: number, y: number, wide: number, main: string, second: string) =>
  `${line(`M${x + wide * 0.32} 300V388M${x + wide * 0.68} 300V372`, brush.metal(steel), 9)}${box(x, y, wide, 300 - y, 16, brush.across(main))}
${box(x + wide - 34, y + 14, 24, 284 - y, 4, second)}${line(`M${x + wide - 22} ${y + 50}v30M${x + wide - 22} ${y + 120}v30`, main, 6)}
${oval(x + wide / 2, y + 6, wide / 2 - 4, 16, brush.metal(steel))}`;

export const capacitors: Drawing = (brush, main, second) =>
  capacitor(brush, 70, 130, 120, main, second) + capacitor(brush, 214, 60, 130, main, second);

const transistorAt = (brush: Brush, x: number, y: number, main: string) =>
  `${times(3, (at) => line(`M${x + 28 + at * 36} ${y + 130}V${y + 318}`, steel, 10))}${shape(`M${x} ${y + 50}a64 54 0 0 1 128 0v90H${x}Z`, brush.across(main))}
${shape(`M${x + 10} ${y + 60}h108v78H${x + 10}Z`, shade(main, 0.06))}${letter('NPN', x + 64, y + 88, 20, shade(main, 0.4))}`;

export const transistor: Drawing = (brush, main) =>
  transistorAt(brush, 64, 70, main) + transistorAt(brush, 206, 40, main);

export const icChip: Drawing = (brush, main) =>
  turned(
    -20,
    `${times(8, (at) => `${box(56 + at * 38, 112, 20, 50, 3, brush.metal(steel))}${box(56 + at * 38, 240, 20, 50, 3, brush.metal(steel))}`)}${box(40, 140, 324, 122, 10, brush.down(main))}${shape('M40 180a22 22 0 0 1 0 44Z', shade(main, 0.16))}${letter('IC', 206, 184, 34, shade(main, 0.35))}${gloss('M62 152H330', 4, 0.25)}`,
  );

export const pushButton: Drawing = (brush, main, second) =>
  `${box(40, 40, 320, 320, 40, brush.down(second))}${disc(200, 210, 122, shade(main, -0.18))}${disc(200, 196, 122, brush.ball(main))}${gloss('M116 160q20-46 66-62', 12, 0.5)}
${[
  [74, 74],
  [326, 74],
  [74, 326],
  [326, 326],
]
  .map(([x, y]) => disc(x as number, y as number, 13, brush.metal(steel)))
  .join('')}`;

export const breadboard: Drawing = (brush, main, second) =>
  turned(
    -10,
    `${box(46, 76, 308, 250, 14, shade(main, -0.14))}${box(42, 68, 308, 250, 14, brush.down(main))}${box(42, 186, 308, 14, 0, shade(main, -0.1))}${line('M60 92H334', '#dd5b52', 4)}${line('M60 294H334', '#4f7fd6', 4)}
${times(9, (row) => times(17, (at) => box(62 + at * 16.4, 104 + row * 20 - (row > 4 ? -6 : 0) - 2, 7, 7, 1, shade(main, -0.42))))}${line('M100 120C120 60 180 60 196 140', second, 9)}`,
  );

export const led = (brush: Brush, x: number, y: number, colour: string, size = 1) =>
  `<g transform="translate(${x} ${y}) scale(${size})">${line('M-18 90V230M18 90V196', brush.metal(steel), 9)}${shape('M-52 70V0a52 56 0 0 1 104 0V70Z', brush.across(colour))}${shape('M-26 66V10l22 22v34Z', '#fff', 'opacity=".25"')}${box(-62, 66, 124, 28, 6, brush.across(shade(colour, -0.06)))}${gloss('M-30 8V44', 10, 0.6)}</g>`;

export const leds: Drawing = (brush, main, second) =>
  `${led(brush, 92, 110, main)}${led(brush, 206, 84, second)}${led(brush, 318, 126, main, 0.9)}`;

export const ledStrip: Drawing = (brush, main, second) =>
  `<circle cx="200" cy="200" r="120" fill="none" stroke="${shade(main, -0.12)}" stroke-width="92"/><circle cx="200" cy="192" r="120" fill="none" stroke="${main}" stroke-width="88"/><circle cx="200" cy="192" r="98" fill="none" stroke="${shade(main, -0.1)}" stroke-width="2"/><circle cx="200" cy="192" r="140" fill="none" stroke="${shade(main, -0.1)}" stroke-width="2"/>${around(16, box(188, 44, 24, 20, 3, shade(second, 0.06)), 200, 192)}${around(12, box(189, 80, 22, 18, 3, brush.down(second)), 200, 192)}`;

export const digitDisplay: Drawing = (brush, main, second) =>
  `${pcb(brush, main, 24, 116, 352, 176)}${box(44, 136, 312, 136, 10, '#1d1e26')}${[88, 162, 240, 314].map((x, at) => line(['M-20-42H20M20-42V0', 'M-20-42H20V0H-20V42H20', 'M-20-42H20V42H-20ZM-20 0H20', 'M-20-42V0H20M20-42V42'][at] as string, second, 13, `transform="translate(${x} 204)"`)).join('')}${disc(201, 186, 6, second)}${disc(201, 222, 6, second)}`;

export const displayModule: Drawing = (brush, main, second) =>
  `${pcb(brush, main, 34, 84, 332, 236)}${box(58, 112, 284, 176, 8, '#1d1e26')}${box(70, 124, 260, 152, 6, brush.down(second))}${letter('HELLO', 200, 176, 42, shade(second, second < '#888' ? 0.55 : -0.5), 200)}${pins(128, 100, 9)}`;
