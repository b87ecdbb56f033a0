import { type Drawing, shade } from '../brush.ts';
import { letter } from '../lettering.ts';
import { around, box, disc, gloss, line, oval, ring, shape, times, turned } from '../shapes.ts';

const steel = '#c9ced8';
const ink = '#2a2b33';
const rope = '#e3cda2';

const paw = (x: number, y: number, scale: number, colour: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})" fill="${colour}"><ellipse cy="12" rx="20" ry="16"/><circle cx="-22" cy="-8" r="8"/><circle cx="-8" cy="-20" r="8.5"/><circle cx="8" cy="-20" r="8.5"/><circle cx="22" cy="-8" r="8"/></g>`;

export const bowl: Drawing = (brush, main, second) =>
  `${shape('M40 176H360L330 318Q324 336 300 336H100Q76 336 70 318Z', brush.across(main))}${oval(200, 176, 160, 44, shade(main, 0.1))}${oval(200, 180, 138, 34, shade(main, -0.2))}${oval(200, 186, 118, 26, brush.down(second))}${paw(200, 264, 1.25, '#fff')}`;

export const collar: Drawing = (brush, main, second) =>
  `<ellipse cx="200" cy="176" rx="150" ry="112" fill="none" stroke="${shade(main, -0.14)}" stroke-width="46"/><ellipse cx="200" cy="166" rx="150" ry="112" fill="none" stroke="${brush.across(main)}" stroke-width="44"/>${times(11, (at) => disc(200 + 150 * Math.cos((at / 11) * 2 * Math.PI + 0.2), 166 + 112 * Math.sin((at / 11) * 2 * Math.PI + 0.2), 6, shade(main, 0.2)))}${box(160, 252, 80, 56, 12, brush.metal(steel))}${ring(200, 318, 15, steel, 8)}${disc(200, 354, 34, brush.metal(second))}${paw(200, 354, 0.55, shade(second, -0.3))}`;

export const lead: Drawing = (brush, main, second) =>
  `${line('M96 90C40 40 30 170 110 180S330 120 326 210S120 240 130 310Q140 352 230 348', main, 26)}${line('M96 90C40 40 30 170 110 180S330 120 326 210S120 240 130 310Q140 352 230 348', shade(main, 0.16), 3, 'stroke-dasharray="10 10"')}${ring(112, 84, 44, shade(main, -0.06), 24)}${box(226, 330, 44, 34, 8, brush.metal(second))}${line('M272 346q56-30 60 4t-48 14', steel, 13)}`;

export const harness: Drawing = (brush, main, second) =>
  `${shape('M88 70Q200 20 312 70L330 190Q280 160 264 250L278 352H122L136 250Q120 160 70 190Z', brush.down(main))}${shape('M146 96Q200 76 254 96L258 150Q200 176 142 150Z', shade(main, -0.2))}${box(96, 270, 208, 38, 12, brush.down(second))}${box(170, 262, 60, 54, 10, brush.down(ink))}${ring(200, 208, 18, steel, 9)}${line('M104 96 116 176M296 96 284 176', shade(main, 0.2), 4, 'stroke-dasharray="8 8"')}`;

export const petBed: Drawing = (brush, main, second) =>
  `${oval(200, 236, 178, 116, brush.ball(main))}${oval(200, 212, 132, 74, shade(main, -0.16))}${oval(200, 224, 124, 64, brush.ball(second))}${line('M120 214q80 44 160 0', shade(second, -0.08), 5)}${paw(200, 228, 0.9, shade(second, -0.1))}${line('M52 276q148 104 296 0', shade(main, 0.14), 4, 'stroke-dasharray="10 10"')}`;

export const kennel: Drawing = (brush, main, second) =>
  `${box(84, 170, 232, 200, 10, brush.down(main))}${times(4, (at) => line(`M84 ${212 + at * 40}H316`, shade(main, -0.1), 3))}${shape('M40 190 200 50 360 190 338 212 200 96 62 212Z', brush.down(second))}${shape('M146 370V280a54 58 0 0 1 108 0V370Z', shade(main, -0.35))}${paw(200, 166, 0.8, '#fff')}`;

