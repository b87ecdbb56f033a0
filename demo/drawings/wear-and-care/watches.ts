import { type Brush, type Drawing, shade } from '../brush.ts';
import { around, box, disc, gloss, line, ring, shape, times, turned } from '../shapes.ts';

const hands = (ink: string) =>
  `${line('M200 204V132', ink, 9)}${line('M200 204 248 232', ink, 9)}${disc(200, 204, 9, ink)}`;

const strap = (brush: Brush, colour: string) =>
  `${shape('M152 20H248L262 140H138Z', brush.across(colour))}${shape('M138 262H262L248 384H152Z', brush.across(colour))}`;

export const watch: Drawing = (
  brush,
  main,
  second,
) => `${strap(brush, main)}${box(302, 188, 20, 32, 6, brush.metal('#c9ced8'))}${disc(200, 202, 112, brush.metal('#c9ced8'))}${disc(200, 202, 92, brush.ball(second))}
${around(12, line('M200 124V134', shade(second, second < '#888' ? 0.5 : -0.5), 5), 200, 202)}${hands(shade(second, second < '#888' ? 0.6 : -0.6))}${gloss('M134 158q14-26 40-36', 8, 0.4)}`;

export const metalWatch: Drawing = (
  brush,
  main,
  second,
) => `${times(6, (at) => `${box(148, 14 + at * 22, 104, 19, 6, brush.metal(main))}${box(148, 262 + at * 21, 104, 18, 6, brush.metal(main))}`)}${disc(200, 202, 112, brush.metal(main))}${disc(200, 202, 90, brush.ball(second))}
${around(12, line('M200 122V136', shade(main, 0.08), 6), 200, 202)}${hands(shade(main, 0.1))}${gloss('M136 160q14-26 40-36', 8, 0.5)}`;

export const digitalWatch: Drawing = (
  brush,
  main,
  second,
) => `${strap(brush, main)}${box(96, 106, 208, 192, 44, brush.down(shade(main, -0.04)))}${box(118, 128, 164, 148, 24, '#1f2430')}${box(130, 150, 140, 92, 12, shade(second, 0.1))}
${line('M150 172v18M150 202v18M178 172h18v22h-18v26h18M216 172v22h18M234 172v48M250 172h0', '#20252d', 8)}${box(300, 160, 14, 30, 6, shade(main, -0.12))}${box(300, 214, 14, 30, 6, shade(main, -0.12))}`;

export const pocketWatch: Drawing = (
  brush,
  main,
  second,
) => `${line('M200 70C230 10 330 20 360 90', brush.metal(main), 9, 'stroke-dasharray="11 8"')}${ring(200, 66, 26, brush.metal(main), 11)}${box(182, 84, 36, 34, 8, brush.metal(main))}${disc(200, 236, 132, brush.metal(main))}${disc(200, 236, 108, brush.ball(second))}
${around(12, line('M200 142V156', shade(main, -0.3), 6), 200, 236)}${line('M200 238V168M200 238 244 264', '#2b2430', 8)}${disc(200, 238, 10, '#2b2430')}`;

export const openHeartWatch: Drawing = (
  brush,
  main,
  second,
) => `${strap(brush, main)}${disc(200, 202, 114, brush.metal('#c9ced8'))}${disc(200, 202, 92, brush.ball(second))}${disc(200, 246, 34, '#2b2f3a')}${around(10, box(195, 216, 10, 14, 3, '#e2b04a'), 200, 246)}${disc(200, 246, 20, brush.metal('#e2b04a'))}
${around(12, line('M200 122V134', '#c9ced8', 6), 200, 202)}${line('M200 204V138M200 204 248 186', '#e8ecf2', 8)}${gloss('M134 158q14-26 40-36', 8, 0.4)}`;

export const watchStrap: Drawing = (brush, main, second) =>
  turned(
    24,
    `${box(96, 20, 76, 330, 30, brush.across(main))}${times(7, (at) => disc(134, 200 + at * 20, 6, shade(main, -0.24)))}${box(228, 60, 76, 280, 20, brush.across(main))}${box(216, 36, 100, 46, 12, brush.metal(second))}${box(234, 50, 64, 18, 6, shade(main, -0.1))}${line('M106 40V330M162 40V330M238 90V330M294 90V330', shade(main, 0.18), 2.5, 'stroke-dasharray="8 8"')}`,
  );

export const watchBox: Drawing = (
  brush,
  main,
  second,
) => `${shape('M40 190 90 70H310L360 190Z', brush.down(shade(main, -0.06)))}${shape('M66 184 106 90H294L334 184Z', brush.down(second))}${box(40, 186, 320, 156, 16, brush.down(main))}${box(56, 196, 288, 56, 10, shade(main, -0.16))}
${times(3, (at) => `${box(74 + at * 90, 190, 72, 62, 18, brush.down(second))}${disc(110 + at * 90, 214, 25, brush.metal('#c9ced8'))}${disc(110 + at * 90, 214, 18, '#2b2f3a')}`)}${box(180, 284, 40, 22, 6, brush.metal('#e2b04a'))}`;

export const gearPart: Drawing = (brush, main, second) =>
  `${around(16, box(188, 24, 24, 44, 6, brush.metal(main)))}${disc(200, 200, 150, brush.metal(main))}${disc(200, 200, 112, shade(main, -0.18))}${around(5, box(188, 90, 24, 110, 4, brush.metal(main)))}${disc(200, 200, 44, brush.metal(main))}${disc(200, 200, 20, brush.ball(second))}`;
