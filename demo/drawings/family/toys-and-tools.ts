import { type Brush, type Drawing, shade } from '../brush.ts';
import { letter } from '../lettering.ts';
import { box, disc, gloss, line, oval, shape, times, turned } from '../shapes.ts';

const steel = '#c9ced8';
const ink = '#2a2b33';
const wood = '#d9aa72';

const brick = (brush: Brush, x: number, y: number, studs: number, colour: string) =>
  `${times(studs, (at) => box(x + 10 + at * 40, y - 14, 24, 18, 5, brush.across(shade(colour, 0.05))))}${box(x, y, studs * 40 + 4, 58, 6, brush.down(colour))}`;

export const brickSet: Drawing = (brush, main, second) =>
  `${brick(brush, 118, 96, 4, '#f2c84b')}${brick(brush, 60, 158, 3, second)}${brick(brush, 188, 158, 4, main)}${brick(brush, 36, 220, 5, main)}${brick(brush, 244, 220, 3, '#6fbf63')}${brick(brush, 56, 282, 4, '#f2913c')}${brick(brush, 224, 282, 4, second)}`;

export const magnetTiles: Drawing = (_brush, main, second) =>
  [
    ['M60 360V220H200V360Z', main],
    ['M200 360V220H340V360Z', second],
    ['M60 220 130 100 200 220Z', '#f2c84b'],
    ['M200 220 270 100 340 220Z', '#6fbf63'],
    ['M130 100H270L200 220Z', '#b07fe0'],
  ]
    .map(([d, c]) =>
      shape(
        d as string,
        c as string,
        `fill-opacity=".78" stroke="${shade(c as string, -0.1)}" stroke-width="10" stroke-linejoin="round"`,
      ),
    )
    .join('') +
  gloss('M82 250V330', 7, 0.6) +
  gloss('M222 250V330', 7, 0.6);

export const woodBlocks: Drawing = (brush, main, second) =>
  `${box(50, 250, 110, 110, 10, brush.down(wood))}${letter('A', 105, 278, 52, main)}${box(170, 250, 110, 110, 10, brush.down(wood))}${letter('B', 225, 278, 52, second)}${box(110, 134, 110, 110, 10, brush.down(wood))}${letter('C', 165, 162, 52, '#4a9d6c')}${shape('M290 360V300a40 40 0 0 1 80 0v60Z', brush.down(main))}${shape('M100 130 165 50 230 130Z', brush.down(second))}`;

export const puzzleCube: Drawing = (_brush, main, second) => {
  const tiles = ['#f6f4ef', main, second, '#f2c84b', '#f2913c', '#6fbf63'];
  const face = (matrix: string, from: number) =>
    `<g transform="matrix(${matrix})">${box(0, 0, 100, 100, 6, ink)}${times(9, (at) => box(4 + (at % 3) * 32, 4 + Math.floor(at / 3) * 32, 28, 28, 5, tiles[(at * from + from) % 6] as string))}</g>`;
  return `${face('1.55 -.78 1.55 .78 45 122', 5)}${face('1.55 .78 0 1.75 45 122', 1)}${face('1.55 -.78 0 1.75 200 200', 7)}`;
};

export const playKitchen: Drawing = (brush, main, second) =>
  `${box(60, 60, 280, 312, 16, brush.down(main))}${box(60, 60, 280, 70, 16, shade(main, 0.08))}${times(4, (at) => disc(104 + at * 40, 96, 13, brush.ball(second)))}${box(48, 168, 304, 24, 10, brush.down('#f6efe6'))}${[130, 262].map((x) => oval(x, 168, 46, 10, ink)).join('')}${box(92, 134, 76, 34, 8, brush.down(second))}${line('M168 144h40', ink, 9)}${box(92, 214, 140, 130, 12, brush.down(second))}${box(110, 244, 104, 80, 8, '#3a3c47')}${line('M112 230h100', '#f6efe6', 8)}${box(252, 214, 66, 130, 10, shade(main, 0.08))}${disc(266, 280, 7, second)}`;

export const doctorCase: Drawing = (brush, main, second) =>
  `${line('M150 130q0-56 50-56t50 56', shade(main, -0.14), 20)}${box(44, 124, 312, 224, 32, brush.down(main))}${box(44, 216, 312, 13, 0, shade(main, -0.1))}${disc(200, 222, 62, brush.ball('#fbfaf6'))}${line('M200 192v60M170 222h60', second, 22)}${gloss('M72 160h100', 8, 0.4)}`;

export const playTent: Drawing = (brush, main, second) =>
  `${line('M200 60 188 24M200 60 214 26', '#c98d52', 9)}${shape('M200 50 372 366H28Z', brush.down(main))}${shape('M200 50 250 366H150Z', shade(main, -0.3))}${shape('M200 50 150 366H96Q176 240 200 50ZM200 50 250 366H304Q224 240 200 50Z', brush.down(second))}${times(5, (at) => disc(66 + at * 68, 344, 9, second))}`;

