import { type Brush, type Drawing, shade } from '../brush.ts';
import { around, box, disc, gloss, line, moved, oval, ring, shape, times, turned } from '../shapes.ts';

/** A cut stone, its middle at x and y. */
function stone(x: number, y: number, size: number, colour: string): string {
  const inner = `${shape('M-10-6-6-10H6L10-6 0 10Z', colour)}${shape('M-10-6H10L0 10Z', shade(colour, -0.08))}
${shape('M-4-6H4L0 10Z', shade(colour, 0.06))}${shape('M-10-6-6-10-4-6ZM4-6 0-10-4-6Z', shade(colour, 0.16))}${shape('M6-10 10-6H4Z', shade(colour, 0.1))}`;
  return moved(x, y, inner, size / 10);
}

/** A round brilliant seen from above. */
function brilliant(x: number, y: number, radius: number, colour: string): string {
  const facets = around(8, shape('M0-10 3.8-4.2-3.8-4.2Z', shade(colour, 0.16), 'opacity=".8"'), 0, 0);
  return moved(
    x,
    y,
    `${disc(0, 0, 10, shade(colour, -0.06))}${facets}${disc(0, 0, 4.6, shade(colour, 0.1))}${disc(-2, -2, 1.6, '#fff')}`,
    radius / 10,
  );
}

/** A ring seen slightly from above. */
const band = (brush: Brush, metal: string, width: number) =>
  `<ellipse cx="200" cy="236" rx="112" ry="120" fill="none" stroke="${shade(metal, -0.2)}" stroke-width="${width}"/>
<ellipse cx="200" cy="232" rx="116" ry="122" fill="none" stroke="${brush.metal(metal)}" stroke-width="${width}"/>${gloss('M98 190q14-44 52-64', width / 5, 0.7)}`;

export const stoneRing: Drawing = (brush, main, second) =>
  `${band(brush, main, 22)}${shape('M158 112 180 140H220L242 112Z', brush.metal(main))}${stone(200, 84, 62, second)}`;

export const plainBand: Drawing = (brush, main) => band(brush, main, 38);

export const signetRing: Drawing = (brush, main, second) =>
  `${band(brush, main, 30)}${box(134, 66, 132, 92, 30, brush.metal(main))}${box(152, 80, 96, 62, 18, brush.down(second))}${gloss('M166 94h40', 5)}`;

export const clusterRing: Drawing = (brush, main, second) =>
  `${band(brush, main, 20)}${around(8, brilliant(200, 62, 17, '#e8eef8'), 200, 104)}${disc(200, 104, 30, brush.metal(main))}${brilliant(200, 104, 27, second)}`;

export const ringPair: Drawing = (brush, main, second) =>
  `${moved(8, 60, band(brush, main, 30), 0.72)}${moved(118, 66, `${band(brush, second, 24)}${stone(200, 96, 32, '#dfeaf8')}`, 0.68)}`;

const chainTo = (
  metal: string,
  width: number,
) => `${line('M72 46C70 190 140 262 200 276', shade(metal, -0.12), width, 'stroke-dasharray="2 9"')}
${line('M328 46C330 190 260 262 200 276', shade(metal, -0.12), width, 'stroke-dasharray="2 9"')}${line('M72 46C70 190 140 262 200 276', shade(metal, 0.02), width - 3, 'stroke-dasharray="1 10"')}
${line('M328 46C330 190 260 262 200 276', shade(metal, 0.04), width - 3, 'stroke-dasharray="1 10"')}`;

export const stonePendant: Drawing = (brush, main, second) =>
  `${chainTo(main, 7)}${ring(200, 284, 12, brush.metal(main), 6)}${disc(200, 330, 42, brush.metal(main))}${brilliant(200, 330, 33, second)}`;

export const heartPendant: Drawing = (
  brush,
  main,
  second,
) => `${chainTo(main, 7)}${ring(200, 282, 11, brush.metal(main), 6)}
${shape('M200 372C140 332 142 292 170 292q20 0 30 20q10-20 30-20c28 0 30 40-30 80Z', brush.ball(second))}${gloss('M166 314q2-8 10-10', 7)}`;

