import type { Drawing } from '../drawing.ts';

type P = Parameters<Drawing>[0];
const tread = (p: P) => {
  const wide = p.between(115, 175);
  return (
    p.ellipse(200, 200, wide, 178, '#1b1b1d') +
    p.round(44, 200, 200, wide - 6, 172, (x, y, a) =>
      p.turned((a * 180) / Math.PI, x, y, p.rect(x - 12, y - 4, 24, 8, '#333', 2)),
    ) +
    p.ellipse(200, 200, wide * 0.86, 154, '#28282b')
  );
};
const spokes = (p: P, metal: string, radius: number) => {
  const count = p.pick([5, 6, 7, 8, 10]);
  const wide = p.between(14, 40);
  return (
    p.circle(200, 200, radius, '#222') +
    p.ring(200, 200, radius - 8, radius - 8, metal, 18) +
    p.round(count, 200, 200, 1, 1, (_x, _y, a) =>
      p.turned(
        (a * 180) / Math.PI,
        200,
        200,
        p.polygon(
          [
            [200 - wide / 2, 200],
            [200 + wide / 2, 200],
            [200 + wide * 0.4, 200 - radius + 12],
            [200 - wide * 0.4, 200 - radius + 12],
          ],
          metal,
        ),
      ),
    ) +
    p.circle(200, 200, 34, metal) +
    p.round(5, 200, 200, 20, 20, (x, y) => p.circle(x, y, 5, '#333'))
  );
};
const jug = (p: P, words: string) =>
  p.shape(
    'M110 130 q0 -30 30 -30 h30 v-30 h60 v30 h20 q50 0 50 60 v190 q0 20 -20 20 h-150 q-20 0 -20 -20 z',
    p.pick([p.paint(), p.dark(), p.metal('gold')]),
  ) +
  p.rect(172, 50, 56, 28, p.paint(), 6) +
  p.shape('M250 120 q34 0 34 50 v60 h-20 v-60 q0 -26 -20 -30 z', '#0004') +
  p.label(125, 190, 150, 140) +
  p.text(200, 360, 22, words, '#fff');