export const fishTank: Drawing = (
  brush,
  main,
  second,
) => `${box(36, 70, 328, 280, 18, '#d9eefa')}${shape('M36 120H364V332Q364 350 346 350H54Q36 350 36 332Z', brush.down('#8fd0f0'))}${shape('M36 306Q120 286 200 302T364 296V332Q364 350 346 350H54Q36 350 36 332Z', brush.down('#e8cf9c'))}${line('M100 306q-24-60 4-110M124 308q26-60-2-90', '#4a9d6c', 11)}
${shape('M214 208q46-44 92 0q-46 44-92 0L186 184V232Z', brush.ball(second))}${disc(284, 200, 6, ink)}${shape('M130 264q30-28 60 0q-30 28-60 0l-18-16v32Z', brush.ball(main))}${disc(176, 259, 4, ink)}${disc(300, 150, 8, '#fff', 'opacity=".7"')}${disc(318, 130, 5, '#fff', 'opacity=".7"')}${box(28, 52, 344, 34, 12, brush.down(main))}${gloss('M60 110V280', 9, 0.5)}`;

export const castle: Drawing = (brush, main, second) =>
  `${shape('M60 360V150h44v30h40V110h112v70h40v-30h44v210Z', brush.down(main))}${shape('M144 110V84h22v16h22V84h24v16h22V84h22v26Z', brush.down(main))}${shape('M160 360V290a40 44 0 0 1 80 0v70Z', shade(main, -0.3))}${box(86, 210, 26, 40, 13, shade(main, -0.3))}${box(288, 210, 26, 40, 13, shade(main, -0.3))}${box(186, 150, 28, 44, 14, shade(main, -0.3))}${shape('M30 366Q200 330 370 366Z', second)}`;

export const birdCage: Drawing = (brush, main, second) =>
  `${ring(200, 30, 16, main, 9)}${line('M80 350V200C80 90 130 50 200 50S320 90 320 200V350', main, 11)}${times(5, (at) => line(`M${112 + at * 44} 350V${[120, 84, 66, 84, 120][at]}`, shade(main, -0.04), 6))}${line('M80 200H320', main, 8)}${box(60, 336, 280, 40, 12, brush.across(second))}${line('M120 276H280', '#a5754a', 12)}${shape('M200 270q-30-60 10-74q40 0 34 40l12 40Z', brush.ball('#f2c84b'))}${disc(222, 214, 5, ink)}${shape('M236 216l20 6-20 8Z', '#e8803c')}`;

export const birdhouse: Drawing = (brush, main, second) =>
  `${box(104, 160, 192, 200, 12, brush.down(main))}${shape('M60 186 200 56 340 186 318 206 200 104 82 206Z', brush.down(second))}${disc(200, 226, 38, shade(main, -0.4))}${line('M200 292v26', '#a5754a', 14)}${line('M176 300h48', '#a5754a', 12)}${box(90, 350, 220, 22, 8, brush.down(second))}`;

export const feeder: Drawing = (brush, main, second) =>
  `${line('M200 60V20', steel, 8)}${shape('M80 110 200 46 320 110Z', brush.down(main))}${box(130, 110, 140, 190, 8, '#e3f1f7')}${shape('M130 190h140v110H130Z', brush.down('#d9a860'))}${times(24, (at) => oval(142 + (at % 6) * 23, 204 + Math.floor(at / 6) * 26, 7, 10, at % 2 ? '#b97f3e' : '#8a5a2c'))}${box(70, 296, 260, 36, 16, brush.down(main))}${line('M60 344H340', second, 13)}${gloss('M148 124V280', 8, 0.6)}`;

export const wheel: Drawing = (brush, main, second) =>
  `${line('M200 190 110 372M200 190 290 372M90 374H310', shade(second, -0.05), 20)}${ring(200, 182, 142, shade(main, -0.12), 30)}${ring(200, 178, 142, brush.ball(main), 24)}${around(14, line('M200 40V60', shade(main, 0.14), 7), 200, 178)}${around(3, line('M200 178V54', main, 10), 200, 178)}${disc(200, 178, 26, brush.ball(second))}`;