export const neckChain: Drawing = (
  brush,
  main,
) => `<ellipse cx="200" cy="196" rx="132" ry="150" fill="none" stroke="${shade(main, -0.2)}" stroke-width="24" stroke-dasharray="26 7"/>
<ellipse cx="200" cy="192" rx="132" ry="150" fill="none" stroke="${brush.metal(main)}" stroke-width="20" stroke-dasharray="24 9"/>${box(184, 32, 32, 22, 8, brush.metal(main))}`;

export const choker: Drawing = (brush, main, second) =>
  `<ellipse cx="200" cy="190" rx="150" ry="116" fill="none" stroke="${brush.across(main)}" stroke-width="36"/>${disc(200, 306, 30, brush.metal('#e2b04a'))}${brilliant(200, 306, 22, second)}`;

/** Beads threaded on an oval. */
function beads(count: number, size: number, wide: number, high: number, fill: (at: number) => string): string {
  return times(count, (at) => {
    const angle = (at / count) * 2 * Math.PI - Math.PI / 2;
    const [x, y] = [200 + wide * Math.cos(angle), 200 + high * Math.sin(angle)];
    return `${disc(Math.round(x), Math.round(y), size, fill(at))}${disc(Math.round(x - size * 0.3), Math.round(y - size * 0.35), size * 0.22, '#fff', 'opacity=".75"')}`;
  });
}

export const beadNecklace: Drawing = (brush, main, second) => {
  const fills = [brush.ball(main), brush.ball(second)];
  return beads(30, 17, 140, 158, (at) => fills[at % 5 === 0 ? 1 : 0] as string);
};

export const beadBracelet: Drawing = (brush, main, second) => {
  const fills = [brush.ball(main), brush.ball(main), brush.ball(second)];
  return beads(18, 25, 138, 122, (at) => fills[at % 3] as string);
};

export const charm: Drawing = (
  brush,
  main,
  second,
) => `${ring(200, 66, 30, brush.metal(main), 13)}${disc(200, 230, 136, brush.metal(main))}${disc(200, 230, 112, brush.down(second))}
${shape('M200 150 222 208 284 210 234 246 252 306 200 270 148 306 166 246 116 210 178 208Z', brush.metal(main))}`;

const pair = (inner: string) => `${moved(-6, 20, inner, 0.6)}${moved(166, 62, inner, 0.6)}`;

export const studs: Drawing = (brush, main, second) =>
  pair(`${disc(200, 200, 118, brush.metal(main))}${brilliant(200, 200, 98, second)}`);

export const pearlStuds: Drawing = (brush, main) =>
  pair(`${disc(200, 200, 122, brush.ball(main))}${oval(160, 150, 26, 18, '#fff', 'opacity=".8"')}`);

export const hoops: Drawing = (brush, main) =>
  pair(
    `${ring(206, 216, 150, shade(main, -0.2), 30)}${ring(200, 210, 150, brush.metal(main), 28)}${gloss('M72 160q24-66 86-88', 8, 0.7)}`,
  );

export const drops: Drawing = (brush, main, second) =>
  pair(`${line('M200 60q40-60 40 10', brush.metal(main), 12)}${disc(200, 90, 26, brush.metal(main))}${line('M200 110V170', shade(main, -0.05), 9)}
${shape('M200 160C250 240 286 288 264 340Q244 384 200 384T136 340C114 288 150 240 200 160Z', brush.ball(second))}${gloss('M158 310q-4-24 12-46', 12)}`);

export const cuffs: Drawing = (brush, main, second) =>
  pair(
    `${line('M262 92A134 134 0 1 0 300 270', brush.metal(main), 44)}${brilliant(300, 270, 40, second)}${brilliant(262, 92, 28, second)}`,
  );

export const bangle: Drawing = (
  brush,
  main,
) => `<ellipse cx="200" cy="210" rx="150" ry="118" fill="none" stroke="${shade(main, -0.24)}" stroke-width="38"/>
<ellipse cx="200" cy="198" rx="152" ry="120" fill="none" stroke="${brush.metal(main)}" stroke-width="36"/>${gloss('M66 170q24-62 96-82', 8, 0.75)}`;

