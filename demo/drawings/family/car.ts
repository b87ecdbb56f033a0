import { type Drawing, shade } from '../brush.ts';
import { letter } from '../lettering.ts';
import { around, box, disc, gloss, line, oval, ring, shape, times, turned } from '../shapes.ts';

const steel = '#c9ced8';
const ink = '#2a2b33';

export const tyre: Drawing = (brush, main, second) =>
  `${around(36, box(190, 18, 20, 26, 5, shade(main, -0.08)))}${disc(200, 200, 168, brush.ball(main))}${ring(200, 200, 128, shade(main, 0.1), 4)}${disc(200, 200, 104, brush.metal(second))}${disc(200, 200, 88, shade(second, -0.3))}${around(5, shape('M184 118H216L210 196H190Z', brush.metal(second)))}${disc(200, 200, 30, brush.metal(second))}${disc(200, 200, 12, ink)}`;

export const bareTyre: Drawing = (brush, main) =>
  `${oval(214, 200, 150, 172, shade(main, -0.1))}${around(30, box(176, 22, 18, 30, 5, shade(main, 0.03)), 186, 200)}${oval(186, 200, 152, 172, brush.ball(main))}${oval(186, 200, 92, 110, shade(main, -0.18))}${oval(196, 200, 84, 104, '#0003')}${ring(186, 200, 124, shade(main, 0.12), 3, 'transform="translate(186 200) scale(1 1.13) translate(-186 -200)"')}`;

export const rim: Drawing = (brush, main, second) =>
  `${disc(200, 200, 172, brush.metal(main))}${disc(200, 200, 146, shade(main, -0.34))}${around(7, shape('M180 62H220L210 190H190Z', brush.metal(main)))}${ring(200, 200, 152, shade(main, 0.1), 8)}${disc(200, 200, 48, brush.metal(main))}${disc(200, 200, 22, brush.ball(second))}${around(5, disc(200, 166, 5, ink))}`;

export const hubcap: Drawing = (brush, main, second) =>
  `${disc(200, 200, 170, brush.ball(main))}${around(9, shape('M188 60Q200 50 212 60L222 130Q200 144 178 130Z', shade(main, -0.28)))}${disc(200, 200, 56, brush.metal(main))}${disc(200, 200, 34, brush.ball(second))}${gloss('M76 150q26-60 84-80', 9, 0.5)}`;

export const carBattery: Drawing = (brush, main, second) =>
  `${box(40, 150, 320, 210, 18, brush.down(main))}${box(32, 104, 336, 62, 14, brush.down(shade(main, 0.07)))}${box(78, 66, 58, 46, 8, brush.across('#dd3b3f'))}${box(264, 66, 58, 46, 8, brush.across('#3a3c47'))}${line('M96 250h44M118 228v44', '#fff', 12)}${line('M266 250h44', '#fff', 12)}${box(160, 196, 80, 108, 10, second)}${shape('M206 210 178 256H198L192 292 222 244H202Z', '#fff')}`;

export const brakeDisc: Drawing = (brush, main, second) =>
  `${disc(190, 204, 160, brush.metal(main))}${around(24, disc(190, 82, 6, shade(main, -0.25)), 190, 204)}${around(24, disc(190, 110, 5, shade(main, -0.25)), 190, 204)}${disc(190, 204, 74, brush.ball(shade(main, -0.06)))}${disc(190, 204, 32, shade(main, -0.4))}${around(5, disc(190, 152, 9, shade(main, -0.4)), 190, 204)}${shape('M268 52Q372 108 372 204L300 204Q298 150 236 110Z', brush.down(second))}${gloss('M290 84q44 34 58 84', 8, 0.4)}`;

export const oilFilter: Drawing = (brush, main, second) =>
  `${box(96, 60, 208, 290, 40, brush.across(main))}${times(14, (at) => line(`M${108 + at * 14.2} 66V104`, shade(main, -0.16), 4))}${box(96, 180, 208, 96, 0, brush.across(second))}${letter('FILTER', 200, 212, 30, shade(second, second < '#999' ? 0.5 : -0.45), 150)}${oval(200, 346, 96, 22, brush.metal(steel))}${oval(200, 346, 40, 9, ink)}${gloss('M122 120V168', 9, 0.4)}`;

