import { type Drawing, shade } from '../brush.ts';
import { around, box, disc, gloss, line, oval, ring, shape, times, turned } from '../shapes.ts';

const steel = '#c9ced8';
const ink = '#2a2b33';

export const kettle: Drawing = (brush, main, second) =>
  `${line('M270 130Q370 120 350 250Q342 310 290 312', shade(second, -0.04), 28)}${shape('M120 110H260L300 326Q302 350 276 350H104Q78 350 80 326Z', brush.across(main))}${shape('M120 124 60 110 108 190Z', brush.down(main))}${shape('M124 112Q190 60 256 112Z', brush.down(second))}${disc(190, 76, 16, brush.ball(second))}${box(66, 344, 248, 30, 12, brush.down(second))}${gloss('M122 160 106 310', 10, 0.45)}`;

export const riceCooker: Drawing = (brush, main, second) =>
  `${shape('M50 170Q60 70 200 66T350 170Z', brush.down(main))}${box(172, 44, 56, 30, 12, brush.down(second))}${shape('M44 176H356L340 330Q334 360 300 360H100Q66 360 60 330Z', brush.across(main))}${box(40, 162, 320, 26, 12, brush.down(second))}${box(148, 232, 104, 92, 20, brush.down(second))}${disc(200, 264, 17, brush.ball('#f2695c'))}${line('M176 302h48', '#fff', 7)}${gloss('M82 220l10 100', 9, 0.4)}`;

export const blender: Drawing = (brush, main, second) =>
  `${shape('M110 60H290L268 246H132Z', '#e2f1f7')}${shape('M122 150H278L268 246H132Z', brush.across(second))}${line('M284 90q60 0 50 70t-56 60', '#cfe3ec', 17)}${box(104, 34, 192, 36, 14, brush.across(main))}${shape('M126 250H274L300 350Q300 372 276 372H124Q100 372 100 350Z', brush.across(main))}${disc(200, 312, 30, brush.ball(steel))}${line('M200 312v-20', ink, 6)}${gloss('M138 86l14 140', 9, 0.7)}`;

export const coffeeMaker: Drawing = (brush, main, second) =>
  `${box(70, 30, 260, 92, 26, brush.down(main))}${box(70, 30, 84, 330, 22, brush.across(main))}${box(70, 332, 260, 40, 16, brush.down(main))}${box(206, 120, 60, 24, 6, ink)}${shape('M176 196H296L286 314Q284 328 266 328H206Q188 328 186 314Z', '#d9ecf4')}${shape('M180 250H292L286 314Q284 328 266 328H206Q188 328 186 314Z', brush.across('#5b3526'))}${box(172, 180, 128, 20, 8, brush.down(second))}${line('M298 220q40 0 34 40t-40 34', second, 13)}${disc(112, 80, 15, brush.ball(second))}`;

export const fridge: Drawing = (brush, main, second) =>
  `${box(96, 14, 208, 358, 22, brush.across(main))}${line('M96 140H304', shade(main, -0.2), 5)}${box(114, 62, 13, 60, 6, second)}${box(114, 162, 13, 100, 6, second)}${box(112, 368, 40, 16, 5, ink)}${box(248, 368, 40, 16, 5, ink)}${gloss('M286 40V340', 7, 0.4)}`;

export const washer: Drawing = (brush, main, second) =>
  `${box(60, 24, 280, 350, 22, brush.down(main))}${box(60, 24, 280, 66, 22, shade(main, -0.05))}${disc(300, 58, 17, brush.metal(steel))}${box(84, 44, 96, 28, 8, '#22283a')}${disc(200, 228, 112, brush.metal(steel))}${disc(200, 228, 90, '#2c3650')}${shape('M112 236q44-30 88 0t88 0a90 90 0 0 1-176 0Z', brush.down(second))}${gloss('M136 190q20-40 56-48', 10, 0.4)}`;

export const fan: Drawing = (brush, main, second) =>
  `${oval(200, 366, 92, 16, brush.down(main))}${box(188, 262, 24, 104, 6, brush.across(main))}${disc(200, 156, 140, 'none', `stroke="${main}" stroke-width="14"`)}${times(5, (at) => turned(72 * at, shape('M200 140C160 110 150 50 190 30C240 40 246 100 200 140Z', brush.ball(second)), 200, 156))}${times(3, (at) => ring(200, 156, 52 + at * 30, shade(main, -0.06), 3))}${disc(200, 156, 30, brush.ball(main))}`;

export const purifier: Drawing = (brush, main, second) =>
  `${shape('M104 60Q104 30 200 30T296 60L308 340Q308 376 200 376T92 340Z', brush.across(main))}${oval(200, 58, 96, 26, shade(main, -0.12))}${times(9, (at) => line(`M150 ${170 + at * 20}H250`, shade(main, -0.14), 7))}${disc(200, 118, 25, '#22283a')}${ring(200, 118, 25, second, 7)}`;

export const iron: Drawing = (brush, main, second) =>
  `${shape('M30 300Q60 180 220 170L330 176Q370 190 372 300Z', brush.down(main))}${shape('M110 200Q160 90 330 110L336 180H280Q260 140 190 200Z', brush.down(second))}${shape('M24 300H376V330Q376 338 360 338H40Q20 336 24 300Z', brush.metal(steel))}${disc(250, 240, 28, brush.ball(second))}${gloss('M80 260q30-40 80-52', 9, 0.4)}`;

