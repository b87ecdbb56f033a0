import { type Drawing, shade } from '../brush.ts';
import { letter } from '../lettering.ts';
import { around, box, disc, gloss, line, oval, shape, times, turned } from '../shapes.ts';

const steel = '#c9ced8';
const gold = '#e2b04a';
const ink = '#2a2b33';

export const compact: Drawing = (brush, main, second) =>
  `${shape('M70 190A130 130 0 0 1 330 190Z', brush.metal(main))}${shape('M94 184A106 106 0 0 1 306 184Z', brush.down('#cfe6f5'))}${shape('M130 176 200 86 240 92 170 182Z', '#fff', 'opacity=".5"')}${oval(200, 246, 148, 96, shade(main, -0.14))}${oval(200, 232, 148, 96, brush.metal(main))}${oval(200, 230, 118, 70, brush.ball(second))}${line('M150 230q50 24 100 0', shade(second, -0.07), 5)}`;

export const eyePalette: Drawing = (brush, main, second) =>
  turned(
    -8,
    `${box(40, 96, 320, 220, 22, shade(main, -0.16))}${box(36, 86, 320, 220, 22, brush.down(main))}${times(8, (at) => box(60 + (at % 4) * 70, 110 + Math.floor(at / 4) * 72, 58, 58, 12, brush.down(shade(second, 0.16 - at * 0.055))))}${box(60, 260, 276, 26, 12, shade(main, -0.22))}${box(72, 266, 200, 14, 7, brush.metal(gold))}`,
  );

export const blushPot: Drawing = (brush, main, second) =>
  `${oval(200, 250, 150, 100, shade(main, -0.16))}${oval(200, 226, 150, 100, brush.metal(main))}${oval(200, 222, 124, 78, brush.ball(second))}${around(6, shape('M200 160q22 20 0 48q-22-28 0-48Z', shade(second, 0.08)), 200, 222)}${turned(34, `${box(286, 20, 22, 130, 9, brush.across(ink))}${box(282, 140, 30, 34, 4, brush.across(gold))}${shape('M272 170H322Q332 230 297 250Q262 230 272 170Z', brush.across('#d98a86'))}`, 297, 130)}`;

export const makeupBrush: Drawing = (brush, main, second) =>
  turned(
    24,
    `${box(180, 190, 40, 200, 18, brush.across(main))}${box(168, 132, 64, 74, 8, brush.metal(gold))}
${shape('M166 138Q122 66 200 6Q278 66 234 138Z', brush.across(second))}${gloss('M192 220V350', 7, 0.45)}`,
  );

export const faceMask =
  (word: string): Drawing =>
  (brush, main, second) =>
    `${box(66, 40, 268, 330, 14, brush.down(main))}${times(20, (at) => line(`M${74 + at * 13.3} 44v14M${74 + at * 13.3} 352v14`, shade(main, -0.06), 3))}${shape('M126 140Q200 96 274 140Q286 236 200 290Q114 236 126 140Z', brush.ball(second))}${oval(168, 182, 22, 13, shade(main, 0.02))}${oval(232, 182, 22, 13, shade(main, 0.02))}${oval(200, 242, 24, 8, shade(main, 0.02))}${letter(word, 200, 312, 24, shade(main, -0.4), 170)}`;

export const hairDryer: Drawing = (brush, main, second) =>
  `${line('M170 330C150 380 90 380 70 350', ink, 13)}${shape('M150 190H234L214 350Q212 366 196 366H176Q160 366 158 350Z', brush.across(shade(main, -0.06)))}${shape('M96 90H280L360 70V230L280 210H96Q50 196 50 150T96 90Z', brush.down(main))}${box(272, 78, 34, 144, 8, brush.down(second))}${disc(104, 150, 40, shade(main, -0.14))}${times(4, (at) => line(`M78 ${132 + at * 12}h52`, shade(main, 0.1), 4))}${box(172, 236, 30, 48, 12, second)}${gloss('M120 106H250', 7, 0.45)}`;