export const sparkPlug: Drawing = (brush, main) =>
  turned(
    28,
    `${box(184, 18, 32, 46, 8, brush.across(steel))}${box(176, 60, 48, 110, 12, brush.across(main))}${times(4, (at) => line(`M178 ${78 + at * 22}h44`, shade(main, -0.1), 4))}${shape('M152 170H248L240 226H160Z', brush.across(steel))}${box(164, 222, 72, 100, 6, brush.across(shade(steel, -0.1)))}${times(6, (at) => line(`M164 ${236 + at * 15}h72`, '#868b9a', 4))}${line('M200 322v30M170 330v46h34', '#868b9a', 12)}`,
  );

export const damper: Drawing = (brush, main, second) =>
  turned(
    24,
    `${disc(200, 34, 26, brush.metal(steel))}${box(190, 50, 20, 90, 4, brush.across(steel))}${box(150, 66, 100, 22, 10, brush.across(second))}${times(7, (at) => line(`M150 ${110 + at * 24}Q200 ${136 + at * 24} 250 ${104 + at * 24}`, brush.across(main), 17))}${box(168, 262, 64, 90, 10, brush.across(second))}${disc(200, 366, 26, brush.metal(steel))}${disc(200, 366, 10, ink)}${disc(200, 34, 10, ink)}`,
  );

export const wingMirror: Drawing = (brush, main) =>
  `${shape('M60 250Q30 110 150 84L330 66Q372 66 368 116L350 250Q344 288 304 290H110Q68 288 60 250Z', brush.down(main))}${shape('M96 240Q76 138 162 118L316 102Q338 102 334 130L320 232Q316 258 290 258H126Q102 258 96 240Z', brush.down('#a9cfe8'))}${shape('M120 240 200 112 250 108 160 250Z', '#fff', 'opacity=".35"')}${box(190, 284, 70, 70, 16, brush.across(shade(main, -0.1)))}`;

export const headlight: Drawing = (brush, main, second) =>
  `${shape('M34 230Q60 120 200 96L360 84Q384 180 344 268Q220 312 90 300Q30 286 34 230Z', brush.down(main))}${shape('M60 228Q86 140 208 120L342 110Q356 184 326 248Q214 284 100 274Q60 264 60 228Z', '#dbe9f4')}${disc(150, 206, 52, brush.metal(steel))}${disc(150, 206, 36, brush.ball('#fff6cf'))}${disc(264, 184, 52, brush.metal(steel))}${disc(264, 184, 36, brush.ball(second))}${gloss('M96 176q50-36 120-44', 8, 0.7)}`;

export const dashCam: Drawing = (brush, main, second) =>
  `${box(166, 40, 68, 84, 12, brush.across(ink))}${box(130, 28, 140, 28, 12, brush.down(shade(main, 0.08)))}${box(52, 116, 296, 180, 40, brush.down(main))}${disc(200, 206, 74, brush.metal(steel))}${disc(200, 206, 60, '#15161c')}${disc(200, 206, 40, brush.ball('#3c4a7a'))}${disc(184, 190, 11, '#fff', 'opacity=".85"')}${disc(312, 152, 8, second)}${times(3, (at) => line(`M80 ${176 + at * 24}h24`, shade(main, 0.18), 7))}`;

export const carStereo: Drawing = (brush, main, second) =>
  `${box(28, 116, 344, 176, 18, brush.down(main))}${disc(84, 204, 40, brush.metal(steel))}${disc(84, 204, 28, brush.ball(shade(main, 0.06)))}${box(144, 142, 204, 74, 10, '#161a24')}${letter('FM RADIO', 246, 166, 24, second, 170)}${times(6, (at) => box(144 + at * 34.5, 234, 28, 26, 6, shade(main, 0.14)))}`;