export const catTree: Drawing = (brush, main, second) =>
  `${box(60, 340, 280, 36, 14, brush.down(main))}${box(100, 130, 40, 214, 6, brush.across(rope))}${box(256, 220, 40, 124, 6, brush.across(rope))}${times(14, (at) => line(`M100 ${140 + at * 15}h40`, shade(rope, -0.1), 3))}${times(8, (at) => line(`M256 ${230 + at * 14}h40`, shade(rope, -0.1), 3))}${box(50, 96, 150, 40, 18, brush.down(second))}${box(196, 190, 164, 36, 16, brush.down(second))}${box(160, 250, 90, 94, 16, brush.down(main))}${disc(205, 302, 28, shade(main, -0.3))}${line('M330 226v40', rope, 5)}${disc(330, 280, 17, brush.ball(second))}`;

export const scratcher: Drawing = (brush, main, second) =>
  `${oval(200, 348, 130, 30, brush.down(main))}${box(160, 70, 80, 280, 8, brush.across(rope))}${times(18, (at) => line(`M160 ${84 + at * 15}h80`, shade(rope, -0.1), 4))}${box(146, 40, 108, 44, 18, brush.down(main))}${line('M246 60q50 20 50 80', ink, 4)}${disc(296, 160, 24, brush.ball(second))}`;

export const litterBox: Drawing = (brush, main, second) =>
  `${shape('M60 190Q70 60 200 60T340 190Z', brush.down(second))}${shape('M120 190Q124 106 200 106T280 190Z', '#3a3c47')}${shape('M36 190H364L340 330Q336 352 312 352H88Q64 352 60 330Z', brush.down(main))}${box(28, 178, 344, 36, 14, brush.down(shade(main, 0.07)))}${box(150, 40, 100, 26, 13, shade(second, -0.08))}${paw(200, 286, 1, '#fff')}`;

export const brushTool: Drawing = (brush, main, second) =>
  turned(
    36,
    `${box(166, 190, 68, 196, 34, brush.across(main))}${box(176, 230, 48, 100, 22, brush.across(second))}${times(9, (at) => line(`M${112 + at * 22} 60V20`, steel, 6))}${box(94, 52, 212, 136, 40, brush.down(main))}${oval(200, 116, 78, 44, shade(main, -0.12))}${times(15, (at) => disc(142 + (at % 5) * 29, 92 + Math.floor(at / 5) * 24, 6, steel))}`,
  );

export const idTag =
  (word: string): Drawing =>
  (brush, main, second) =>
    `${ring(200, 62, 34, brush.metal(steel), 14)}${shape('M96 110H304Q340 110 340 150V236Q340 330 200 372Q60 330 60 236V150Q60 110 96 110Z', brush.metal(main))}${shape('M104 132H296Q318 132 318 156V232Q318 312 200 348Q82 312 82 232V156Q82 132 104 132Z', brush.down(shade(main, 0.03)))}${disc(200, 112, 16, '#eee')}${paw(200, 190, 1.2, second)}${letter(word, 200, 256, 34, second, 160)}`;

export const ropeToy: Drawing = (brush, main, second) =>
  turned(
    -24,
    `${line('M60 200H340', main, 46)}${times(9, (at) => line(`M${88 + at * 28} 182l18 36`, second, 13))}${disc(82, 200, 50, brush.ball(main))}${disc(318, 200, 50, brush.ball(second))}${line('M44 180 8 150M36 204 0 210M48 226 16 256', main, 15)}${line('M356 180 392 150M364 204 400 210M352 226 384 256', second, 15)}`,
  );

export const ball: Drawing = (brush, main, second) =>
  `${disc(200, 200, 164, brush.ball(main))}${line('M64 110Q200 200 64 292M336 110Q200 200 336 292', second, 22)}${gloss('M104 120q30-46 76-58', 12, 0.4)}`;

