import { type Drawing, shade } from '../brush.ts';
import { around, box, disc, gloss, line, oval, ring, shape, times, turned } from '../shapes.ts';

const steel = '#c9ced8';
const ink = '#2a2b33';

const star = (x: number, y: number, size: number, fill: string) =>
  `<path transform="translate(${x} ${y}) scale(${size / 10})" d="M0-10 3-3.4 10-3 4.6 1.6 6.4 8.6 0 4.8-6.4 8.6-4.6 1.6-10-3-3-3.4Z" fill="${fill}"/>`;

export const sippyCup: Drawing = (brush, main, second) =>
  `${line('M96 190C30 180 30 320 104 300M304 190C370 180 370 320 296 300', shade(second, -0.04), 26)}${shape('M92 150H308L288 350Q284 374 258 374H142Q116 374 112 350Z', brush.across(main))}${box(80, 110, 240, 60, 22, brush.across(second))}${shape('M150 114Q150 50 210 46Q262 48 254 114Z', brush.across(shade(second, 0.05)))}${star(200, 262, 46, '#fff')}${gloss('M122 196l14 140', 9, 0.4)}`;

export const pacifier: Drawing = (brush, main, second) =>
  `${ring(200, 296, 64, brush.ball(second), 24)}${shape('M70 190Q70 130 140 138Q200 150 260 138Q330 130 330 190Q326 262 262 262Q200 246 138 262Q74 262 70 190Z', brush.ball(main))}${disc(200, 196, 38, brush.ball(second))}${shape('M172 146Q150 40 200 34Q250 40 228 146Z', brush.ball('#f3d9b8'))}${disc(112, 196, 10, shade(main, -0.25))}${disc(288, 196, 10, shade(main, -0.25))}`;

export const bib: Drawing = (brush, main, second) =>
  `${shape('M96 60Q70 40 62 90Q54 160 60 230Q70 370 200 372T340 230Q346 160 338 90Q330 40 304 60Q330 160 200 166Q70 160 96 60Z', brush.down(main))}${line('M78 220Q86 352 200 354T322 220', shade(main, 0.16), 4, 'stroke-dasharray="9 9"')}${[
    [140, 232],
    [200, 300],
    [262, 232],
  ]
    .map(([x, y]) => star(x as number, y as number, 26, second))
    .join('')}`;

export const plate: Drawing = (brush, main, second) =>
  `${oval(200, 226, 170, 130, shade(main, -0.12))}${oval(200, 214, 170, 130, brush.ball(main))}${shape('M60 206Q70 110 194 104V206Z', shade(main, -0.14))}${shape('M206 104Q330 110 340 206H206Z', shade(main, -0.14))}${shape('M66 220H334Q320 320 200 322T66 220Z', shade(main, -0.14))}${disc(130, 164, 22, brush.ball(second))}${oval(266, 166, 34, 20, brush.ball('#7fc26b'))}${oval(200, 262, 70, 34, brush.ball('#f2d48a'))}`;

export const diaper: Drawing = (brush, main, second) =>
  `${shape('M50 120H350Q352 180 330 190Q268 220 262 300Q200 340 138 300Q132 220 70 190Q48 180 50 120Z', brush.down(main))}${box(44, 100, 312, 46, 16, brush.down(second))}${shape('M50 150l40 10v30ZM350 150l-40 10v30Z', shade(second, -0.05))}${[
    [140, 200],
    [200, 236],
    [262, 200],
    [200, 176],
  ]
    .map(([x, y]) => star(x as number, y as number, 15, second))
    .join('')}${line('M96 196Q140 220 150 290M304 196Q260 220 250 290', shade(main, -0.08), 4)}`;

export const wipes: Drawing = (brush, main, second) =>
  `${shape('M36 190Q36 160 66 158H334Q364 160 364 190V318Q364 348 334 348H66Q36 348 36 318Z', brush.down(main))}${shape('M36 190Q36 160 66 158H334Q364 160 364 190V206H36Z', shade(main, 0.08))}${box(116, 128, 168, 76, 26, brush.down(second))}${shape('M150 150Q180 60 204 96Q244 66 250 150Z', brush.down('#f7f6f3'))}${disc(120, 284, 30, '#fff', 'opacity=".6"')}${star(120, 284, 20, second)}${line('M176 268h150M176 296h110', '#fff', 9, 'opacity=".8"')}`;