export const powerDrill: Drawing = (brush, main, second) =>
  `${shape('M18 128h60v24H18Z', steel)}${shape('M70 104 120 92V190L70 176Z', brush.down(ink))}${shape('M116 70H300Q352 76 352 140T300 206H116Z', brush.down(main))}${shape('M206 190H296L322 316H232Z', brush.down(shade(main, -0.05)))}${box(210, 308, 140, 62, 16, brush.down(ink))}${shape('M196 206h26l6 44q-28-2-32-44Z', second)}${times(4, (at) => line(`M${290 + at * 14} 104v60`, shade(main, -0.16), 6))}${box(140, 96, 110, 34, 10, second)}`;

export const grinder: Drawing = (brush, main, second) =>
  turned(
    -14,
    `${disc(92, 236, 84, brush.metal('#8d929f'))}${disc(92, 236, 30, '#f2b84b')}${shape('M20 216a76 76 0 0 1 144 0Z', brush.down(ink))}${box(60, 150, 90, 60, 18, brush.down('#5c6070'))}${shape('M136 140H330Q384 150 384 190T330 240H136Z', brush.down(main))}${box(250, 140, 60, 100, 0, second)}${line('M384 190h16', ink, 15)}${line('M104 150V92', ink, 26)}`,
  );

export const circularSaw: Drawing = (brush, main, second) =>
  `${disc(190, 240, 116, brush.metal(steel))}${times(20, (at) => turned(at * 18, shape('M184 118h16l-4 18Z', '#8d929f'), 190, 240))}${disc(190, 240, 26, ink)}${shape('M70 230a122 122 0 0 1 244 0Z', brush.down(main))}${line('M216 120Q250 50 330 84T350 210', shade(main, -0.1), 34)}${box(30, 300, 340, 26, 8, brush.metal('#8d929f'))}${box(226, 160, 110, 66, 20, brush.down(second))}`;

export const tapeMeasure: Drawing = (brush, main, second) =>
  `${shape('M250 300H372V340H352V326H250Z', '#f2d35c')}${times(7, (at) => line(`M${262 + at * 14} 302v${at % 2 ? 9 : 15}`, ink, 3))}${shape('M60 180Q66 70 180 66Q290 72 296 190V300Q296 326 270 326H90Q60 326 60 296Z', brush.down(main))}${disc(176, 196, 84, brush.ball(second))}${disc(176, 196, 58, shade(second, -0.08))}${gloss('M86 170q10-60 66-76', 10, 0.45)}`;

export const multimeter: Drawing = (brush, main, second) =>
  `${line('M160 350C150 396 60 390 50 330', '#dd3b3f', 11)}${line('M240 350C250 396 340 390 350 330', '#3a3c47', 11)}${box(104, 18, 192, 348, 34, brush.down(main))}${box(122, 36, 156, 312, 24, brush.down(second))}${box(138, 54, 124, 70, 10, '#cfe3d6')}${line('M164 104V74M184 74h20v30h-20ZM226 74h18v14h-18v16h18', '#2c4a3c', 6)}${disc(200, 210, 58, shade(second, -0.14))}${disc(200, 210, 42, brush.ball(main))}${line('M200 210 180 178', '#fff', 9)}${disc(160, 312, 15, '#dd3b3f')}${disc(240, 312, 15, '#1b1c22')}`;

export const dumbbell: Drawing = (brush, main, second) =>
  turned(
    -22,
    `${box(96, 180, 208, 40, 12, brush.down(steel))}${[
      [58, 116, 44, 168],
      [22, 140, 40, 120],
      [298, 116, 44, 168],
      [338, 140, 40, 120],
    ]
      .map(([x, y, w, h]) =>
        box(x as number, y as number, w as number, h as number, 16, brush.down(w === 44 ? main : second)),
      )
      .join('')}`,
  );

export const yogaMat: Drawing = (brush, main, second) =>
  `${shape('M60 290 250 250 384 306 190 352Z', brush.down(main))}${box(30, 140, 250, 120, 60, brush.down(shade(main, -0.03)))}${oval(62, 200, 34, 60, shade(main, -0.1))}${oval(62, 200, 20, 38, shade(main, 0.08))}${oval(62, 200, 8, 17, shade(main, -0.2))}${box(130, 138, 20, 124, 6, second)}${box(210, 138, 20, 124, 6, second)}`;

export const bikeHelmet: Drawing = (brush, main, second) =>
  `${line('M110 270Q130 350 190 350T280 270', ink, 9)}${shape('M40 260Q30 90 200 76Q372 90 366 250Q300 280 200 270T40 260Z', brush.ball(main))}${[
    [96, 130],
    [160, 108],
    [236, 108],
    [302, 140],
  ]
    .map(([x, y]) => shape(`M${x} ${y}q26 10 20 100l-34 4q-10-70 14-104Z`, shade(main, -0.34)))
    .join('')}${shape('M40 254Q200 290 366 246L360 276Q200 306 46 282Z', second)}`;
