import type { Drawing } from '../drawing.ts';

type P = Parameters<Drawing>[0];
const slanted = (p: P, content: string) => p.turned(p.between(-60, 60), 200, 200, content);
const pencil = (p: P, x: number, tone: string) =>
  p.rect(x - 11, 60, 22, 260, tone) +
  p.polygon(
    [
      [x - 11, 320],
      [x + 11, 320],
      [x, 366],
    ],
    p.paint(35, 50, 75),
  ) +
  p.polygon(
    [
      [x - 4, 350],
      [x + 4, 350],
      [x, 366],
    ],
    tone,
  ) +
  p.rect(x - 11, 44, 22, 18, p.paint(350, 50, 65), 4);

export const office: Record<string, Drawing> = {
  'ballpoint-pen': (p) => {
    const one = (x: number) =>
      p.rect(x - 12, 60, 24, 250, p.pick([p.paint(), p.dark(), p.metal('silver')]), 8) +
      p.polygon(
        [
          [x - 12, 310],
          [x + 12, 310],
          [x, 360],
        ],
        p.metal('silver'),
      ) +
      p.rect(x + 10, 60, 7, 100, p.metal('silver'), 3) +
      p.rect(x - 6, 40, 12, 24, p.dark(), 3);
    return p.happens(0.4) ? p.times(p.whole(2, 5), (_, s) => one(100 + s * 200)) : slanted(p, one(200));
  },
  'fountain-pen': (p) =>
    slanted(
      p,
      p.rect(184, 30, 32, 230, p.pick([p.dark(), p.paint()]), 12) +
        p.rect(184, 150, 32, 10, p.metal('gold')) +
        p.polygon(
          [
            [186, 260],
            [214, 260],
            [206, 320],
            [200, 375],
            [194, 320],
          ],
          p.metal('gold'),
        ) +
        p.line('M200 310 V372', '#543', 2),
    ),
  'wood-pencil': (p) =>
    p.happens(0.5)
      ? p.times(p.whole(3, 6), (_, s) => pencil(p, 80 + s * 240, p.paint(45, 85, 55)))
      : slanted(p, pencil(p, 200, p.pick([p.paint(45, 85, 55), p.dark()]))),
  'colored-pencils': (p) => p.times(p.whole(8, 14), (_, s) => pencil(p, 50 + s * 300, p.paint(s * 330, 80, 52))),
  highlighter: (p) =>
    p.times(p.whole(1, 5), (_, s) => {
      const [x, tone] = [90 + s * 220, p.paint(p.pick([60, 120, 330, 190, 30]), 95, 60)];
      return (
        p.rect(x - 22, 150, 44, 200, tone, 8) +
        p.rect(x - 24, 60, 48, 100, tone, 6) +
        p.rect(x + 16, 66, 8, 80, '#0002')
      );
    }),
  'permanent-marker': (p) =>
    p.times(p.whole(1, 4), (_, s) => {
      const x = 100 + s * 200;
      return (
        p.rect(x - 20, 130, 40, 230, p.pick([p.dark(), p.pale()]), 8) +
        p.rect(x - 22, 40, 44, 110, p.paint(), 8) +
        p.text(x, 250, 14, p.word())
      );
    }),
  notebook: (p) => {
    const tone = p.pick([p.paint(), p.leather(), p.dark()]);
    return (
      p.rect(80, 40, 250, 320, '#f4f1ea', 6) +
      p.rect(70, 34, 250, 320, tone, 10) +
      (p.happens(0.5)
        ? p.times(14, (i) => p.ring(74, 54 + i * 22, 13, 6, p.metal('steel'), 4))
        : p.rect(280, 34, 10, 320, p.dark())) +
      (p.happens(0.6) ? p.text(200, 150, 32, p.pick([p.word(), 'NOTES', 'Notebook'])) : '')
    );
  },
  'sticky-note': (p) =>
    p.times(p.whole(1, 4), (i) => {
      const [x, y] = [70 + (i % 2) * 130, 70 + Math.floor(i / 2) * 130];
      return (
        p.rect(x, y, 150, 150, p.paint(p.pick([55, 330, 190, 110]), 80, 70)) +
        p.rect(x, y, 150, 24, '#0001') +
        p.line(`M${x + 20} ${y + 70} h90 M${x + 20} ${y + 95} h70`, '#0006', 4)
      );
    }),
  'desktop-stapler': (p) =>
    p.rect(40, 270, 320, 34, p.dark(), 10) +
    p.shape('M50 240 L60 170 Q210 120 350 190 L360 250 Z', p.paint()) +
    p.rect(60, 240, 290, 16, p.metal('silver')) +
    p.circle(85, 230, 14, p.metal()),
  staples: (p) =>
    p.rect(60, 140, 280, 130, p.paint(), 6) +
    p.times(20, (i) => p.rect(90 + i * 11, 90, 9, 60, p.metal('silver'))) +
    p.text(200, 215, 36, 'STAPLES 26/6', '#fff'),
  'craft-scissors': (p) => {
    const tone = p.pick([p.paint(), p.dark(), p.paint(0, 80, 45)]);
    return slanted(
      p,
      p.polygon(
        [
          [190, 210],
          [214, 210],
          [250, 20],
          [236, 20],
        ],
        p.metal('silver'),
      ) +
        p.polygon(
          [
            [210, 210],
            [186, 210],
            [150, 20],
            [164, 20],
          ],
          p.metal('steel'),
        ) +
        p.circle(200, 205, 12, p.metal('steel')) +
        p.ring(150, 300, 46, 62, tone, 24) +
        p.ring(250, 300, 46, 62, tone, 24),
    );
  },
  'paper-clip': (p) =>
    p.times(p.whole(2, 8), () =>
      p.turned(
        p.between(0, 180),
        200,
        200,
        p.line(
          `M${p.whole(120, 260)} 150 v90 q0 26 24 26 q24 0 24 -26 v-120 q0 -34 -32 -34 q-34 0 -34 34 v104`,
          p.pick([p.metal('silver'), p.paint()]),
          7,
        ),
      ),
    ),
  'binder-clip': (p) =>
    p.times(p.whole(1, 3), (i) => {
      const x = 120 + i * 100;
      return (
        p.polygon(
          [
            [x - 60, 260],
            [x + 60, 260],
            [x + 20, 180],
            [x - 20, 180],
          ],
          p.pick([p.dark(), p.paint()]),
        ) + p.line(`M${x - 14} 182 L${x - 34} 70 h60 L${x + 10} 182`, p.metal('silver'), 7)
      );
    }),
  'desktop-calculator': (p) =>
    p.rect(90, 30, 220, 345, p.pick([p.dark(), p.pale(), p.paint()]), 18) +
    p.rect(110, 55, 180, 70, '#b8c8b0', 6) +
    p.text(245, 108, 42, '1234', '#222') +
    p.times(20, (i) =>
      p.rect(112 + (i % 4) * 46, 150 + Math.floor(i / 4) * 42, 36, 30, i % 4 === 3 ? '#e73' : '#666', 6),
    ),
  ruler: (p) =>
    slanted(
      p,
      p.rect(20, 170, 360, 60, p.pick([p.paint(45, 60, 70), p.glass(), p.metal('steel')])) +
        p.times(36, (i) => p.line(`M${26 + i * 10} 170 v${i % 5 ? 14 : 26}`, '#222', 2)),
    ),
  'rubber-eraser': (p) =>
    p.polygon(
      [
        [70, 180],
        [280, 150],
        [330, 200],
        [330, 260],
        [120, 290],
        [70, 240],
      ],
      '#f6f4f0',
    ) +
    p.polygon(
      [
        [150, 168],
        [280, 150],
        [330, 200],
        [330, 260],
        [200, 279],
      ],
      p.paint(p.pick([220, 350, 140]), 70, 45),
    ) +
    p.text(245, 235, 28, p.word(), '#fff'),
  'file-folder': (p) => {
    const tone = p.paint(p.pick([45, 210, 120, 0]), 60, 68);
    return (
      p.shape('M40 110 h120 l20 -26 h120 l16 26 h44 v220 h-320 z', tone) +
      p.rect(60, 100, 280, 30, '#fff') +
      p.rect(36, 140, 328, 200, tone, 6)
    );
  },
  'ring-binder': (p) =>
    p.rect(70, 30, 90, 340, p.paint(), 8) +
    p.rect(90, 70, 50, 120, '#fff') +
    p.circle(115, 320, 20, p.metal('silver')) +
    p.polygon(
      [
        [160, 30],
        [330, 60],
        [330, 340],
        [160, 370],
      ],
      p.paint(),
    ),
  clipboard: (p) =>
    p.rect(80, 50, 240, 330, p.pick([p.leather(), p.wood(), p.paint()]), 12) +
    p.rect(100, 90, 200, 270, '#fff') +
    p.times(8, (i) => p.line(`M120 ${130 + i * 28} h150`, '#aab', 3)) +
    p.rect(150, 30, 100, 44, p.metal('silver'), 12),
  'manual-sharpener': (p) =>
    p.polygon(
      [
        [110, 120],
        [290, 120],
        [270, 300],
        [130, 300],
      ],
      p.pick([p.paint(), p.metal('silver')]),
    ) +
    p.polygon(
      [
        [150, 140],
        [250, 150],
        [240, 230],
        [160, 220],
      ],
      p.metal('silver'),
    ) +
    p.circle(200, 190, 12, '#444') +
    p.ellipse(200, 122, 30, 10, '#111'),
  'glue-stick': (p) =>
    p.times(
      p.whole(1, 3),
      (i) =>
        p.rect(110 + i * 90, 130, 64, 230, p.paint(), 8) +
        p.rect(112 + i * 90, 50, 60, 90, p.paint(), 8) +
        p.text(142 + i * 90, 240, 18, 'GLUE', '#fff'),
    ),
  'copy-paper': (p) =>
    p.polygon(
      [
        [60, 150],
        [250, 110],
        [345, 170],
        [150, 220],
      ],
      '#fff',
    ) +
    p.polygon(
      [
        [60, 150],
        [150, 220],
        [150, 320],
        [60, 250],
      ],
      p.paint(),
    ) +
    p.polygon(
      [
        [150, 220],
        [345, 170],
        [345, 270],
        [150, 320],
      ],
      p.paint(),
    ) +
    p.text(245, 265, 34, 'A4', '#fff'),
  'letter-envelope': (p) => {
    const tone = p.pick([p.pale(), p.paint(35, 45, 70), p.paint()]);
    return (
      p.rect(40, 110, 320, 200, tone, 4) +
      p.line('M42 112 L200 230 L358 112', '#0003', 4) +
      (p.happens(0.5) ? p.circle(200, 226, 20, p.paint(0, 70, 40)) : '')
    );
  },
  whiteboard: (p) =>
    p.rect(20, 60, 360, 250, p.metal('silver'), 6) +
    p.rect(32, 72, 336, 226, '#fdfdfd') +
    p.rect(100, 306, 200, 18, p.metal('steel')) +
    p.rect(120, 296, 50, 12, p.paint(), 4) +
    (p.happens(0.5) ? p.line('M80 130 h120 M80 170 h180', p.paint(), 5) : ''),
  'wall-calendar': (p) =>
    p.rect(70, 30, 260, 345, '#fff') +
    p.rect(70, 30, 260, 150, p.paint()) +
    p.times(35, (i) => p.rect(84 + (i % 7) * 34, 220 + Math.floor(i / 7) * 28, 24, 18, '#dde')) +
    p.text(200, 208, 24, p.pick(['JANUARY', 'March', 'JUNE 2027']), '#333') +
    p.times(10, (i) => p.ring(90 + i * 24, 30, 5, 10, p.metal(), 3)),
  'watercolor-paint': (p) =>
    p.rect(50, 110, 300, 190, p.pick([p.dark(), p.pale()]), 14) +
    p.times(12, (i) => p.circle(90 + (i % 6) * 44, 160 + Math.floor(i / 6) * 60, 18, p.paint(i * 30, 85, 50))) +
    p.turned(
      -20,
      200,
      330,
      p.rect(80, 325, 220, 10, p.wood(), 5) +
        p.polygon(
          [
            [300, 323],
            [330, 330],
            [300, 337],
          ],
          '#432',
        ),
    ),
  'acrylic-paint': (p) =>
    p.times(p.whole(2, 6), (_, s) => {
      const x = 70 + s * 260;
      const tone = p.paint(undefined, 85, 50);
      return (
        p.polygon(
          [
            [x - 24, 60],
            [x + 24, 60],
            [x + 20, 300],
            [x - 20, 300],
          ],
          '#eee',
        ) +
        p.rect(x - 22, 140, 44, 110, tone) +
        p.rect(x - 14, 300, 28, 40, p.dark(), 4)
      );
    }),
  paintbrush: (p) =>
    p.times(p.whole(1, 5), (_, s) => {
      const x = 90 + s * 220;
      return (
        p.rect(x - 6, 160, 12, 220, p.pick([p.wood(), p.dark(), p.paint()]), 6) +
        p.rect(x - 9, 110, 18, 60, p.metal('silver')) +
        p.polygon(
          [
            [x - 9, 112],
            [x + 9, 112],
            [x, 50],
          ],
          p.leather(),
        )
      );
    }),
  'packing-tape': (p) =>
    p.ring(200, 200, 110, 110, p.pick([p.paint(35, 50, 55), p.glass(), p.paint()]), 60) +
    p.ring(200, 200, 78, 78, p.paint(35, 40, 70), 10) +
    p.times(4, (i) => p.ring(200, 200, 95 + i * 12, 95 + i * 12, '#0001', 2)),
  'ergonomic-office-chair': (p) => {
    const tone = p.pick([p.dark(), p.dark(), p.paint()]);
    return (
      p.rect(120, 20, 160, 180, tone, 30) +
      p.rect(105, 205, 190, 46, tone, 22) +
      p.line('M100 160 v50 M300 160 v50', p.dark(), 14) +
      p.rect(190, 250, 20, 70, p.metal('steel')) +
      p.line('M200 320 L90 360 M200 320 L310 360 M200 320 L160 375 M200 320 L240 375', p.dark(), 12) +
      [90, 310, 160, 240].map((x) => p.circle(x, 374, 10, '#222')).join('')
    );
  },
  'desk-organizer': (p) =>
    p.rect(60, 200, 280, 150, p.pick([p.wood(), p.dark(), p.metal('steel')]), 8) +
    p.line('M200 200 V350', '#0004', 4) +
    p.times(6, (i) => p.rect(80 + i * 20, 90 + (i % 3) * 20, 12, 120, p.paint(), 4)) +
    p.rect(230, 150, 70, 60, p.paint(55, 80, 70)),
  'correction-tape': (p) =>
    p.shape('M70 200 q20 -90 130 -90 q120 10 130 100 q-20 60 -140 70 l-60 30 z', p.paint(undefined, 50, 65)) +
    p.circle(190, 190, 52, '#fff') +
    p.circle(190, 190, 24, '#ccc'),
};
