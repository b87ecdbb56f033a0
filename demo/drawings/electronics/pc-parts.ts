import { type Brush, type Drawing, shade } from '../brush.ts';
import { letter } from '../lettering.ts';
import { around, box, disc, gloss, line, ring, shape, times, turned } from '../shapes.ts';

const steel = '#c9ced8';
const gold = '#e2b04a';
const ink = '#2a2b33';

const fan = (brush: Brush, x: number, y: number, radius: number, blade: string) =>
  `<g transform="translate(${x} ${y}) scale(${radius / 100})">${disc(0, 0, 100, ink)}${around(7, shape('M-14-20C-6-52 6-74 34-88A94 94 0 0 1 66-66C46-46 30-30 18-12Z', blade), 0, 0)}${disc(0, 0, 30, brush.ball(shade(blade, -0.1)))}</g>`;

export const processor: Drawing = (brush, main) =>
  turned(
    -8,
    `${box(56, 64, 288, 288, 14, shade(main, -0.18))}${box(52, 56, 288, 288, 14, brush.down(main))}${times(10, (at) => box(70 + at * 26, 66, 12, 8, 2, gold) + box(70 + at * 26, 326, 12, 8, 2, gold))}${box(92, 96, 208, 208, 18, brush.metal(steel))}${letter('CPU', 196, 180, 34, '#868b9a')}${shape('M60 322l22 14H60Z', gold)}`,
  );

export const graphicsCard: Drawing = (brush, main, second) =>
  `${box(20, 92, 24, 230, 4, brush.metal(steel))}${box(40, 108, 340, 176, 22, brush.down(main))}${box(60, 280, 200, 22, 3, gold)}${times(12, (at) => line(`M${72 + at * 16} 282v18`, shade(gold, -0.2), 3))}${fan(brush, 126, 196, 68, second)}${fan(brush, 290, 196, 68, second)}${gloss('M62 120H350', 4, 0.3)}`;

export const memoryStick: Drawing = (brush, main, second) =>
  turned(
    -12,
    `${box(20, 136, 360, 120, 8, brush.down(main))}${box(20, 136, 360, 72, 8, brush.metal(second))}${letter('MEMORY', 200, 158, 26, shade(second, second < '#888' ? 0.5 : -0.45))}${times(24, (at) => box(32 + at * 14, 238, 9, 20, 1, gold))}${shape('M188 258h20v-16h-20Z', '#0000')}`,
  );

export const motherboard: Drawing = (brush, main, second) =>
  `${box(46, 40, 316, 330, 14, shade(main, -0.16))}${box(40, 32, 316, 330, 14, brush.down(main))}${box(120, 84, 112, 112, 8, brush.metal(steel))}${box(142, 106, 68, 68, 4, '#e9eaf0')}${times(4, (at) => box(256 + at * 20, 60, 12, 172, 3, at % 2 ? second : ink))}${box(60, 250, 240, 18, 4, ink)}${box(60, 296, 240, 18, 4, second)}${box(40, 60, 56, 130, 6, brush.metal('#5c6070'))}${box(236, 328, 96, 22, 4, ink)}${line('M110 216h60l30 24M230 210v30', shade(main, 0.14), 4)}`;

export const ssd: Drawing = (brush, main, second) =>
  turned(
    -10,
    `${box(64, 60, 272, 290, 20, shade(main, -0.14))}${box(60, 52, 272, 290, 20, brush.down(main))}${box(84, 90, 224, 120, 10, brush.down(second))}${letter('SSD', 196, 130, 40, shade(second, second < '#888' ? 0.55 : -0.5))}${line('M90 250h120M90 276h80', shade(main, 0.2), 6)}${box(120, 334, 140, 16, 3, gold)}`,
  );

export const hardDisk: Drawing = (brush, main, second) =>
  `${box(72, 40, 256, 330, 16, shade(steel, -0.2))}${box(68, 32, 256, 330, 16, brush.metal(main))}${disc(196, 160, 104, shade(main, 0.06))}${ring(196, 160, 104, shade(main, -0.12), 3)}${disc(196, 160, 26, brush.metal(steel))}${box(92, 284, 208, 58, 8, second)}${letter('HDD', 196, 300, 26, shade(second, second < '#888' ? 0.55 : -0.5))}`;

export const pcCase: Drawing = (brush, main, second) =>
  `${shape('M70 44 268 24V362L70 376Z', brush.down(main))}${shape('M268 24 336 56V346L268 362Z', shade(main, -0.12))}${shape('M92 72 246 56V336L92 348Z', '#1a1c24')}${[128, 214, 300].map((y) => `<ellipse cx="302" cy="${y - 18}" rx="22" ry="36" fill="${ink}"/><ellipse cx="302" cy="${y - 18}" rx="17" ry="30" fill="none" stroke="${second}" stroke-width="5"/>`).join('')}<g transform="skewY(-5)">${fan(brush, 168, 150, 44, second)}${box(112, 226, 114, 36, 5, brush.down('#4a4d5a'))}${box(112, 280, 114, 14, 3, second)}</g>${shape('M92 72 160 65 120 346 92 348Z', '#fff', 'opacity=".1"')}`;

export const pcPower: Drawing = (brush, main, second) =>
  `${line('M330 250C390 270 372 350 330 372M330 230C400 230 396 330 366 372', ink, 14)}${shape('M40 130 90 84H360L330 130Z', brush.down(shade(main, 0.06)))}${shape('M330 130 360 84V268L330 320Z', shade(main, -0.12))}${box(40, 130, 290, 190, 8, brush.down(main))}${fan(brush, 150, 225, 76, second)}${times(4, (at) => ring(150, 225, 22 + at * 18, '#8d92a2', 3))}${box(252, 160, 52, 52, 6, ink)}${box(258, 234, 40, 26, 5, '#dd3b3f')}`;

export const caseFan: Drawing = (brush, main, second) =>
  `${box(44, 44, 312, 312, 34, brush.down(main))}${fan(brush, 200, 200, 140, second)}${[
    [74, 74],
    [326, 74],
    [74, 326],
    [326, 326],
  ]
    .map(([x, y]) => disc(x as number, y as number, 13, shade(main, -0.3)))
    .join('')}`;

export const usbStick: Drawing = (brush, main, second) =>
  turned(
    -28,
    `${box(150, 26, 100, 96, 6, brush.metal(steel))}${box(170, 52, 22, 22, 3, '#5c6070')}${box(208, 52, 22, 22, 3, '#5c6070')}${box(130, 112, 140, 250, 30, brush.across(main))}${box(130, 250, 140, 40, 0, second)}${ring(200, 330, 14, shade(main, -0.2), 7)}${gloss('M150 146V230', 8, 0.4)}`,
  );