export const chainBracelet: Drawing = (
  brush,
  main,
  second,
) => `<ellipse cx="200" cy="200" rx="146" ry="104" fill="none" stroke="${shade(main, -0.18)}" stroke-width="20" stroke-dasharray="19 7"/>
<ellipse cx="200" cy="196" rx="146" ry="104" fill="none" stroke="${brush.metal(main)}" stroke-width="17" stroke-dasharray="18 8"/>${moved(0, 0, brilliant(200, 302, 26, second))}`;

export const charmBracelet: Drawing = (
  brush,
  main,
  second,
) => `<ellipse cx="200" cy="164" rx="146" ry="92" fill="none" stroke="${brush.metal(main)}" stroke-width="15" stroke-dasharray="16 7"/>
${times(5, (at) => `${line(`M${92 + at * 54} ${230 + ([0, 22, 30, 22, 0][at] ?? 0)}v26`, main, 5)}${at % 2 ? shape(`M${92 + at * 54} ${318}l-22-30q6-20 22-6q16-14 22 6Z`, brush.ball(second)) : disc(92 + at * 54, 280 + ([0, 0, 30, 0, 0][at] ?? 0), 23, brush.metal(main))}`)}`;

export const cordBracelet: Drawing = (
  brush,
  main,
  second,
) => `<ellipse cx="200" cy="190" rx="142" ry="112" fill="none" stroke="${shade(main, -0.12)}" stroke-width="28"/>
<ellipse cx="200" cy="190" rx="142" ry="112" fill="none" stroke="${shade(main, 0.08)}" stroke-width="24" stroke-dasharray="9 9"/>${line('M188 306q-10 40-34 62M212 306q10 40 34 62', main, 12)}${disc(200, 304, 24, brush.ball(second))}`;

export const leatherBracelet: Drawing = (
  brush,
  main,
  second,
) => `<ellipse cx="200" cy="206" rx="146" ry="108" fill="none" stroke="${shade(main, -0.14)}" stroke-width="50"/>
<ellipse cx="200" cy="194" rx="148" ry="110" fill="none" stroke="${brush.across(main)}" stroke-width="50"/><ellipse cx="200" cy="194" rx="148" ry="110" fill="none" stroke="${shade(main, 0.16)}" stroke-width="3" stroke-dasharray="9 9"/>${box(158, 276, 84, 62, 14, brush.metal(second))}${box(176, 292, 48, 30, 8, shade(second, -0.12))}`;

export const brooch: Drawing = (brush, main, second) =>
  `${around(8, shape('M200 190C150 120 170 40 200 36C230 40 250 120 200 190Z', brush.metal(main)))}${around(8, brilliant(200, 104, 17, second), 200, 200)}${disc(200, 200, 46, brush.metal(main))}${brilliant(200, 200, 38, second)}`;

export const pinBadge: Drawing = (brush, main, second) =>
  `${disc(200, 200, 158, brush.metal(second))}${disc(200, 200, 138, brush.ball(main))}${shape('M200 104 228 170 300 176 246 222 262 292 200 254 138 292 154 222 100 176 172 170Z', shade(second, 0.06))}${gloss('M92 150q24-56 78-78', 12, 0.5)}`;

export const hairClip: Drawing = (brush, main, second) =>
  turned(
    -18,
    `${box(44, 168, 312, 62, 31, brush.metal(main))}${times(5, (at) => brilliant(84 + at * 58, 198, 25, second))}`,
  );

export const cufflinks: Drawing = (brush, main, second) =>
  pair(
    `${box(176, 210, 48, 130, 16, brush.across(shade(main, -0.05)))}${box(120, 320, 160, 42, 20, brush.metal(main))}${disc(200, 138, 116, brush.metal(main))}${disc(200, 138, 90, brush.ball(second))}${gloss('M142 110q14-30 42-40', 10)}`,
  );

export const tieClip: Drawing = (brush, main, second) =>
  turned(
    -14,
    `${box(40, 196, 320, 30, 8, shade(main, -0.18))}${box(36, 172, 328, 36, 10, brush.metal(main))}${box(266, 172, 26, 36, 0, brush.down(second))}`,
  );