export const toyMouse: Drawing = (brush, main, second) =>
  `${line('M320 268C400 260 380 160 340 170', second, 12)}${shape('M40 276Q70 150 220 140Q334 150 330 290Q320 316 280 316H90Q50 312 40 276Z', brush.ball(main))}${disc(140, 160, 42, brush.ball(main))}${disc(140, 160, 26, second)}${disc(208, 150, 38, brush.ball(main))}${disc(208, 150, 23, second)}${disc(106, 226, 9, ink)}${disc(44, 270, 13, second)}${line('M70 276 20 262M70 286 22 296', ink, 4)}`;

export const carrier: Drawing = (brush, main, second) =>
  `${line('M130 110q0-66 70-66t70 66', ink, 20)}${box(46, 100, 308, 250, 40, brush.down(main))}${box(78, 140, 150, 176, 24, '#3a3c47')}${times(5, (at) => line(`M${92 + at * 30} 144V312`, shade(main, 0.12), 6))}${times(5, (at) => line(`M82 ${164 + at * 32}H224`, shade(main, 0.12), 6))}${times(6, (at) => box(256 + (at % 2) * 44, 160 + Math.floor(at / 2) * 40, 30, 16, 8, shade(main, -0.2)))}${box(46, 322, 308, 32, 14, brush.down(second))}`;

export const blanket: Drawing = (brush, main, second) =>
  `${shape('M60 120Q200 80 340 120L356 320Q200 360 44 320Z', brush.down(main))}${shape('M60 120Q200 80 340 120L344 176Q200 214 56 176Z', brush.down(second))}${times(8, (at) => paw(88 + (at % 4) * 76, 234 + Math.floor(at / 4) * 60 + (at % 2) * 8, 0.6, shade(main, 0.14)))}${times(20, (at) => line(`M${52 + at * 15.6} ${326 + Math.sin((at / 19) * Math.PI) * 18}v18`, shade(main, -0.06), 5))}`;

export const stairs: Drawing = (brush, main, second) =>
  `${shape('M40 360V280H150V200H250V120H360V360Z', brush.down(main))}${box(30, 264, 126, 26, 10, brush.down(second))}${box(140, 184, 126, 26, 10, brush.down(second))}${box(240, 104, 130, 26, 10, brush.down(second))}${paw(300, 250, 1.2, shade(main, 0.16))}`;

export const fountain: Drawing = (brush, main, second) =>
  `${shape('M70 220H330L306 350Q302 368 280 368H120Q98 368 94 350Z', brush.across(main))}${oval(200, 220, 130, 34, shade(main, 0.08))}${oval(200, 222, 112, 26, '#8fd0f0')}${shape('M180 220V120q20-40 40 0V220Z', brush.across('#bfe6f8'))}${oval(200, 108, 44, 22, brush.down(second))}${line('M164 120q-34 30-30 92M236 120q34 30 30 92', '#bfe6f8', 9)}${gloss('M108 260l12 70', 9, 0.4)}`;

export const cage: Drawing = (brush, main, second) =>
  `${shape('M50 150 200 66 350 150Z', brush.down(second))}${box(50, 146, 300, 180, 6, '#f2f4f8')}${times(11, (at) => line(`M${64 + at * 27} 150V320`, '#9aa3b4', 6))}${line('M50 206H350M50 264H350', '#9aa3b4', 6)}${shape('M36 300H364L350 366Q346 376 330 376H70Q54 376 50 366Z', brush.down(main))}${box(160, 206, 80, 94, 10, 'none', `stroke="${second}" stroke-width="9"`)}`;

export const terrarium: Drawing = (brush, main, second) =>
  `${box(36, 84, 328, 266, 12, '#e6f3ee')}${shape('M44 280Q140 250 210 280T356 270V342H44Z', brush.down('#dcb87c'))}${line('M90 290V170M90 220q-34-6-34-40M90 200q36-6 36-44', '#4a9d6c', 17)}${shape('M210 296q20-60 70-50t60 50Z', brush.ball('#9a958e'))}${line('M150 290q40-60 120-90', '#a5754a', 15)}${box(28, 60, 344, 34, 10, brush.down(main))}${box(28, 340, 344, 30, 10, brush.down(main))}${box(148, 36, 104, 32, 10, brush.down(second))}${gloss('M58 112V250', 8, 0.7)}`;