export const potty: Drawing = (brush, main, second) =>
  `${shape('M120 60Q200 30 280 60L292 200H108Z', brush.down(main))}${shape('M70 190H330Q344 300 290 366H110Q56 300 70 190Z', brush.ball(main))}${oval(200, 196, 134, 46, brush.down(second))}${oval(200, 200, 92, 28, shade(main, -0.34))}${disc(164, 110, 10, ink)}${disc(236, 110, 10, ink)}${line('M176 138q24 22 48 0', ink, 8)}`;

export const bathTub: Drawing = (brush, main, second) =>
  `${times(5, (at) => disc(96 + at * 52, 150 - (at % 2) * 16, 40, '#f8fbff'))}${shape('M24 150Q200 190 376 150L352 292Q338 336 290 336H110Q62 336 48 292Z', brush.down(main))}${oval(200, 160, 176, 24, 'none', `stroke="${shade(main, 0.1)}" stroke-width="20"`)}${shape('M292 120q10-40 46-30q26 12 12 40l-18 14q-30 6-40-24Z', brush.ball(second))}${disc(330, 106, 5, ink)}${shape('M350 112l20 4-18 10Z', '#e8803c')}${oval(200, 336, 90, 12, shade(main, -0.16))}`;

export const stroller: Drawing = (brush, main, second) =>
  `${line('M300 70 350 40M110 300 300 180M130 190 280 310', shade(steel, -0.2), 13)}${shape('M80 190A124 124 0 0 1 204 66V190Z', brush.ball(second))}${line('M204 190 120 98M204 190 96 140', shade(second, -0.14), 4)}${shape('M76 184H300Q300 280 210 284H160Q84 272 76 184Z', brush.down(main))}${line('M296 190Q330 130 310 66', ink, 13)}${[
    [118, 326],
    [284, 326],
  ]
    .map(
      ([x, y]) =>
        disc(x as number, y as number, 46, ink) +
        disc(x as number, y as number, 26, brush.ball(steel)) +
        disc(x as number, y as number, 8, ink),
    )
    .join('')}`;

export const carSeat: Drawing = (brush, main, second) =>
  `${shape('M110 70Q200 20 290 70L324 300Q310 366 250 370H150Q90 366 76 300Z', brush.down(shade(main, -0.1)))}${shape('M138 96Q200 62 262 96L282 272Q200 300 118 272Z', brush.down(main))}${shape('M96 262Q200 320 304 262L318 320Q296 376 200 376T82 320Z', brush.down(main))}${box(142, 66, 116, 60, 26, brush.down(second))}${line('M160 130 186 256M240 130 214 256', ink, 17)}${box(176, 250, 48, 48, 12, '#dd3b3f')}${line('M200 296v50', ink, 17)}`;

export const carrierSling: Drawing = (brush, main, second) =>
  `${line('M130 120C60 30 150 10 170 110M270 120C340 30 250 10 230 110', shade(main, -0.1), 30)}${shape('M110 110Q200 80 290 110L300 290Q200 350 100 290Z', brush.down(main))}${shape('M134 140Q200 120 266 140L262 210Q200 236 138 210Z', brush.down(second))}${box(40, 280, 320, 50, 22, brush.down(shade(main, -0.1)))}${box(172, 272, 56, 66, 10, ink)}`;

export const crib: Drawing = (brush, main, second) =>
  `${box(40, 90, 26, 280, 10, brush.across(main))}${box(334, 90, 26, 280, 10, brush.across(main))}${box(40, 120, 320, 26, 10, brush.down(main))}${box(40, 310, 320, 26, 10, brush.down(main))}${times(8, (at) => box(78 + at * 32, 140, 13, 176, 5, brush.across(main)))}${box(66, 250, 268, 56, 14, brush.down(second))}${box(74, 226, 100, 44, 20, '#fbfaf6')}${times(8, (at) => box(78 + at * 32, 140, 13, 176, 5, main, 'opacity=".55"'))}`;

export const highChair: Drawing = (brush, main, second) =>
  `${line('M130 230 84 380M270 230 316 380M106 310H294', shade(main, -0.06), 17)}${box(118, 30, 164, 170, 40, brush.down(second))}${box(140, 54, 120, 120, 26, shade(second, 0.07))}${box(100, 212, 200, 40, 18, brush.down(second))}${box(64, 172, 272, 34, 17, brush.down(main))}${oval(200, 174, 60, 9, shade(main, -0.1))}`;