export const vacuum: Drawing = (brush, main, second) =>
  `${line('M300 200C400 120 330 30 250 50L120 290', shade(steel, -0.1), 17)}${shape('M40 320 96 274H150L170 320Q170 344 146 344H60Q38 344 40 320Z', brush.down(second))}${disc(300, 276, 84, brush.ball(main))}${disc(300, 276, 52, brush.ball(second))}${disc(300, 276, 18, ink)}${disc(240, 346, 24, ink)}${disc(356, 346, 24, ink)}`;

export const pillow: Drawing = (brush, main, second) =>
  `${shape('M50 110Q30 76 70 88Q200 66 330 88Q370 76 350 110Q366 200 350 290Q370 324 330 312Q200 334 70 312Q30 324 50 290Q34 200 50 110Z', brush.ball(main))}${[
    [130, 160],
    [200, 160],
    [270, 160],
    [165, 220],
    [235, 220],
    [200, 275],
  ]
    .map(([x, y]) => disc(x as number, y as number, 15, second, 'opacity=".8"'))
    .join('')}${line('M70 112q130-18 260 0', shade(main, 0.14), 4)}`;

export const towel: Drawing = (brush, main, second) =>
  `${box(50, 230, 300, 104, 50, brush.down(shade(main, -0.04)))}${box(50, 138, 300, 108, 52, brush.down(main))}
${box(50, 168, 300, 14, 0, second)}${box(50, 194, 300, 8, 0, second)}${shape('M72 284q22-34 70-24v48q-48 10-70-24Z', shade(main, -0.12))}`;

export const rug: Drawing = (brush, main, second) =>
  `${shape('M60 110H340L376 310H24Z', brush.down(main))}${shape('M82 130H318L344 290H56Z', 'none', `stroke="${second}" stroke-width="9"`)}${shape('M200 150 270 210 200 272 130 210Z', second)}${shape('M200 178 238 210 200 244 162 210Z', main)}${times(17, (at) => line(`M${66 + at * 16.8} 106v-16M${32 + at * 21} 314v18`, shade(main, 0.08), 5))}`;

export const curtain: Drawing = (brush, main, second) =>
  `${line('M24 50H376', second, 17)}${disc(24, 50, 17, brush.ball(second))}${disc(376, 50, 17, brush.ball(second))}${[0, 1].map((side) => `<g transform="${side ? 'translate(400 0) scale(-1 1)' : ''}">${times(4, (at) => shape(`M${50 + at * 30} 56H${82 + at * 30}Q${80 + at * 16} 250 ${70 + at * 26} 376H${40 + at * 26}Q${60 + at * 14} 240 ${50 + at * 30} 56Z`, brush.across(main)))}${box(56, 236, 92, 20, 9, second)}</g>`).join('')}`;

export const pot: Drawing = (brush, main, second) =>
  `${line('M60 200H20M340 200H380', shade(second, -0.05), 26)}${shape('M60 160H340V300Q338 346 290 346H110Q62 346 60 300Z', brush.across(main))}${box(48, 146, 304, 30, 14, brush.across(shade(main, -0.05)))}${shape('M64 146Q80 90 200 86T336 146Z', brush.down(main))}${disc(200, 74, 22, brush.ball(second))}${gloss('M88 200V300', 10, 0.4)}`;

export const tumbler: Drawing = (brush, main, second) =>
  `${box(150, 18, 100, 54, 16, brush.across(second))}${box(128, 64, 144, 44, 12, brush.across(second))}${shape('M126 106H274V350Q272 378 240 380H160Q128 378 126 350Z', brush.across(main))}${box(126, 300, 148, 16, 0, second)}${gloss('M148 130V280', 10, 0.45)}`;

export const storageBox: Drawing = (brush, main, second) =>
  `${shape('M50 160H350L332 340Q330 362 306 362H94Q70 362 68 340Z', brush.down(main))}${box(36, 118, 328, 54, 18, brush.down(second))}${box(160, 206, 80, 34, 16, shade(main, -0.2))}${line('M96 200 104 330M304 200 296 330', shade(main, 0.14), 6)}`;

export const shelf: Drawing = (brush, main, second) =>
  `${box(60, 20, 22, 354, 6, brush.across(main))}${box(318, 20, 22, 354, 6, brush.across(main))}${[110, 220, 330].map((y) => box(56, y, 288, 20, 6, brush.down(main))).join('')}${times(4, (at) => box(96 + at * 24, 44 + (at % 2) * 10, 19, 66 - (at % 2) * 10, 3, [second, '#e2b04a', '#6fb7a0', '#d97a8c'][at] as string))}${shape('M240 220v-40h48v40Z', brush.across('#e6b98c'))}${disc(264, 168, 26, brush.ball('#6fae6f'))}${box(108, 276, 90, 54, 8, brush.down(second))}`;

export const table: Drawing = (brush, main) =>
  `${line('M84 160 64 360M316 160 336 360M130 160 124 320M270 160 276 320', shade(main, -0.12), 17)}${shape('M50 120H350L388 168H12Z', brush.down(main))}${box(12, 164, 376, 20, 6, shade(main, -0.08))}${around(1, line('M80 140h110M230 148h90', shade(main, -0.06), 3))}`;

export const wateringCan: Drawing = (brush, main, second) =>
  `${line('M120 190 40 90', main, 26)}${shape('M14 70 66 46 76 92 30 116Z', brush.down(second))}${line('M150 130Q220 20 320 110T310 270', shade(main, -0.1), 22)}${shape('M110 150H300L314 330Q314 358 284 358H126Q96 358 96 330Z', brush.across(main))}${oval(205, 152, 95, 22, shade(main, -0.2))}${gloss('M134 200V320', 10, 0.4)}`;
