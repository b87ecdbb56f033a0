import { type Drawing, shade } from '../brush.ts';
import { letter } from '../lettering.ts';
import { around, box, disc, gloss, line, moved, oval, ring, shape, times, turned } from '../shapes.ts';

const steel = '#c9ced8';
const ink = '#2a2b33';

export const smartphone: Drawing = (brush, main, second) =>
  turned(
    8,
    `${box(104, 16, 196, 368, 36, shade(main, -0.14))}${box(98, 14, 196, 368, 36, brush.down(main))}${box(112, 30, 168, 336, 24, brush.down(second))}${disc(196, 48, 7, ink)}${times(12, (at) => box(128 + (at % 3) * 48, 96 + Math.floor(at / 3) * 54, 36, 36, 10, ['#fff', '#ffd66e', '#8fe0b0', '#ffa6b9'][(at * 3) % 4] as string, 'opacity=".9"'))}${gloss('M126 50V330', 6, 0.3)}`,
  );

export const tablet: Drawing = (brush, main, second) =>
  turned(
    -8,
    `${box(40, 70, 328, 256, 28, shade(main, -0.14))}${box(36, 62, 328, 256, 28, brush.down(main))}${box(56, 82, 288, 216, 10, brush.down(second))}${shape('M56 298 150 180 220 250 270 200 344 298Z', '#fff', 'opacity=".35"')}${disc(290, 128, 24, '#fff', 'opacity=".7"')}`,
  );

export const smartwatch: Drawing = (brush, main, second) =>
  `${shape('M146 16H254L264 120H136Z', brush.across(second))}${shape('M136 280H264L254 384H146Z', brush.across(second))}${box(296, 166, 18, 50, 8, brush.metal(steel))}${box(98, 92, 204, 216, 56, brush.down(main))}${box(116, 110, 168, 180, 42, '#12141c')}${ring(200, 184, 46, '#3b3f50', 13)}${line('M200 138a46 46 0 0 1 40 69', '#6fe0a0', 13)}${line('M150 258h100', '#ff7a8a', 9)}${gloss('M134 150q4-24 26-28', 7, 0.35)}`;

export const tracker: Drawing = (brush, main, second) =>
  `${shape('M156 14H244L250 384H150Z', brush.across(main))}${times(5, (at) => disc(200, 310 + at * 15, 5, shade(main, -0.25)))}${box(144, 90, 112, 200, 40, brush.down(shade(main, -0.05)))}${box(160, 108, 80, 164, 28, '#12141c')}${line('M176 190h12l10-24 14 48 8-24h10', second, 7)}${line('M182 240h36', second, 6)}`;

export const phoneCase: Drawing = (brush, main, second) =>
  turned(
    -10,
    `${box(106, 14, 196, 372, 42, shade(main, -0.16))}${box(98, 12, 196, 372, 42, brush.down(main))}${box(114, 30, 84, 92, 26, shade(main, -0.14))}${[
      [140, 58],
      [172, 58],
      [140, 94],
      [172, 94],
    ]
      .map(([x, y]) => disc(x as number, y as number, 13, ink))
      .join('')}${shape('M98 260Q180 210 294 280V342Q294 384 252 384H140Q98 384 98 342Z', second, 'opacity=".85"')}`,
  );

export const earbuds: Drawing = (brush, main, second) =>
  `${box(76, 210, 248, 160, 64, brush.down(main))}${line('M78 276H322', shade(main, -0.14), 4)}${disc(200, 318, 7, second)}${[0, 1].map((side) => `<g transform="${side ? 'translate(400 0) scale(-1 1)' : ''}">${box(142, 96, 34, 130, 17, brush.across(main))}${shape('M110 60Q170 20 188 80Q186 136 146 134Q100 128 110 60Z', brush.ball(main))}${oval(122, 92, 15, 21, ink)}</g>`).join('')}`;

export const speaker: Drawing = (brush, main, second) =>
  `${box(94, 20, 212, 360, 34, brush.down(main))}${disc(200, 118, 56, shade(main, -0.16))}${disc(200, 118, 44, brush.ball(second))}${disc(200, 118, 15, ink)}${disc(200, 268, 86, shade(main, -0.16))}${disc(200, 268, 72, brush.ball(second))}${disc(200, 268, 28, brush.ball(ink))}${gloss('M112 60V340', 6, 0.3)}`;