export const straightener: Drawing = (brush, main, second) =>
  turned(
    -30,
    `${line('M330 214q50 0 60 40', ink, 13)}${shape('M20 168H200L340 186V206L200 196H20Z', brush.down(main))}${shape('M20 244H200L340 224V204L200 214H20Z', brush.down(shade(main, -0.06)))}${box(24, 184, 150, 13, 4, brush.down(second))}${box(24, 214, 150, 13, 4, brush.down(second))}${disc(330, 205, 20, brush.ball(steel))}${box(222, 188, 44, 10, 5, '#8fe0b0')}`,
  );

export const perfume =
  (word: string): Drawing =>
  (brush, main, second) =>
    `${box(160, 26, 80, 84, 12, brush.across(second))}${box(172, 104, 56, 26, 4, brush.metal(gold))}${box(80, 126, 240, 246, 30, brush.across(shade(main, 0.1)))}${box(100, 176, 200, 178, 18, brush.across(main))}${box(140, 210, 120, 84, 6, '#fdfaf4')}${letter(word, 200, 238, 22, shade(main, -0.3), 98)}${gloss('M108 160V330', 10, 0.55)}`;

export const roundPerfume: Drawing = (brush, main, second) =>
  `${disc(200, 66, 38, brush.ball(second))}${box(174, 94, 52, 32, 4, brush.metal(gold))}${disc(200, 244, 132, brush.ball(shade(main, 0.08)))}${disc(200, 254, 104, brush.ball(main))}${gloss('M98 204q20-54 70-72', 12, 0.65)}${shape('M200 210q40 40 0 84q-40-44 0-84Z', '#fff', 'opacity=".35"')}`;

export const nailPolish: Drawing = (brush, main, second) =>
  `${box(164, 24, 72, 176, 18, brush.across(second))}${box(172, 194, 56, 26, 4, brush.across(shade(main, 0.08)))}${box(104, 214, 192, 160, 40, brush.across(main))}${gloss('M128 252V334', 11, 0.6)}${box(162, 270, 76, 34, 8, '#fff', 'opacity=".85"')}`;

export const nailLamp: Drawing = (brush, main, second) =>
  `${shape('M40 320V200Q50 90 200 90T360 200V320Q360 340 340 340H60Q40 340 40 320Z', brush.down(main))}${shape('M84 330V240Q90 180 200 180T316 240V330Z', '#3a2f58')}${times(7, (at) => disc(124 + at * 26, 226 - Math.sin((at / 6) * Math.PI) * 22, 7, '#c9b4ff'))}${box(156, 116, 88, 34, 12, second)}${disc(200, 133, 7, '#fff')}`;

export const falseNails: Drawing = (brush, main, second) =>
  times(10, (at) => {
    const [x, y] = [56 + (at % 5) * 72, at < 5 ? 70 : 220];
    return `${shape(`M${x - 26} ${y + 110}V${y + 40}Q${x - 26} ${y} ${x} ${y}T${x + 26} ${y + 40}V${y + 110}Q${x} ${y + 132} ${x - 26} ${y + 110}Z`, brush.across(at % 4 === 1 ? second : main))}${gloss(`M${x - 12} ${y + 40}v46`, 6, 0.6)}`;
  });

export const clippers: Drawing = (brush, main, second) =>
  turned(
    24,
    `${times(9, (at) => box(140 + at * 14, 20, 9, 34, 2, steel))}${box(134, 46, 132, 34, 6, brush.metal(steel))}${shape('M132 80H268L280 190Q280 320 250 376Q200 392 150 376Q120 320 120 190Z', brush.across(main))}${shape('M150 110H250L256 200H144Z', brush.down(second))}${box(182, 226, 36, 60, 14, shade(main, 0.16))}${gloss('M142 220V330', 8, 0.35)}`,
  );

export const shaver: Drawing = (brush, main, second) =>
  `${shape('M100 40Q200 14 300 40L292 132H108Z', brush.down(ink))}${[
    [150, 84],
    [250, 84],
    [200, 112],
  ]
    .map(
      ([x, y]) =>
        disc(x as number, y as number, 31, brush.metal(steel)) + disc(x as number, y as number, 15, '#6d7280'),
    )
    .join(
      '',
    )}${shape('M116 130H284L262 360Q256 382 232 382H168Q144 382 138 360Z', brush.across(main))}${shape('M150 160H250L242 280H158Z', brush.across(second))}${disc(200, 200, 20, brush.ball(steel))}${gloss('M136 170l10 150', 8, 0.35)}`;