export const rocker: Drawing = (brush, main, second) =>
  `${line('M40 330Q200 396 360 330', shade(second, -0.05), 18)}${line('M90 344 130 260M310 344 280 300', steel, 12)}${shape('M60 240Q80 60 200 80L330 260Q340 320 270 320Q120 320 60 240Z', brush.down(main))}${shape('M110 226Q126 110 200 128L280 262Q250 286 200 282Q140 270 110 226Z', brush.down(second))}${shape('M150 240l80-40 20 30-76 36Z', shade(main, -0.14))}`;

export const romper: Drawing = (brush, main, second) =>
  `${shape('M140 50Q200 90 260 50L330 90 312 176 276 160 272 250 284 330H226L200 300 174 330H116L128 250 124 160 88 176 70 90Z', brush.down(main))}${line('M140 50Q200 96 260 50', shade(second, -0.02), 12)}${star(200, 190, 42, second)}${[176, 200, 224].map((x) => disc(x, 322, 6, second)).join('')}`;

export const sleepSack: Drawing = (brush, main, second) =>
  `${shape('M146 40Q200 76 254 40L284 90 270 130Q330 240 310 340Q200 390 90 340Q70 240 130 130L116 90Z', brush.down(main))}${line('M200 66V330', second, 9)}${line('M146 40Q200 84 254 40', second, 12)}${[
    [140, 220],
    [258, 210],
    [150, 310],
    [256, 306],
  ]
    .map(([x, y]) => star(x as number, y as number, 24, second))
    .join('')}`;

export const beanie: Drawing = (brush, main, second) =>
  `${disc(200, 66, 42, brush.ball(second))}${shape('M70 260Q66 90 200 88T330 260Z', brush.ball(main))}${times(8, (at) => line(`M${100 + at * 29} ${[190, 140, 116, 108, 108, 116, 140, 190][at]}V260`, shade(main, -0.07), 4))}${box(56, 244, 288, 84, 32, brush.down(second))}${times(11, (at) => line(`M${84 + at * 23} 256V316`, shade(second, -0.08), 5))}`;

export const bootees: Drawing = (brush, main, second) =>
  [0, 150]
    .map(
      (x) =>
        `<g transform="translate(${x} ${x / 4})">${shape('M60 90H170V190Q236 196 238 250Q236 286 200 288H84Q56 286 56 250Z', brush.down(main))}${box(48, 66, 134, 50, 22, brush.down(second))}${shape('M56 262H238Q236 300 200 302H84Q56 300 56 262Z', brush.down(second))}${line('M150 150q20 6 30 24', '#fff', 7)}</g>`,
    )
    .join('');

export const rattle: Drawing = (brush, main, second) =>
  turned(
    34,
    `${box(182, 190, 36, 130, 16, brush.across(second))}${ring(200, 346, 32, brush.ball(second), 18)}${disc(200, 116, 98, brush.ball(main))}${shape('M104 100Q200 60 296 100V136Q200 98 104 136Z', second)}${star(200, 150, 30, '#fff')}${gloss('M136 74q18-28 50-36', 10, 0.5)}`,
  );

export const teether: Drawing = (brush, main, second) =>
  `${ring(200, 214, 124, brush.ball(main), 52)}${around(10, disc(200, 90, 9, shade(main, 0.12)), 200, 214)}${around(3, disc(200, 88, 38, brush.ball(second)), 200, 214)}`;

export const playMat: Drawing = (brush, main, second) =>
  `${oval(200, 300, 182, 74, brush.down(main))}${oval(200, 296, 150, 54, brush.down(shade(main, 0.07)))}${line('M40 290C70 20 330 20 360 290M90 330C150 60 250 60 310 330', second, 20)}${[
    [126, 196, '#f2b84b'],
    [200, 170, '#ef7fa4'],
    [276, 196, '#6fb7e8'],
  ]
    .map(
      ([x, y, c]) =>
        line(`M${x} ${Number(y) - 62}V${y}`, steel, 4) + disc(Number(x), Number(y), 25, brush.ball(c as string)),
    )
    .join('')}${star(200, 300, 30, second)}`;