export const smartSpeaker: Drawing = (brush, main, second) =>
  `${shape('M110 90Q110 50 200 50T290 90L306 320Q306 362 200 362T94 320Z', brush.across(main))}${times(11, (row) => times(12, (at) => disc(114 + at * 15.6, 140 + row * 19, 3.4, shade(main, -0.16))))}${oval(200, 84, 90, 34, shade(main, -0.1))}<ellipse cx="200" cy="82" rx="66" ry="22" fill="none" stroke="${second}" stroke-width="9"/>`;

export const securityCam: Drawing = (brush, main, second) =>
  `${box(150, 330, 100, 40, 16, brush.down(shade(main, -0.06)))}${line('M200 336V262', shade(main, -0.1), 30)}${disc(200, 164, 136, brush.ball(main))}${disc(200, 164, 88, '#1b1d26')}${disc(200, 164, 52, brush.ball('#39426a'))}${disc(184, 148, 13, '#fff', 'opacity=".8"')}${around(8, disc(200, 92, 5, '#7d3038'), 200, 164)}${disc(292, 238, 9, second)}`;

export const smartLock: Drawing = (brush, main, second) =>
  `${box(106, 14, 150, 372, 40, brush.down(main))}${box(124, 34, 114, 176, 24, '#15171f')}${times(12, (at) => disc(148 + (at % 3) * 33, 66 + Math.floor(at / 3) * 38, 10, '#9fd0f5'))}${disc(180, 256, 30, brush.metal(second))}${box(168, 282, 180, 44, 22, brush.metal(second))}${disc(180, 354, 10, ink)}`;

export const doorbell: Drawing = (brush, main, second) =>
  `${box(120, 20, 160, 360, 60, brush.down(main))}${disc(200, 106, 46, '#15171f')}${disc(200, 106, 26, brush.ball('#39426a'))}${disc(190, 96, 6, '#fff')}${disc(200, 282, 52, brush.metal(steel))}${disc(200, 282, 40, brush.ball(second))}${shape('M180 292q6-6 6-20a14 14 0 0 1 28 0q0 14 6 20Z', '#fff')}`;

export const smartBulb: Drawing = (brush, main, second) =>
  `${disc(200, 152, 134, brush.ball(main))}${shape('M130 240H270L246 300H154Z', brush.across(main))}${box(148, 292, 104, 30, 8, brush.across(second))}${times(3, (at) => box(156, 318 + at * 19, 88, 15, 7, brush.across(steel)))}${line('M164 150a52 52 0 0 1 72 0M180 172a28 28 0 0 1 40 0', '#fff', 10, 'opacity=".85"')}${disc(200, 194, 8, '#fff')}`;

export const smartPlug: Drawing = (brush, main, second) =>
  `${box(70, 60, 260, 280, 64, shade(main, -0.12))}${box(66, 50, 260, 280, 64, brush.down(main))}${disc(196, 176, 84, shade(main, -0.08))}${disc(160, 176, 15, ink)}${disc(232, 176, 15, ink)}${box(150, 286, 92, 18, 9, second)}`;

export const console: Drawing = (brush, main, second) =>
  `${shape('M92 350 110 40Q200 16 290 40L308 350Z', brush.across(main))}${shape('M150 350 158 34Q200 26 242 34L250 350Z', brush.across(ink))}${line('M180 80V320M220 80V320', '#4a4d5a', 5)}${disc(200, 60, 9, second)}${box(76, 344, 248, 30, 14, brush.down(ink))}${line('M120 60 106 330', second, 5)}`;

export const handheld: Drawing = (brush, main, second) =>
  `${box(24, 110, 352, 184, 60, brush.down(main))}${box(100, 128, 200, 148, 12, '#15171f')}${box(110, 138, 180, 128, 6, brush.down('#8fd0f0'))}${shape('M110 240q40-40 80-10t100-20v56H110Z', '#6fbf73')}${disc(62, 168, 22, ink)}${disc(62, 166, 15, brush.ball('#5a5d6b'))}${line('M62 220v32M46 236h32', ink, 13)}${[
    [338, 158],
    [338, 194],
    [320, 176],
    [356, 176],
  ]
    .map(([x, y]) => disc(x as number, y as number, 10, second))
    .join('')}${disc(338, 240, 20, ink)}`;