export const cars: Record<string, Drawing> = {
  'brake-disc': (p) =>
    p.circle(200, 200, 170, p.metal('steel')) +
    p.ring(200, 200, 130, 130, '#0002', 3) +
    p.round(p.pick([18, 24, 36]), 200, 200, 140, 140, (x, y) => p.circle(x, y, p.happens(0.6) ? 6 : 0.1, '#333')) +
    p.circle(200, 200, 86, p.metal('steel')) +
    p.circle(200, 200, 44, '#222') +
    p.round(5, 200, 200, 64, 64, (x, y) => p.circle(x, y, 9, '#222')),
  'brake-pad': (p) =>
    [120, 250]
      .map(
        (y) =>
          p.shape(`M60 ${y} q140 -80 280 0 l-16 70 q-124 -60 -248 0 z`, p.dark()) +
          p.shape(`M80 ${y + 4} q120 -60 240 0 l-12 44 q-108 -44 -216 0 z`, p.paint(20, 15, 45)),
      )
      .join('') + p.circle(80, 170, 8, p.metal()),
  'oil-filter': (p) =>
    p.rect(105, 90, 190, 260, p.pick([p.paint(p.pick([0, 25, 210, 45]), 75, 45), p.dark(), p.pale()]), 16) +
    p.ellipse(200, 90, 95, 26, p.metal('steel')) +
    p.ellipse(200, 90, 40, 11, '#222') +
    p.times(12, (_, s) => p.rect(110 + s * 170, 300, 8, 50, '#0003')) +
    p.label(125, 150, 150, 120),
  'engine-air-filter': (p) =>
    p.happens(0.5)
      ? p.rect(50, 110, 300, 190, p.paint(p.pick([0, 25, 210]), 70, 45), 10) +
        p.times(34, (_, s) => p.rect(66 + s * 260, 126, 4, 158, '#f3ead2'))
      : p.shape('M110 90 h180 l40 240 h-260 z', p.paint(0, 75, 45)) +
        p.times(26, (_, s) => p.line(`M${118 + s * 164} 110 L${84 + s * 232} 318`, '#0004', 4)) +
        p.ellipse(200, 90, 90, 22, p.dark()) +
        p.ellipse(200, 330, 130, 26, p.dark()),
  'spark-plug': (p) => {
    const one = (x: number) =>
      p.rect(x - 12, 30, 24, 34, p.metal('steel'), 6) +
      p.rect(x - 20, 64, 40, 120, '#f7f5ef', 6) +
      p.times(4, (i) => p.rect(x - 24, 74 + i * 18, 48, 7, '#e4e0d6', 3)) +
      p.polygon(
        [
          [x - 40, 184],
          [x + 40, 184],
          [x + 40, 224],
          [x - 40, 224],
        ],
        p.metal('steel'),
      ) +
      p.rect(x - 26, 224, 52, 110, p.metal('silver')) +
      p.times(9, (i) => p.line(`M${x - 26} ${234 + i * 11} l52 4`, '#555', 3)) +
      p.line(`M${x} 334 v16 M${x + 22} 334 v30 h-24`, p.metal('steel'), 6);
    return p.happens(0.4) ? one(110) + one(200) + one(290) : p.turned(p.between(-60, 60), 200, 200, one(200));
  },
  'car-tire': (p) =>
    tread(p) +
    p.ellipse(200, 200, 92, 104, p.happens(0.5) ? '#eee' : '#0b0b0c') +
    p.text(200, 75, 20, p.word(), '#888'),
  'alloy-wheel': (p) =>
    (p.happens(0.4) ? p.circle(200, 200, 190, '#1b1b1d') : '') +
    spokes(p, p.pick([p.metal('silver'), p.metal('steel'), p.dark(), p.metal('gold')]), p.between(145, 165)),
  'car-battery': (p) =>
    p.rect(60, 140, 280, 210, p.pick([p.dark(), p.paint(210, 60, 40), p.pale()]), 10) +
    p.rect(52, 110, 296, 46, p.dark(), 8) +
    p.rect(90, 80, 44, 34, p.metal('steel'), 6) +
    p.rect(266, 80, 44, 34, p.metal('steel'), 6) +
    p.text(112, 150, 34, '+', '#e33') +
    p.text(288, 150, 34, '-', '#fff') +
    p.label(90, 185, 220, 130),
  'wiper-blade': (p) => {
    const one = (y: number) =>
      p.shape(`M20 ${y + 20} Q200 ${y - 40} 380 ${y + 20} L380 ${y + 30} Q200 ${y - 16} 20 ${y + 30} Z`, '#19191b') +
      p.rect(170, y - 24, 60, 26, '#333', 6) +
      p.line(`M22 ${y + 38} Q200 ${y - 4} 378 ${y + 38}`, '#444', 5);
    return p.turned(p.between(-35, 35), 200, 200, p.happens(0.5) ? one(150) + one(250) : one(200));
  },
  'headlight-bulb': (p) =>
    [130, 270]
      .map(
        (x) =>
          p.shape(`M${x - 26} 40 q26 -30 52 0 v110 h-52 z`, p.glass()) +
          p.line(`M${x - 8} 130 v-40 q8 -14 16 0 v40`, '#c93', 4) +
          p.ellipse(x, 160, 52, 18, p.metal('steel')) +
          p.rect(x - 30, 165, 60, 70, p.metal('steel')) +
          p.rect(x - 34, 235, 68, 60, p.dark(), 8) +
          p.line(`M${x - 14} 295 v50 M${x + 14} 295 v50`, p.metal(), 10),
      )
      .join(''),
  'headlight-assembly': (p) =>
    p.shape('M40 150 Q200 60 360 130 L350 230 Q200 320 60 270 Z', '#15161a') +
    p.shape('M54 160 Q200 80 346 142 L338 222 Q200 300 72 256 Z', '#cfe3f066') +
    [130, 230]
      .map((x) => p.circle(x, 195, 48, p.metal('silver')) + p.circle(x, 195, 30, '#dff') + p.circle(x, 195, 14, '#667'))
      .join('') +
    p.line('M290 160 Q330 180 320 220', '#fa3', 12),
  'side-mirror': (p) =>
    p.shape(
      'M60 110 q130 -60 260 -10 q30 90 -20 180 q-110 50 -220 -10 q-50 -80 -20 -160',
      p.pick([p.paint(), p.dark(), p.pale()]),
    ) +
    p.shape('M86 130 q110 -46 212 -6 q22 70 -14 136 q-92 36 -180 -8 q-36 -60 -18 -122', p.metal('silver')) +
    p.rect(290, 260, 80, 50, p.dark(), 14),
  'car-seat-cover': (p) => {
    const [tone, edge] = [p.pick([p.leather(), p.dark(), p.paint()]), p.pick([p.paint(), p.pale()])];
    return (
      p.rect(145, 20, 110, 70, tone, 26) +
      p.rect(110, 90, 180, 190, tone, 40) +
      p.rect(145, 105, 110, 165, edge, 16) +
      p.rect(95, 270, 210, 100, tone, 34) +
      p.rect(135, 285, 130, 70, edge, 14) +
      p.times(4, (i) => p.line(`M150 ${130 + i * 34} h100`, '#0003', 3))
    );
  },
  'car-floor-mat': (p) => {
    const tone = p.pick([p.dark(), p.leather(), p.paint(30, 25, 60)]);
    const one = (x: number, y: number, s: number) =>
      p.moved(
        x,
        y,
        s,
        p.shape('M60 60 q100 -30 200 0 l30 240 q-130 40 -250 0 z', tone) +
          p.times(9, (i) => p.line(`M75 ${90 + i * 24} q90 -10 190 0`, '#0004', 4)) +
          p.rect(110, 180, 110, 80, '#0005', 6),
      );
    return p.happens(0.5)
      ? one(-10, -10, 0.62) + one(170, -10, 0.62) + one(-10, 190, 0.55) + one(170, 190, 0.55)
      : one(20, 20, 1);
  },
  'steering-wheel-cover': (p) =>
    p.ring(200, 200, 150, 150, p.pick([p.dark(), p.leather(), p.paint()]), 42) +
    p.round(40, 200, 200, 150, 150, (x, y, a) =>
      p.turned((a * 180) / Math.PI, x, y, p.rect(x - 16, y - 2, 32, 3, '#0005')),
    ) +
    (p.happens(0.5) ? p.ring(200, 200, 128, 128, p.paint(), 5) : ''),
  'steering-wheel': (p) =>
    p.ring(200, 200, 155, 155, p.dark(), 34) +
    p.line('M55 190 H345 M200 200 V345', p.metal('steel'), 30) +
    p.circle(200, 200, 54, p.dark()) +
    p.circle(200, 200, 20, p.metal('silver')),
  'car-engine-oil': (p) => jug(p, p.pick(['5W-30', '10W-40', 'MOTOR OIL', '0W-20'])),
  'car-coolant': (p) => jug(p, p.pick(['COOLANT', 'ANTIFREEZE'])),
  'dash-cam': (p) =>
    p.rect(80, 150, 240, 120, p.dark(), 24) +
    p.circle(200, 210, 52, '#111') +
    p.ring(200, 210, 46, 46, '#666', 6) +
    p.circle(200, 210, 26, '#235') +
    p.circle(190, 200, 8, '#fff8') +
    p.rect(180, 90, 40, 70, p.dark(), 8) +
    p.ellipse(200, 88, 56, 18, '#333'),
  'car-phone-holder': (p) =>
    p.rect(120, 40, 160, 230, '#111', 18) +
    p.rect(130, 56, 140, 198, p.paint(210, 60, 45), 6) +
    p.rect(96, 120, 30, 90, p.dark(), 8) +
    p.rect(274, 120, 30, 90, p.dark(), 8) +
    p.circle(200, 285, 24, p.metal('steel')) +
    p.line('M200 290 q10 50 60 60', p.dark(), 22) +
    p.ellipse(270, 362, 70, 18, p.dark()),
  'car-usb-charger': (p) =>
    p.rect(140, 40, 120, 110, p.pick([p.dark(), p.pale()]), 20) +
    p.rect(155, 60, 40, 18, '#05a') +
    p.rect(205, 60, 40, 18, '#05a') +
    p.rect(155, 150, 90, 130, p.dark(), 8) +
    p.rect(120, 190, 36, 20, p.metal('silver'), 8) +
    p.rect(244, 190, 36, 20, p.metal('silver'), 8) +
    p.rect(180, 280, 40, 50, p.metal('steel'), 14),
  'car-air-freshener': (p) =>
    p.happens(0.6)
      ? p.line('M200 20 q20 40 0 80', '#eee', 4) +
        p.polygon(
          [
            [200, 90],
            [270, 190],
            [240, 190],
            [300, 290],
            [225, 290],
            [225, 350],
            [175, 350],
            [175, 290],
            [100, 290],
            [160, 190],
            [130, 190],
          ],
          p.paint(undefined, 70, 45),
        ) +
        p.text(200, 250, 30, p.word(), '#fff')
      : p.rect(150, 130, 100, 130, p.glass(), 16) +
        p.rect(156, 190, 88, 64, p.paint(), 10) +
        p.rect(165, 80, 70, 54, p.wood(), 8) +
        p.line('M180 80 q20 -70 40 0', '#ddd', 4),
  'shock-absorber': (p) =>
    p.turned(
      p.between(-50, 50),
      200,
      200,
      p.rect(180, 20, 40, 70, p.metal('steel')) +
        p.rect(168, 200, 64, 170, p.dark(), 8) +
        p.times(8, (i) => p.line(`M130 ${90 + i * 28} q70 30 140 -6`, p.paint(p.pick([0, 50, 210]), 80, 45), 16)) +
        p.circle(200, 20, 24, p.metal()) +
        p.circle(200, 378, 22, p.metal()),
    ),
  'full-face-helmet': (p) =>
    p.shape(
      'M60 220 Q50 50 210 45 Q350 50 350 210 Q350 330 290 350 L130 350 Q70 330 60 220',
      p.pick([p.paint(), p.dark(), p.pale()]),
    ) +
    p.shape('M180 150 Q300 140 348 170 L340 240 Q260 250 190 230 Z', '#15202bdd') +
    p.shape('M200 165 Q290 155 335 176 l-2 14 q-60 -14 -130 -4 z', '#fff4') +
    p.line('M70 250 Q160 300 200 346', p.paint(), 14),
  'car-shampoo': (p) =>
    p.rect(130, 120, 140, 250, p.paint(undefined, 75, 50), 26) +
    p.rect(165, 60, 70, 64, p.dark(), 8) +
    p.label(140, 180, 120, 130) +
    p.text(200, 345, 20, p.pick(['CAR WASH', 'Car Shampoo']), '#fff'),
  'car-wax': (p) =>
    p.ellipse(200, 240, 140, 60, p.paint()) +
    p.rect(60, 180, 280, 60, p.paint()) +
    p.ellipse(200, 180, 140, 60, p.paint(undefined, 70, 45)) +
    p.text(200, 178, 34, p.word(), '#fff') +
    p.text(200, 208, 22, 'CAR WAX', '#fff'),
  'jumper-cables': (p) =>
    p.line('M90 80 C 60 330 330 60 300 330', p.paint(0, 85, 45), 16) +
    p.line('M120 70 C 110 300 380 110 330 320', '#151515', 16) +
    [
      [80, 60, 0],
      [130, 50, 220],
      [295, 345, 0],
      [340, 335, 220],
    ]
      .map(([x, y, h]) =>
        p.turned(
          p.between(-30, 30),
          x as number,
          y as number,
          p.polygon(
            [
              [(x as number) - 14, (y as number) - 40],
              [(x as number) + 14, (y as number) - 40],
              [(x as number) + 20, (y as number) + 34],
              [(x as number) - 20, (y as number) + 34],
            ],
            h ? '#222' : p.paint(0, 80, 45),
          ),
        ),
      )
      .join(''),
  'car-stereo': (p) =>
    p.rect(30, 130, 340, 150, '#17181b', 10) +
    p.rect(120, 150, 170, 60, p.paint(p.pick([200, 120, 20]), 80, 40), 4) +
    p.text(205, 190, 30, '98.5 FM', '#fff') +
    p.circle(75, 190, 34, p.metal('steel')) +
    p.times(6, (i) => p.rect(122 + i * 29, 228, 24, 22, '#333', 3)) +
    p.rect(305, 150, 46, 20, '#333') +
    p.rect(305, 190, 46, 20, '#333'),
  'car-cover': (p) =>
    p.shape('M20 300 Q30 230 90 220 Q130 130 210 130 Q300 130 330 215 Q385 230 385 300 Z', p.metal('silver')) +
    p.times(6, (i) => p.line(`M${70 + i * 50} ${215 - (i % 3) * 20} q10 40 -6 80`, '#0002', 4)),
};
