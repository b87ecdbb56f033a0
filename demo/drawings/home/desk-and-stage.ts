import { type Drawing, shade } from '../brush.ts';
import { letter } from '../lettering.ts';
import { box, disc, gloss, line, oval, ring, shape, times, turned } from '../shapes.ts';

const steel = '#c9ced8';
const ink = '#2a2b33';

export const calculator: Drawing = (brush, main, second) =>
  turned(
    -8,
    `${box(92, 24, 230, 356, 32, shade(main, -0.16))}${box(86, 18, 230, 356, 32, brush.down(main))}${box(110, 44, 182, 72, 12, '#cfe3d6')}${line('M250 62v34M270 62v34', '#2c4a3c', 7)}${times(16, (at) => box(112 + (at % 4) * 47, 140 + Math.floor(at / 4) * 54, 36, 40, 10, brush.down(at % 4 === 3 ? second : '#f3f1ee')))}`,
  );

export const stapler: Drawing = (brush, main, second) =>
  `${shape('M30 300H370V328Q370 340 350 340H50Q30 340 30 328Z', brush.down(shade(main, -0.1)))}${box(60, 276, 250, 20, 6, brush.metal(steel))}${shape('M40 260Q50 220 110 206L320 150Q372 150 372 200V262H60Q40 264 40 260Z', brush.down(main))}${shape('M120 218 310 170Q340 170 344 196L140 238Z', second, 'opacity=".8"')}${disc(342, 268, 13, brush.ball(steel))}`;

export const stickyNotes: Drawing = (brush, main, second) =>
  `${turned(-9, `${box(50, 60, 220, 220, 4, shade(main, -0.12))}${box(44, 50, 220, 220, 4, brush.down(main))}${line('M76 104h150M76 144h150M76 184h96', shade(main, -0.22), 7)}`)}${turned(7, `${box(176, 160, 196, 196, 4, shade(second, -0.12))}${box(170, 150, 196, 196, 4, brush.down(second))}${shape('M366 292v54h-54Z', shade(second, -0.16))}`)}`;

export const highlighter: Drawing = (brush, main) =>
  turned(
    -26,
    `${shape('M10 186 56 160V240L10 214Z', shade(main, -0.06))}${box(50, 152, 70, 96, 12, brush.down('#f3f1ee'))}
${box(112, 140, 270, 120, 30, brush.down(main))}${box(236, 140, 34, 120, 0, '#fff', 'opacity=".5"')}${gloss('M134 164H350', 8, 0.45)}`,
  );

export const eraser: Drawing = (brush, main, second) =>
  turned(
    -22,
    `${box(40, 140, 330, 130, 26, shade(main, -0.12))}${box(36, 128, 330, 130, 26, brush.down(main))}${box(130, 122, 200, 142, 8, brush.down(second))}${letter('ERASER', 230, 178, 26, '#fff', 150)}`,
  );

export const tape: Drawing = (brush, main, second) =>
  `${disc(206, 214, 160, shade(main, -0.14))}${disc(200, 200, 160, brush.ball(main))}${ring(200, 200, 128, shade(main, 0.06), 5)}${disc(200, 200, 92, brush.ball(second))}${disc(200, 200, 72, shade(second, -0.24))}${shape('M330 290 376 372 330 384 290 316Z', brush.down(main))}`;

export const whiteboard: Drawing = (brush, main, second) =>
  `${line('M110 300 80 384M290 300 320 384', shade(main, -0.1), 14)}${box(20, 50, 360, 256, 14, brush.metal(main))}${box(38, 68, 324, 220, 6, '#fdfdfb')}${line('M70 240 130 170 180 206 260 110', second, 9)}${line('M70 110h90M70 138h60', '#8a90a2', 7)}${box(130, 300, 140, 16, 6, main)}${box(150, 290, 50, 12, 6, second)}`;