export const carSpeaker: Drawing = (brush, main, second) =>
  `${disc(200, 200, 170, brush.metal('#5c6070'))}${disc(200, 200, 148, brush.ball(main))}${ring(200, 200, 122, shade(main, 0.12), 12)}${disc(200, 200, 52, brush.ball(second))}${around(4, disc(200, 42, 9, steel))}${gloss('M106 130q24-36 60-50', 9, 0.35)}`;

export const navigator: Drawing = (brush, main, second) =>
  `${box(34, 84, 332, 216, 28, brush.down(main))}${box(56, 106, 288, 172, 12, '#dff0e2')}${shape('M56 220 150 180 220 240 344 150V200L220 278H150Z', '#bfe0ee')}${line('M80 270 140 200 230 190 320 120', second, 13)}${shape('M320 84a26 26 0 0 1 26 26q0 18-26 42q-26-24-26-42a26 26 0 0 1 26-26Z', '#dd3b3f')}${disc(320, 110, 9, '#fff')}${box(170, 298, 60, 40, 8, ink)}${box(140, 332, 120, 20, 10, brush.down(main))}`;

export const carCharger: Drawing = (brush, main, second) =>
  turned(
    26,
    `${box(136, 40, 128, 96, 26, brush.across(main))}${box(158, 62, 84, 20, 6, ink)}${box(158, 98, 84, 20, 6, ink)}${ring(200, 90, 60, 'none', 1)}${box(152, 128, 96, 160, 16, brush.across(shade(main, -0.06)))}${box(160, 180, 14, 60, 6, brush.metal(steel))}${box(226, 180, 14, 60, 6, brush.metal(steel))}${shape('M160 286H240L226 330H174Z', brush.across(second))}${box(184, 328, 32, 40, 10, brush.metal(steel))}`,
  );

export const phoneHolder: Drawing = (brush, main, second) =>
  `${box(116, 30, 168, 270, 24, brush.down('#3a3c47'))}${box(130, 46, 140, 238, 12, brush.down('#9fd0f5'))}${box(88, 110, 36, 90, 14, brush.across(main))}${box(276, 110, 36, 90, 14, brush.across(main))}${box(132, 280, 136, 36, 14, brush.down(main))}${line('M200 314v34', shade(main, -0.08), 26)}${oval(200, 358, 82, 22, brush.across(second))}`;

export const seatCover: Drawing = (brush, main, second) =>
  `${box(146, 20, 108, 78, 30, brush.down(main))}${box(168, 90, 64, 24, 4, shade(steel, -0.2))}${box(96, 106, 208, 178, 44, brush.down(main))}${box(140, 122, 120, 150, 30, brush.down(second))}${shape('M78 276Q200 252 322 276L340 348Q334 378 300 378H100Q66 378 60 348Z', brush.down(shade(main, 0.02)))}${shape('M134 284Q200 272 266 284L276 362H124Z', brush.down(second))}${line('M140 170h120M140 214h120M132 322h138', shade(second, -0.14), 3)}`;

export const floorMat: Drawing = (brush, main, second) =>
  `${shape('M92 44H300Q330 48 334 80L350 330Q350 362 318 362H84Q52 362 54 330L62 80Q66 48 92 44Z', shade(second, -0.02))}${shape('M104 58H290Q316 62 320 88L334 322Q334 346 310 346H92Q68 346 70 322L76 88Q80 62 104 58Z', brush.down(main))}${times(6, (row) => times(6, (at) => shape(`M${108 + at * 34} ${110 + row * 36}l10-10 10 10-10 10Z`, shade(main, 0.12))))}`;

export const steeringCover: Drawing = (brush, main, second) =>
  `${ring(200, 208, 146, shade(main, -0.16), 48)}${ring(200, 198, 146, brush.ball(main), 46)}${ring(200, 198, 146, shade(second, 0.05), 3, 'stroke-dasharray="9 9"')}${around(2, shape('M150 44Q200 32 250 44L244 92Q200 80 156 92Z', brush.down(second)), 200, 198)}${gloss('M84 130q28-50 80-66', 9, 0.35)}`;