export const looseStone: Drawing = (_brush, main) => stone(200, 206, 170, main);

export const roundStone: Drawing = (_brush, main) => brilliant(200, 200, 170, main);

export const ovalStone: Drawing = (brush, main) =>
  `${oval(200, 200, 130, 168, brush.ball(main))}${oval(200, 200, 84, 116, shade(main, 0.08), 'opacity=".6"')}${gloss('M116 130q20-50 60-66', 14, 0.7)}`;

export const pearls: Drawing = (brush, main) =>
  times(7, (at) => {
    const [x, y, size] = [
      [120, 250, 66],
      [262, 262, 72],
      [196, 156, 62],
      [312, 158, 46],
      [90, 140, 44],
      [196, 320, 44],
      [270, 70, 34],
    ][at] as [number, number, number];
    return `${disc(x, y, size, brush.ball(main))}${oval(x - size * 0.34, y - size * 0.4, size * 0.22, size * 0.15, '#fff', 'opacity=".85"')}`;
  });

export const looseBeads: Drawing = (brush, main, second) =>
  times(9, (at) => {
    const [x, y] = [96 + (at % 3) * 104 + (at > 5 ? -10 : at > 2 ? 14 : 0), 96 + Math.floor(at / 3) * 104];
    return `${disc(x, y, 47, brush.ball(at % 2 ? second : main))}${oval(x, y, 11, 8, shade(at % 2 ? second : main, -0.26))}${oval(x - 18, y - 20, 9, 6, '#fff', 'opacity=".8"')}`;
  });

export const rawCrystal: Drawing = (_brush, main) =>
  [
    [200, 30, 340, 1],
    [112, 110, 300, -1],
    [290, 130, 290, 1],
  ]
    .map(([x, top, , lean]) => {
      const at = x as number;
      const y = top as number;
      const to = at + (lean as number) * -14;
      return `${shape(`M${at} ${y}l-44 66 ${to - at + 4} ${330 - y - 66}h44Z`, shade(main, 0.08))}${shape(`M${at} ${y}l44 66 ${to - at - 6} ${330 - y - 66}H${to}Z`, shade(main, -0.1))}${shape(`M${at} ${y}l-16 74 ${to - at} ${330 - y - 74}h30l-6-${330 - y - 70}Z`, shade(main, 0.02))}`;
    })
    .join('') + shape('M60 318Q200 288 340 318L318 366Q200 384 82 366Z', shade(main, -0.16));

export const gemBox: Drawing = (
  brush,
  main,
  second,
) => `${shape('M60 150 200 196 340 150V300L200 362 60 300Z', 'none')}${box(56, 196, 288, 150, 18, brush.down(main))}${shape('M56 214Q70 70 200 62T344 214Z', brush.down(shade(main, -0.04)))}
${shape('M80 208Q92 94 200 88T320 208Z', brush.down('#f6efe6'))}${box(72, 200, 256, 36, 10, shade('#f6efe6', -0.06))}${ring(200, 186, 38, brush.metal(second), 11)}${stone(200, 136, 30, '#dfeaf8')}${box(180, 254, 40, 28, 8, brush.metal(second))}`;

export const pouchBag: Drawing = (brush, main, second) =>
  `${shape('M116 128C60 200 50 300 92 350Q200 386 308 350C350 300 340 200 284 128Z', brush.ball(main))}${shape('M110 60Q200 34 290 60L280 128H120Z', brush.down(main))}${box(108, 112, 184, 28, 14, brush.metal(second))}${line('M286 130q44 20 36 70M288 128q54 0 62 44', second, 8)}`;

export const stand: Drawing = (
  brush,
  main,
  second,
) => `${oval(200, 356, 120, 22, shade(main, -0.1))}${box(188, 60, 24, 296, 10, brush.across(main))}${box(56, 70, 288, 22, 11, brush.across(main))}${box(96, 170, 208, 20, 10, brush.across(main))}
${line('M92 88C84 190 146 190 140 88', second, 6)}${line('M258 88C250 230 322 230 312 88', shade(second, -0.1), 6)}${disc(284, 196, 14, brush.ball(second))}${disc(116, 166, 11, brush.ball(second))}`;