export const powerToothbrush: Drawing = (brush, main, second) =>
  turned(
    16,
    `${box(166, 16, 40, 56, 12, brush.across(second))}${times(5, (at) => line(`M${168 + at * 9} 30v28`, '#fff', 5))}${box(184, 56, 22, 90, 8, brush.across('#f4f3f1'))}${box(160, 136, 72, 250, 34, brush.across(main))}${disc(196, 206, 18, brush.ball(second))}${line('M196 250v60', shade(main, 0.2), 8)}${gloss('M176 176V350', 7, 0.4)}`,
  );

export const floss: Drawing = (brush, main, second) =>
  `${shape('M90 130Q90 90 130 88H270Q310 90 310 130V320Q310 360 270 360H130Q90 360 90 320Z', brush.down(main))}${shape('M90 150Q200 190 310 150V130Q310 90 270 88H130Q90 90 90 130Z', brush.down(second))}${line('M200 100C200 30 290 30 320 70', '#f6f6f6', 6)}${letter('FLOSS', 200, 236, 34, '#fff', 160)}`;

export const massager: Drawing = (brush, main, second) =>
  turned(
    24,
    `${shape('M150 24Q200 4 250 24L266 110Q240 140 234 190H166Q160 140 134 110Z', brush.down(main))}${[
      [160, 40],
      [240, 40],
      [200, 64],
    ]
      .map(([x, y]) => disc(x as number, y as number, 25, brush.ball(second)))
      .join(
        '',
      )}${box(164, 180, 72, 200, 34, brush.across(shade(main, -0.06)))}${disc(200, 220, 16, brush.ball(second))}${times(3, (at) => line(`M180 ${276 + at * 24}h40`, shade(main, -0.2), 6))}`,
  );

export const bloodPressure: Drawing = (brush, main, second) =>
  `${line('M300 240C390 250 380 330 300 340', ink, 13)}${box(120, 300, 200, 74, 24, brush.down(second))}${box(40, 50, 262, 236, 40, brush.down(main))}${box(68, 78, 150, 150, 14, '#cfe3d6')}${line('M90 106h40v30H90v30h40M160 106v60M160 190h30M90 190h40', '#2c4a3c', 8)}${disc(258, 130, 26, brush.ball(second))}${disc(258, 200, 20, brush.ball('#e9eaf0'))}`;

export const bathScale: Drawing = (brush, main, second) =>
  `${shape('M60 120H340L376 300Q376 330 346 330H54Q24 330 24 300Z', shade(main, -0.16))}${shape('M60 108H340L376 290Q376 318 346 318H54Q24 318 24 290Z', brush.down(main))}${box(146, 130, 108, 48, 12, '#cfe3d6')}${line('M166 166v-26M184 140h16v26h-16ZM216 140h16v12h-16v14h16', '#2c4a3c', 5)}${oval(126, 250, 50, 34, second, 'opacity=".75"')}${oval(274, 250, 50, 34, second, 'opacity=".75"')}`;

export const wig: Drawing = (brush, main) =>
  `${shape('M70 370Q30 200 90 100Q140 24 210 30Q310 34 334 140Q356 260 330 370Q280 380 262 350Q276 220 250 160Q180 190 140 150Q128 240 142 350Q120 382 70 370Z', brush.ball(main))}${times(5, (at) => line(`M${92 + at * 8} ${150 + at * 6}Q${70 + at * 10} 250 ${86 + at * 12} 356`, shade(main, 0.09), 4))}${times(5, (at) => line(`M${316 - at * 10} ${150 + at * 4}Q${336 - at * 10} 250 ${318 - at * 11} 356`, shade(main, 0.07), 4))}${gloss('M120 96q40-46 100-42', 12, 0.3)}`;