export const sunshade: Drawing = (brush, main, second) =>
  `${shape('M20 150Q200 60 380 150L352 312Q200 274 48 312Z', brush.metal(main))}${times(7, (at) => line(`M${64 + at * 45} ${[132, 112, 102, 100, 102, 112, 132][at] ?? 0}L${78 + at * 41} ${[300, 292, 286, 284, 286, 292, 300][at] ?? 0}`, shade(main, -0.12), 3))}${line('M20 150Q200 60 380 150L352 312Q200 274 48 312Z', second, 9)}${box(184, 84, 32, 30, 8, second)}`;

export const airFreshener: Drawing = (brush, main, second) =>
  `${line('M200 84C180 20 240 10 214 74', second, 7)}${shape('M200 70 262 156H236L286 226H254L310 306H222V360H178V306H90L146 226H114L164 156H138Z', brush.down(main))}${disc(200, 96, 9, shade(main, -0.3))}${letter('FRESH', 200, 254, 24, '#fff', 110)}`;

export const wiper: Drawing = (brush, main, second) =>
  turned(
    -32,
    `${box(6, 206, 388, 18, 9, brush.down(main))}${shape('M10 198Q200 176 390 198V210H10Z', brush.down(shade(main, 0.1)))}${box(150, 176, 100, 40, 14, brush.down(second))}${line('M200 176q4-40 60-44h70', ink, 16)}`,
  );

export const helmet: Drawing = (brush, main, second) =>
  `${shape('M54 250C40 110 120 40 214 42C320 46 368 130 352 236L340 318Q332 352 296 352H196Q120 352 100 316Q60 300 54 250Z', brush.ball(main))}${shape('M150 176Q250 140 350 172L348 252Q250 268 160 250Q136 214 150 176Z', brush.down('#2b3345'))}${shape('M168 184Q220 166 268 164L210 252Q180 250 168 244Q152 214 168 184Z', '#fff', 'opacity=".2"')}${shape('M62 190Q120 80 240 60L262 76Q150 100 90 214Z', second)}${line('M210 308h100', shade(main, -0.2), 9)}`;

export const knightGlove: Drawing = (brush, main, second) =>
  `${shape('M130 196V84q0-22 20-22t20 22v-24q0-22 21-22t21 22v20q0-20 21-20t21 20v26q2-18 20-18t20 20V260Q294 330 256 340H160Q120 320 96 268L62 214q-10-22 10-32t32 8Z', brush.down(main))}${box(146, 330, 122, 48, 14, brush.down(second))}${box(166, 176, 96, 40, 16, brush.down(second))}${times(4, (at) => box(140 + at * 38, 96, 20, 34, 9, shade(main, 0.12)))}`;

export const kneeGuard: Drawing = (brush, main, second) =>
  `${shape('M120 30H280Q300 200 270 372H130Q100 200 120 30Z', brush.across(ink))}${shape('M132 60Q200 30 268 60L284 160Q200 190 116 160Z', brush.down(main))}${oval(200, 200, 82, 66, brush.ball(second))}${shape('M120 250Q200 220 280 250L258 360Q200 380 142 360Z', brush.down(main))}${box(96, 92, 208, 22, 8, shade(ink, 0.14))}${box(104, 300, 192, 22, 8, shade(ink, 0.14))}${gloss('M150 176q16-22 40-26', 8, 0.5)}`;

export const topCase: Drawing = (brush, main, second) =>
  `${shape('M50 190Q54 70 130 62H270Q346 70 350 190Z', brush.down(main))}${shape('M44 196H356L342 320Q336 344 306 344H94Q64 344 58 320Z', brush.down(shade(main, -0.05)))}${box(44, 182, 312, 24, 8, steel)}${shape('M80 230H320L312 272H88Z', second)}${box(176, 172, 48, 62, 10, brush.down(ink))}${gloss('M92 130q14-38 54-44', 10, 0.4)}`;

export const jumpStarter: Drawing = (brush, main, second) =>
  `${line('M290 250C370 260 372 330 330 362M270 262C330 290 310 340 280 366', ink, 13)}${line('M330 362l-20 22', '#dd3b3f', 22)}${line('M280 366l-24 16', '#3a3c47', 22)}${box(48, 60, 262, 216, 34, brush.down(main))}${box(72, 84, 140, 76, 14, '#161a24')}${shape('M148 92 118 126H138L130 154 164 116H144Z', second)}${disc(262, 122, 28, brush.ball('#fff6cf'))}${times(3, (at) => box(82 + at * 48, 200, 34, 34, 10, shade(main, 0.16)))}`;