export const officeChair: Drawing = (brush, main, second) =>
  `${line('M200 290V350M200 346 96 372M200 346 304 372M200 346V378', shade(second, -0.05), 15)}${[96, 200, 304].map((x) => disc(x, 380, 13, ink)).join('')}${box(110, 20, 180, 188, 44, brush.down(main))}${box(132, 42, 136, 140, 30, shade(main, 0.06))}${box(186, 196, 28, 50, 6, brush.across(second))}${box(84, 232, 232, 62, 30, brush.down(main))}${line('M74 178v56M326 178v56', shade(second, -0.02), 18)}${line('M60 172h44M296 172h44', second, 22)}`;

export const binder: Drawing = (brush, main, second) =>
  `${shape('M70 50 110 30H350V342L320 372H70Z', shade(main, -0.14))}${box(70, 50, 240, 322, 12, brush.down(main))}${box(70, 50, 62, 322, 10, brush.across(shade(main, -0.06)))}${box(82, 86, 38, 120, 6, '#fdfaf4')}${ring(101, 306, 17, brush.metal(steel), 9)}${box(170, 110, 110, 70, 8, second)}`;

export const desk: Drawing = (brush, main, second) =>
  `${box(30, 130, 340, 28, 8, brush.down(main))}${box(230, 158, 126, 200, 8, brush.down(second))}${[200, 250, 300].map((y) => line(`M232 ${y + 12}H354`, shade(second, -0.16), 4) + box(276, y - 16, 34, 9, 4, ink)).join('')}${line('M54 158 46 366M90 158V340', shade(main, -0.14), 16)}`;

export const record: Drawing = (brush, main, second) =>
  `${box(30, 60, 250, 270, 8, brush.down(main))}${shape('M30 240q60-80 130-30t120-40v152q0 8-8 8H38q-8 0-8-8Z', second, 'opacity=".85"')}${disc(110, 140, 36, '#fff', 'opacity=".5"')}${disc(262, 196, 122, brush.ball('#2b2c36'))}${times(5, (at) => ring(262, 196, 54 + at * 14, '#40424e', 2.5))}${disc(262, 196, 40, brush.ball(second))}${disc(262, 196, 7, '#fff')}`;

export const cassette: Drawing = (brush, main, second) =>
  turned(
    -8,
    `${box(26, 96, 348, 220, 22, shade(main, -0.16))}${box(22, 88, 348, 220, 22, brush.down(main))}${box(48, 110, 296, 110, 12, '#fdfaf4')}${box(48, 110, 296, 26, 10, second)}${box(104, 150, 184, 56, 28, '#2b2c36')}${[140, 252].map((x) => disc(x, 178, 20, '#fdfaf4') + disc(x, 178, 9, '#2b2c36')).join('')}${shape('M96 306 112 246H280L296 306Z', shade(main, -0.12))}`,
  );

export const acousticGuitar: Drawing = (brush, main, second) =>
  turned(
    32,
    `${box(188, 4, 24, 176, 4, brush.across('#5a3526'))}${box(180, 0, 40, 44, 8, brush.across('#43281d'))}${shape('M150 176Q100 190 116 244Q80 270 90 320Q110 392 200 392T310 320Q320 270 284 244Q300 190 250 176Q200 166 150 176Z', brush.ball(main))}${disc(200, 244, 36, '#3a2218')}${ring(200, 244, 41, second, 6)}${box(164, 316, 72, 15, 5, '#43281d')}${line('M193 20V320M200 20V320M207 20V320', '#f0e6d2', 1.6)}`,
  );

export const ukulele: Drawing = (brush, main, second) =>
  turned(
    28,
    `${box(186, 20, 28, 180, 4, brush.across('#6a4632'))}${box(176, 8, 48, 50, 10, brush.across(main))}${shape('M156 190Q110 204 128 250Q100 276 112 322Q130 382 200 382T288 322Q300 276 272 250Q290 204 244 190Q200 182 156 190Z', brush.ball(main))}${disc(200, 262, 28, '#3a2218')}${ring(200, 262, 33, second, 5)}${box(172, 326, 56, 13, 5, '#43281d')}${line('M194 40V328M206 40V328', '#fff', 2)}`,
  );