export const gameCase =
  (word: string): Drawing =>
  (brush, main, second) =>
    `${box(86, 30, 236, 344, 12, shade(main, -0.18))}${box(78, 26, 236, 344, 12, brush.down(main))}${box(96, 26, 218, 344, 8, brush.down(second))}${box(96, 26, 218, 50, 8, main)}${letter(word, 205, 40, 22, '#fff', 150)}${shape('M130 300q20-90 75-110t75 110Z', '#fff', 'opacity=".3"')}${disc(205, 170, 46, '#fff', 'opacity=".5"')}${gloss('M108 96V340', 5, 0.4)}`;

export const vrHeadset: Drawing = (brush, main, second) =>
  `${shape('M40 160Q200 20 360 160L340 200Q200 80 60 200Z', brush.down(shade(second, -0.05)))}${shape('M50 170Q54 140 90 136H310Q346 140 350 170V280Q346 318 306 318H254Q230 316 216 288Q200 264 184 288Q170 316 146 318H94Q54 318 50 280Z', brush.down(main))}${shape('M76 176Q80 164 100 162H300Q320 164 324 176V220H76Z', shade(main, -0.14))}${disc(116, 250, 13, ink)}${disc(284, 250, 13, ink)}${gloss('M96 180H250', 6, 0.3)}`;

export const router: Drawing = (brush, main, second) =>
  `${[70, 150, 250, 330].map((x, at) => line(`M${x} 250 ${x + ([-22, -8, 8, 22][at] ?? 0)} 50`, shade(main, -0.08), 22)).join('')}${shape('M40 246H360L380 330Q380 352 356 352H44Q20 352 20 330Z', brush.down(main))}${shape('M40 246H360L366 272H34Z', shade(main, 0.1))}${times(6, (at) => disc(90 + at * 44, 312, 8, at < 4 ? second : shade(main, -0.2)))}`;

export const meshNode: Drawing = (brush, main, second) =>
  `${shape('M80 130Q90 50 200 50T320 130L310 330Q300 362 200 362T90 330Z', brush.across(main))}${oval(200, 112, 108, 44, shade(main, 0.07))}${line('M152 220a70 70 0 0 1 96 0M174 246a38 38 0 0 1 52 0', second, 11)}${disc(200, 274, 10, second)}`;

export const netSwitch: Drawing = (brush, main, second) =>
  `${shape('M50 140H350L380 200V296Q380 306 366 306H34Q20 306 20 296V200Z', shade(main, 0.08))}${box(20, 196, 360, 110, 12, brush.down(main))}${times(6, (at) => `${box(44 + at * 54, 226, 42, 42, 5, '#12141c')}${box(54 + at * 54, 238, 22, 22, 3, '#e2b04a')}${disc(65 + at * 54, 288, 5, second)}`)}`;

export const powerBank: Drawing = (brush, main, second) =>
  turned(
    -14,
    `${box(116, 26, 176, 350, 36, shade(main, -0.14))}${box(108, 22, 176, 350, 36, brush.down(main))}${box(150, 26, 40, 14, 5, ink)}${box(206, 26, 40, 14, 5, ink)}${times(4, (at) => disc(160 + at * 24, 76, 6, at < 3 ? second : shade(main, -0.2)))}${shape('M206 160 160 232H192L182 288 236 204H204Z', second)}${gloss('M128 60V330', 7, 0.35)}`,
  );

export const charger: Drawing = (brush, main, second) =>
  `${line('M140 24v70M260 24v70', steel, 22)}${box(76, 84, 248, 276, 56, brush.down(main))}${box(120, 290, 66, 24, 8, ink)}${box(214, 290, 66, 24, 8, ink)}${shape('M210 130 164 202H196L186 256 240 174H208Z', second)}${gloss('M100 140V290', 9, 0.4)}`;