export const carJack: Drawing = (brush, main, second) =>
  `${box(60, 340, 280, 34, 10, brush.down(ink))}${line('M200 336 90 216 200 96', main, 30)}${line('M200 336 310 216 200 96', shade(main, -0.07), 30)}${line('M60 216H384', steel, 14)}${disc(90, 216, 26, brush.ball(second))}${disc(310, 216, 26, brush.ball(second))}${box(144, 60, 112, 40, 10, brush.down(main))}${line('M384 196v40', ink, 14)}`;

export const scanner: Drawing = (brush, main, second) =>
  `${line('M200 350C200 396 330 380 350 320', ink, 13)}${box(96, 24, 208, 330, 36, brush.down(main))}${box(118, 52, 164, 132, 12, '#dff2ff')}${line('M132 150l30-40 26 24 30-52 48 68', second, 7)}${times(9, (at) => disc(146 + (at % 3) * 54, 226 + Math.floor(at / 3) * 42, 16, shade(main, at === 4 ? 0.25 : 0.14)))}`;

export const gauge: Drawing = (brush, main, second) =>
  `${line('M200 300C190 350 130 340 110 384', ink, 20)}${box(176, 276, 48, 54, 8, brush.metal('#e2b04a'))}${disc(200, 166, 142, brush.ball(main))}${disc(200, 166, 112, '#fbfaf6')}${around(12, line('M200 66V80', ink, 5), 200, 166)}${line('M200 166 262 108', second, 10)}${disc(200, 166, 14, ink)}${gloss('M100 116q20-40 56-58', 9, 0.5)}`;

export const handVacuum: Drawing = (brush, main, second) =>
  turned(
    -16,
    `${shape('M30 176 130 150V262L30 236Q18 206 30 176Z', brush.down('#cfd8e6'))}${shape('M120 136H240Q300 140 300 206T240 276H120Z', brush.down(main))}${line('M250 160Q340 150 346 220T280 330', shade(main, -0.08), 34)}${disc(200, 206, 42, brush.ball(second))}${box(26, 168, 14, 76, 6, ink)}`,
  );

export const washMitt: Drawing = (brush, main, second) =>
  `${shape('M96 340V150Q96 50 190 48Q284 50 290 140Q330 120 346 152Q356 196 300 236V340Z', brush.ball(main))}${times(26, (at) => disc(120 + (at % 5) * 38 + (Math.floor(at / 5) % 2) * 16, 90 + Math.floor(at / 5) * 46, 15, shade(main, at % 2 ? 0.07 : -0.03)))}${box(86, 326, 222, 48, 16, brush.down(second))}`;

export const roofBox: Drawing = (brush, main, second) =>
  `${line('M70 330V284M330 330V284M40 330H360', ink, 16)}${shape('M26 214Q60 130 180 120L330 128Q376 150 378 214Z', brush.down(main))}${shape('M26 220H378Q370 276 320 280H84Q34 276 26 220Z', brush.down(shade(main, -0.08)))}${box(26, 208, 352, 14, 6, second)}${box(176, 222, 54, 24, 8, ink)}${gloss('M84 184q40-36 100-40', 9, 0.4)}`;

export const trailer: Drawing = (brush, main, second) =>
  `${line('M330 300H392', ink, 14)}${shape('M30 130Q30 90 70 90H290Q340 96 346 150V300H30Z', brush.down(main))}${box(60, 130, 92, 70, 14, brush.down('#a9d8f5'))}${box(206, 122, 74, 178, 12, brush.down(shade(main, 0.06)))}${box(30, 226, 316, 22, 0, second)}${box(30, 292, 316, 18, 4, shade(main, -0.2))}${disc(140, 316, 48, ink)}${disc(140, 316, 24, brush.metal(steel))}`;