export const amp: Drawing = (brush, main, second) =>
  `${line('M150 60q50-34 100 0', ink, 15)}${box(40, 56, 320, 310, 26, brush.down(main))}${box(64, 84, 272, 54, 10, brush.down(second))}${times(6, (at) => disc(92 + at * 43, 111, 13, brush.ball(ink)))}${box(64, 154, 272, 190, 14, '#3a3c47')}${times(9, (at) => line(`M72 ${172 + at * 20}H328`, '#4d505d', 4))}${disc(200, 250, 74, '#2e303a', 'opacity=".8"')}${letter('AMP', 296, 316, 16, '#e6e6ea')}`;

export const pedal: Drawing = (brush, main, second) =>
  `${box(96, 24, 208, 352, 28, brush.down(main))}${[146, 200, 254].map((x) => disc(x, 84, 23, brush.ball(ink)) + line(`M${x} 84v-16`, '#fff', 5)).join('')}${disc(200, 146, 9, '#ff5a4f')}${letter('DRIVE', 200, 180, 30, '#fff', 150)}${box(116, 250, 168, 104, 18, brush.down(second))}${disc(200, 302, 25, brush.metal(steel))}${box(76, 90, 22, 36, 6, steel)}${box(302, 90, 22, 36, 6, steel)}`;

export const mixer: Drawing = (brush, main, second) =>
  turned(
    -6,
    `${box(30, 60, 340, 290, 24, brush.down(main))}${times(6, (at) => `${disc(72 + at * 51, 104, 13, brush.ball(at % 2 ? second : '#e9eaf0'))}${disc(72 + at * 51, 146, 13, brush.ball('#e9eaf0'))}${box(68 + at * 51, 180, 8, 140, 4, '#15161c')}${box(58 + at * 51, 210 + ((at * 37) % 70), 28, 22, 6, brush.down(second))}`)}`,
  );

export const drumsticks: Drawing = (brush, main, second) =>
  [34, -34]
    .map((turn) =>
      turned(
        turn,
        `${shape('M188 60Q190 20 200 16Q210 20 212 60L214 386H186Z', brush.across(main))}${oval(200, 30, 13, 20, brush.ball(main))}${box(185, 290, 30, 96, 8, brush.across(second))}`,
      ),
    )
    .join('');

export const metronome: Drawing = (brush, main, second) =>
  `${shape('M160 30H240L310 350Q312 372 288 372H112Q88 372 90 350Z', brush.across(main))}${shape('M172 66H228L256 280H144Z', '#fdf6e6')}${times(7, (at) => line(`M186 ${110 + at * 22}h28`, '#b39a78', 4))}${line('M200 270 244 60', steel, 7)}${shape('M214 130l30 6-6 30-30-6Z', brush.down(second))}${box(84, 350, 232, 30, 10, brush.down(shade(main, -0.08)))}`;

export const kalimba: Drawing = (brush, main, second) =>
  `${shape('M76 60Q200 30 324 60L340 330Q330 376 280 376H120Q70 376 60 330Z', brush.ball(main))}${disc(200, 296, 36, shade(main, -0.36))}${times(9, (at) => box(112 + at * 20, 64, 12, 220 - Math.abs(at - 4) * 24, 5, brush.metal(second)))}${box(96, 116, 208, 15, 6, brush.metal(steel))}`;

export const xylophone: Drawing = (brush, main) =>
  `${shape('M30 110 370 150V170L30 130ZM30 310 370 270V250L30 290Z', brush.down(main))}${['#e8534f', '#f2913c', '#f2c84b', '#6fbf63', '#4fb6c9', '#4f7fd6', '#9a63cf'].map((c, at) => box(40 + at * 47, 74 + at * 10, 38, 250 - at * 20, 10, brush.down(c)) + disc(59 + at * 47, 96 + at * 10, 5, '#fff') + disc(59 + at * 47, 304 - at * 10, 5, '#fff')).join('')}${line('M120 376 300 330', '#c98d52', 9)}${disc(306, 328, 17, brush.ball('#e8534f'))}`;
