import type { Drawing } from '../drawing.ts';

type P = Parameters<Drawing>[0];
const any = (p: P, content: string) => p.turned(p.between(-70, 70), 200, 200, content);
const grip = (p: P) => p.pick([p.paint(0, 80, 45), p.paint(50, 90, 50), p.paint(215, 70, 45), p.dark(), p.wood()]);

export const tools: Record<string, Drawing> = {
  'workshop-hammer': (p) =>
    any(
      p,
      p.rect(186, 110, 28, 270, grip(p), 10) +
        p.rect(110, 50, 130, 60, p.metal('steel'), 8) +
        p.shape('M240 56 q60 0 90 50 q-50 -16 -90 -4 z', p.metal('steel')),
    ),
  'workshop-screwdriver': (p) => {
    const one = (x: number) =>
      p.rect(x - 24, 30, 48, 150, grip(p), 20) +
      p.rect(x - 8, 178, 16, 170, p.metal('silver')) +
      p.polygon(
        [
          [x - 8, 346],
          [x + 8, 346],
          [x + 4, 370],
          [x - 4, 370],
        ],
        p.metal('steel'),
      );
    return p.happens(0.4) ? p.times(p.whole(2, 4), (_, s) => one(80 + s * 240)) : any(p, one(200));
  },
  'workshop-wrench': (p) => {
    const one = (x: number) =>
      p.rect(x - 14, 90, 28, 220, p.metal('steel'), 8) +
      p.shape(`M${x - 40} 30 q-20 60 26 70 h28 q46 -10 26 -70 l-22 40 h-36 z`, p.metal('steel')) +
      p.ring(x, 335, 28, 28, p.metal('steel'), 18);
    return p.happens(0.4) ? p.times(p.whole(3, 5), (_, s) => one(70 + s * 260)) : any(p, one(200));
  },
  'adjustable-wrench': (p) =>
    any(
      p,
      p.rect(184, 120, 32, 250, p.pick([p.metal('steel'), grip(p)]), 12) +
        p.shape('M150 130 L150 40 L190 40 L196 90 L214 90 L214 60 L256 60 L250 140 Z', p.metal('steel')) +
        p.circle(205, 115, 13, '#555'),
    ),
  'workshop-pliers': (p) => {
    const tone = grip(p);
    return any(
      p,
      p.shape('M185 180 L170 60 Q196 20 198 60 L200 180 Z', p.metal('steel')) +
        p.shape('M215 180 L230 60 Q204 20 202 60 L200 180 Z', p.metal('steel')) +
        p.circle(200, 180, 30, p.metal('steel')) +
        p.line('M190 200 C 150 260 150 320 165 380 M210 200 C 250 260 250 320 235 380', tone, 28),
    );
  },
  'workshop-hand-saw': (p) =>
    any(
      p,
      p.polygon(
        [
          [20, 150],
          [290, 130],
          [290, 230],
          [20, 180],
        ],
        p.metal('silver'),
      ) +
        p.times(26, (i) =>
          p.polygon(
            [
              [22 + i * 10, 181 + i * 1.8],
              [32 + i * 10, 182 + i * 1.8],
              [27 + i * 10, 192 + i * 1.8],
            ],
            '#999',
          ),
        ) +
        p.shape('M285 120 q90 -10 95 60 q0 90 -80 80 l-20 -30 z', grip(p)) +
        p.ellipse(330, 190, 24, 36, '#fff'),
    ),
  'workshop-tape-measure': (p) =>
    p.shape('M90 110 q20 -40 90 -40 h60 q80 0 80 90 v100 q0 50 -50 50 H100 q-20 -100 -10 -200', grip(p)) +
    p.circle(200, 190, 62, p.dark()) +
    p.text(200, 200, 34, p.pick(['5m', '3m', '7.5m']), '#fff') +
    p.rect(300, 292, 90, 16, p.paint(52, 90, 58)) +
    p.rect(384, 286, 8, 34, p.metal('steel')),
  'workshop-power-drill': (p) => {
    const tone = p.pick([p.paint(50, 90, 50), p.paint(180, 60, 35), p.paint(0, 75, 42), p.paint(110, 50, 40)]);
    return (
      p.shape('M100 80 h190 q40 10 40 60 q0 40 -40 44 h-60 l-30 120 h-70 l20 -120 h-50 z', tone) +
      p.polygon(
        [
          [100, 90],
          [40, 108],
          [40, 156],
          [100, 174],
        ],
        p.dark(),
      ) +
      p.rect(0, 126, 46, 12, p.metal('silver')) +
      p.rect(110, 300, 130, 60, p.dark(), 8) +
      p.rect(140, 200, 14, 40, '#222', 6)
    );
  },
  'angle-grinder': (p) =>
    p.turned(
      p.between(-30, 30),
      200,
      200,
      p.rect(130, 150, 250, 80, p.paint(p.pick([180, 50, 0]), 70, 40), 34) +
        p.circle(100, 200, 90, p.metal('steel')) +
        p.circle(100, 200, 84, '#8a6a4a') +
        p.circle(100, 200, 22, p.metal('silver')) +
        p.shape('M100 110 a90 90 0 0 1 90 90 h-60 z', p.dark()),
    ),
  'hardware-screws': (p) =>
    p.times(p.whole(3, 9), () => {
      const [x, y] = [p.whole(90, 310), p.whole(60, 240)];
      const metal = p.pick([p.metal('gold'), p.metal('silver'), p.metal('steel')]);
      return p.turned(
        p.between(0, 360),
        x,
        y + 50,
        p.polygon(
          [
            [x - 22, y],
            [x + 22, y],
            [x + 10, y + 20],
            [x - 10, y + 20],
          ],
          metal,
        ) +
          p.polygon(
            [
              [x - 10, y + 18],
              [x + 10, y + 18],
              [x, y + 120],
            ],
            metal,
          ) +
          p.times(9, (i) => p.line(`M${x - 12 + i} ${y + 26 + i * 10} l${24 - i * 2} 4`, '#5556', 3)) +
          p.line(`M${x - 10} ${y + 3} h20`, '#333', 4),
      );
    }),
  'bolts-nuts': (p) =>
    p.times(p.whole(2, 6), () => {
      const [x, y] = [p.whole(80, 320), p.whole(80, 320)];
      const metal = p.metal(p.pick(['silver', 'steel', 'gold']));
      const corners = Array.from(
        { length: 6 },
        (_, i) => [x + 42 * Math.cos((i * Math.PI) / 3), y + 42 * Math.sin((i * Math.PI) / 3)] as const,
      );
      return (
        p.polygon(corners, metal) +
        p.circle(x, y, 22, p.happens(0.5) ? '#333' : metal) +
        p.ring(x, y, 24, 24, '#0004', 3)
      );
    }),
  'safety-helmet': (p) => {
    const tone = p.paint(p.pick([50, 0, 215, 25, 120]), 85, 52);
    return (
      p.shape('M70 250 Q70 80 200 80 Q330 80 330 250 Z', tone) +
      p.shape('M40 250 q160 50 320 0 l10 26 q-170 60 -340 0 z', tone) +
      p.shape('M175 84 q25 -14 50 0 l8 160 h-66 z', '#fff3')
    );
  },
  'safety-goggles': (p) =>
    p.shape(
      'M50 140 q150 -50 300 0 q20 60 -20 110 q-60 20 -100 -30 q-30 -20 -60 0 q-40 50 -100 30 q-40 -50 -20 -110',
      p.glass(),
    ) +
    `<path d="M50 140 q150 -50 300 0 q20 60 -20 110 q-60 20 -100 -30 q-30 -20 -60 0 q-40 50 -100 30 q-40 -50 -20 -110" fill="none" stroke="#335" stroke-width="10"/>` +
    p.line('M50 160 L10 120 M350 160 L390 120', p.dark(), 14),
  'work-gloves': (p) => {
    const tone = p.pick([p.paint(), p.leather(), p.dark()]);
    const one = (x: number) =>
      p.rect(x, 180, 110, 140, tone, 20) +
      p.times(4, (i) => p.rect(x + 2 + i * 27, 70 + (i === 0 || i === 3 ? 30 : 0), 25, 140, tone, 12)) +
      p.turned(40, x + 110, 230, p.rect(x + 96, 160, 28, 90, tone, 14)) +
      p.rect(x, 310, 110, 60, p.paint(), 8);
    return one(60) + p.moved(230, 0, 1, one(0));
  },
  'measuring-caliper': (p) =>
    any(
      p,
      p.rect(20, 180, 360, 34, p.metal('silver')) +
        p.polygon(
          [
            [30, 214],
            [70, 214],
            [60, 320],
            [50, 320],
          ],
          p.metal('steel'),
        ) +
        p.polygon(
          [
            [110, 214],
            [150, 214],
            [80, 320],
            [70, 320],
          ],
          p.metal('steel'),
        ) +
        p.rect(105, 160, 130, 76, p.dark(), 6) +
        p.rect(120, 172, 90, 34, '#b9c7ae') +
        p.text(165, 198, 24, '12.34', '#222'),
    ),
  'hardware-padlock': (p) =>
    p.line('M130 200 V130 q0 -80 70 -80 t70 80 V200', p.metal('silver'), 26) +
    p.rect(95, 190, 210, 170, p.pick([p.metal('gold'), p.dark(), p.paint()]), 20) +
    p.circle(200, 265, 17, '#222') +
    p.rect(192, 270, 16, 44, '#222'),
  'lab-microscope': (p) =>
    p.rect(90, 340, 220, 36, p.dark(), 14) +
    p.shape('M260 340 q60 -120 -20 -220 l-40 20 q60 100 10 200 z', p.pale()) +
    p.turned(
      20,
      190,
      130,
      p.rect(165, 40, 50, 170, p.pale(), 14) +
        p.rect(160, 20, 60, 34, p.dark(), 8) +
        p.rect(178, 205, 24, 50, p.metal('silver')),
    ) +
    p.rect(90, 270, 150, 18, p.dark()),
  'safety-face-mask': (p) => {
    const tone = p.pick([p.paint(200, 50, 75), p.pale(), p.dark()]);
    return (
      p.shape('M80 140 q120 -50 240 0 l0 100 q-60 70 -120 70 q-60 0 -120 -70 z', tone) +
      p.times(3, (i) => p.line(`M84 ${175 + i * 30} q116 -24 232 0`, '#0002', 4)) +
      p.line('M82 150 C 10 140 10 260 84 240 M318 150 C 390 140 390 260 316 240', '#eee', 7)
    );
  },
  'workshop-ladder': (p) => {
    const metal = p.pick([p.metal('silver'), p.paint(25, 85, 50), p.wood()]);
    return (
      p.line('M150 20 L90 385 M250 20 L310 385', metal, 16) +
      p.times(7, (i) => p.line(`M${143 - i * 8} ${60 + i * 48} H${257 + i * 8}`, metal, 13))
    );
  },
  'traffic-cone': (p) =>
    p.polygon(
      [
        [175, 40],
        [225, 40],
        [290, 330],
        [110, 330],
      ],
      p.paint(18, 95, 52),
    ) +
    p.polygon(
      [
        [158, 120],
        [242, 120],
        [258, 190],
        [142, 190],
      ],
      '#fff',
    ) +
    p.polygon(
      [
        [132, 240],
        [268, 240],
        [280, 290],
        [120, 290],
      ],
      '#fff',
    ) +
    p.rect(70, 328, 260, 34, p.paint(18, 90, 45), 6),
  'fire-extinguisher': (p) =>
    p.rect(140, 110, 120, 260, p.paint(0, 85, 45), 40) +
    p.rect(180, 70, 40, 46, p.metal('steel')) +
    p.line('M150 60 L250 80 M200 76 L270 50', '#222', 14) +
    p.line('M180 90 C 80 110 100 240 110 320', '#111', 16) +
    p.label(155, 190, 90, 110),
  stethoscope: (p) => {
    const tone = p.pick([p.dark(), p.paint()]);
    return (
      p.line(
        'M120 40 C 110 160 160 190 200 200 C 240 190 290 160 280 40 M200 200 C 200 320 320 340 320 260',
        tone,
        12,
      ) +
      p.circle(320, 240, 38, p.metal('silver')) +
      p.circle(320, 240, 24, p.metal('steel')) +
      p.line('M120 40 l-10 -20 M280 40 l10 -20', p.metal('silver'), 9)
    );
  },
  syringe: (p) =>
    any(
      p,
      p.rect(170, 90, 60, 180, p.glass(), 6) +
        p.rect(176, 160, 48, 106, p.paint(undefined, 40, 80)) +
        p.times(8, (i) => p.line(`M205 ${110 + i * 18} h22`, '#445', 2)) +
        p.rect(192, 30, 16, 130, '#eee') +
        p.rect(160, 22, 80, 12, '#eee', 4) +
        p.rect(150, 86, 100, 12, '#ddd', 4) +
        p.polygon(
          [
            [190, 270],
            [210, 270],
            [203, 300],
            [197, 300],
          ],
          '#ccc',
        ) +
        p.line('M200 300 V390', p.metal('silver'), 4),
    ),
  beaker: (p) =>
    p.shape('M110 60 h180 l-10 20 v270 q-80 24 -160 0 v-270 z', p.glass()) +
    p.rect(122, 210, 156, 140, p.paint(undefined, 70, 60), 8) +
    p.times(6, (i) => p.line(`M240 ${120 + i * 34} h30`, '#445', 3)),
  'hardware-rope': (p) => {
    const tone = p.pick([p.paint(38, 45, 65), p.paint()]);
    return (
      p.times(
        6,
        (i) =>
          p.ring(200, 200 + i * 4, 140 - i * 16, 110 - i * 13, tone, 16) +
          p.ring(200, 200 + i * 4, 140 - i * 16, 110 - i * 13, '#0002', 3),
      ) + p.line('M300 280 q60 40 60 100', tone, 16)
    );
  },
  'workshop-tool-box': (p) =>
    p.rect(40, 170, 320, 180, p.pick([p.paint(0, 80, 42), p.paint(50, 90, 50), p.dark()]), 12) +
    p.rect(40, 170, 320, 60, p.dark(), 12) +
    p.line('M130 170 q70 -90 140 0', p.dark(), 20) +
    p.rect(100, 215, 40, 34, p.metal('silver')) +
    p.rect(260, 215, 40, 34, p.metal('silver')),
  'drill-bits': (p) =>
    p.times(p.whole(4, 9), (_, s) => {
      const [x, w] = [70 + s * 260, 6 + s * 10];
      return (
        p.rect(x - w / 2, 80, w, 240, p.metal(p.pick(['gold', 'silver'])), 2) +
        p.times(9, (i) => p.line(`M${x - w / 2} ${190 + i * 15} L${x + w / 2} ${180 + i * 15}`, '#3338', 3))
      );
    }),
  'house-wall-paint': (p) =>
    p.rect(90, 120, 220, 240, p.metal('silver'), 6) +
    p.rect(90, 170, 220, 140, p.paint()) +
    p.ellipse(200, 120, 110, 28, p.paint(undefined, 80, 60)) +
    p.line('M92 130 q108 140 216 0', p.metal('steel'), 6) +
    p.text(200, 250, 36, p.word(), '#fff'),
};