export const cable: Drawing = (brush, main, second) =>
  `${ring(200, 170, 106, shade(main, -0.08), 24)}${ring(206, 178, 104, main, 20)}${line('M120 246C80 290 90 320 90 326M282 246C320 290 312 320 312 326', main, 20)}${[90, 312].map((x) => `${box(x - 24, 306, 48, 50, 10, brush.across(shade(main, -0.05)))}${box(x - 15, 350, 30, 34, 5, brush.metal(steel))}`).join('')}${box(176, 48, 60, 34, 8, second)}`;

export const hub: Drawing = (brush, main, second) =>
  turned(
    -12,
    `${line('M40 200C-10 200 10 110 70 110', ink, 17)}${box(36, 150, 330, 110, 24, brush.down(main))}${times(3, (at) => box(66 + at * 76, 184, 56, 26, 5, '#12141c') + box(72 + at * 76, 200, 44, 7, 2, second))}${box(294, 188, 46, 20, 8, '#12141c')}${disc(326, 236, 6, '#8fe0b0')}`,
  );

export const powerStrip: Drawing = (brush, main, second) =>
  moved(
    28,
    30,
    turned(
      -24,
      `${line('M376 200q40 0 40 60', ink, 17)}${box(10, 142, 370, 120, 40, brush.down(main))}${times(4, (at) => `${disc(68 + at * 72, 202, 31, shade(main, -0.1))}${disc(58 + at * 72, 202, 6, ink)}${disc(78 + at * 72, 202, 6, ink)}`)}${box(328, 176, 34, 52, 10, second)}`,
    ),
    0.84,
  );

export const projector: Drawing = (brush, main, second) =>
  `${box(60, 316, 40, 26, 8, ink)}${box(300, 316, 40, 26, 8, ink)}${box(30, 130, 340, 196, 40, brush.down(main))}${disc(130, 228, 74, brush.metal('#5c6070'))}${disc(130, 228, 56, '#15161c')}${disc(130, 228, 36, brush.ball('#6a7cc0'))}${disc(116, 212, 10, '#fff', 'opacity=".8"')}${times(6, (at) => line(`M240 ${182 + at * 18}h96`, shade(main, -0.14), 6))}${disc(250, 152, 8, second)}`;

export const remote: Drawing = (brush, main, second) =>
  turned(
    22,
    `${box(134, 14, 132, 372, 50, brush.across(main))}${disc(200, 58, 18, brush.ball('#dd3b3f'))}${ring(200, 132, 34, shade(main, 0.18), 17)}${disc(200, 132, 15, second)}${times(9, (at) => box(156 + (at % 3) * 34, 196 + Math.floor(at / 3) * 36, 22, 22, 8, shade(main, 0.2)))}${line('M176 330v26M224 330v26', second, 15)}`,
  );

export const drone: Drawing = (brush, main, second) =>
  `${line('M80 120 320 280M320 120 80 280', shade(main, -0.08), 22)}${[
    [80, 116],
    [320, 116],
    [80, 276],
    [320, 276],
  ]
    .map(
      ([x, y]) =>
        `${oval(x as number, y as number, 78, 16, second, 'opacity=".55"')}${box(Number(x) - 13, Number(y) - 4, 26, 34, 8, brush.across(ink))}`,
    )
    .join(
      '',
    )}${box(132, 140, 136, 110, 46, brush.down(main))}${disc(200, 252, 36, ink)}${disc(200, 254, 20, brush.ball('#39426a'))}${disc(166, 172, 7, '#8fe0b0')}`;

export const turntable: Drawing = (brush, main, second) =>
  `${box(30, 130, 340, 230, 20, brush.down(main))}${oval(174, 226, 124, 84, '#17181f')}${times(4, (at) => `<ellipse cx="174" cy="226" rx="${112 - at * 18}" ry="${76 - at * 12}" fill="none" stroke="#34363f" stroke-width="3"/>`)}${oval(174, 226, 40, 27, second)}${disc(174, 226, 5, '#eee')}${disc(330, 170, 20, brush.metal(steel))}${line('M330 170 320 250 246 280', steel, 9)}${disc(326, 324, 13, brush.ball(second))}`;