export const stackRings: Drawing = (brush, main, second) =>
  `${oval(200, 366, 120, 20, shade(main, -0.1))}${[
    [150, 330, main],
    [126, 282, second],
    [102, 236, '#f2c84b'],
    [80, 192, '#7fc26b'],
    [58, 150, '#ef7fa4'],
  ]
    .map(([w, y, c]) => box(200 - Number(w), Number(y) - 20, Number(w) * 2, 46, 23, brush.down(c as string)))
    .join(
      '',
    )}${disc(200, 90, 46, brush.ball(main))}${disc(186, 84, 6, ink)}${disc(214, 84, 6, ink)}${line('M188 102q12 10 24 0', ink, 5)}`;

export const walker: Drawing = (brush, main, second) =>
  `${oval(200, 318, 176, 46, brush.down(main))}${line('M90 300 130 170M310 300 270 170', shade(second, -0.04), 22)}${oval(200, 160, 140, 50, brush.down(main))}${oval(200, 160, 86, 28, shade(main, -0.25))}${shape('M120 168Q200 220 280 168L262 262Q200 290 138 262Z', brush.down(second))}${[70, 330].map((x) => disc(x, 346, 22, ink)).join('')}${disc(300, 128, 17, brush.ball('#f2c84b'))}${disc(100, 128, 17, brush.ball('#7fc26b'))}`;

export const monitor: Drawing = (brush, main, second) =>
  `${line('M286 90 300 20', shade(main, -0.1), 13)}${box(60, 74, 280, 250, 50, brush.down(main))}${box(92, 106, 216, 142, 18, '#22283a')}${disc(200, 188, 38, brush.ball('#f6d7b8'))}${shape('M130 248Q150 206 200 220T270 248Z', brush.down(second))}${line('M186 188q4-6 8 0M208 188q4-6 8 0', ink, 3)}${times(4, (at) => disc(140 + at * 40, 286, 12, at ? shade(main, -0.12) : second))}`;

export const safetyGate: Drawing = (brush, main, second) =>
  `${box(30, 60, 24, 300, 8, brush.across(main))}${box(346, 60, 24, 300, 8, brush.across(main))}${box(40, 84, 320, 24, 8, brush.down(main))}${box(40, 316, 320, 24, 8, brush.down(main))}${times(8, (at) => box(76 + at * 33, 104, 12, 216, 4, brush.across(main)))}${box(250, 70, 70, 46, 14, brush.down(second))}`;

export const earThermometer: Drawing = (brush, main, second) =>
  turned(
    20,
    `${shape('M150 90Q200 20 260 80L250 130Q260 220 240 350Q200 386 160 350Q140 220 150 90Z', brush.across(main))}${shape('M258 84 330 60Q344 76 330 92L252 124Z', brush.down(second))}${box(166, 170, 68, 56, 12, '#bfe8d4')}${line('M180 212v-28h14v28M206 184h14v28h-14Z', '#2c5a46', 4)}${disc(200, 270, 22, brush.ball(second))}`,
  );

export const lunchBox: Drawing = (brush, main, second) =>
  `${line('M130 110q0-60 70-60t70 60', shade(main, -0.16), 22)}${box(40, 104, 320, 240, 42, brush.down(main))}${box(40, 104, 320, 104, 42, brush.down(second))}${box(40, 176, 320, 32, 0, second)}${box(170, 186, 60, 44, 12, brush.down('#f2c84b'))}${star(120, 274, 34, '#fff')}${star(280, 274, 34, '#fff')}`;

export const kidsBottle: Drawing = (brush, main, second) =>
  `${line('M236 60q60 10 50 70', shade(second, -0.1), 17)}${box(150, 36, 84, 60, 24, brush.across(second))}${box(130, 84, 140, 50, 16, brush.across(second))}${box(116, 128, 168, 246, 44, brush.across(main))}${[
    [170, 200],
    [232, 246],
    [168, 306],
  ]
    .map(([x, y]) => star(x as number, y as number, 26, '#fff'))
    .join('')}${gloss('M138 176V320', 9, 0.4)}`;

export const diaperBag: Drawing = (brush, main, second) =>
  `${line('M130 140C120 30 280 30 270 140', shade(main, -0.16), 20)}${shape('M60 130H340L356 340Q354 370 322 370H78Q46 370 44 340Z', brush.down(main))}${shape('M60 130H340L344 190Q200 240 56 190Z', brush.down(shade(main, -0.06)))}${box(112, 236, 176, 104, 24, brush.down(second))}${line('M126 256H274', shade(second, -0.16), 5)}${star(200, 300, 22, '#fff')}`;
