import type { Drawing } from '../drawing.ts';

type P = Parameters<Drawing>[0];
const tube = (p: P, words: string) => {
  const w = p.between(55, 85);
  return (
    p.polygon(
      [
        [200 - w, 20],
        [200 + w, 20],
        [200 + w * 0.75, 310],
        [200 - w * 0.75, 310],
      ],
      p.pick([p.paint(), p.pale()]),
    ) +
    p.rect(200 - w, 14, w * 2, 16, '#0002') +
    p.rect(200 - w * 0.7, 308, w * 1.4, 66, p.pick([p.pale(), p.paint(), p.metal('gold')]), 8) +
    p.label(200 - w * 0.7, 90, w * 1.4, 130) +
    p.text(200, 255, 17, words, '#444')
  );
};
const pump = (p: P, words: string) => {
  const w = p.between(60, 90);
  return (
    p.rect(200 - w, 140, w * 2, 235, p.pick([p.paint(), p.pale(), p.leather()]), p.between(10, 44)) +
    p.rect(175, 104, 50, 40, p.dark()) +
    p.rect(192, 60, 16, 50, p.dark()) +
    p.shape('M170 60 h80 q40 0 44 26 l-20 4 q-8 -12 -40 -12 h-64 z', p.dark()) +
    p.label(200 - w * 0.75, 190, w * 1.5, 120) +
    p.text(200, 345, 20, words, '#333')
  );
};
const capped = (p: P, words: string) => {
  const w = p.between(55, 85);
  return (
    p.rect(200 - w, 110, w * 2, 265, p.pick([p.paint(), p.pale()]), p.between(10, 40)) +
    p.rect(200 - w * 0.55, 40, w * 1.1, 76, p.pick([p.pale(), p.paint(), p.metal('gold')]), 12) +
    p.label(200 - w * 0.75, 165, w * 1.5, 130) +
    p.text(200, 335, 20, words, '#333')
  );
};
const jar = (p: P, words: string) =>
  p.rect(80, 190, 240, 140, p.pick([p.paint(), p.pale(), p.glass()]), 26) +
  p.rect(74, 110, 252, 86, p.pick([p.metal('gold'), p.metal('silver'), p.pale(), p.dark()]), 12) +
  p.text(200, 255, 32, p.word(), '#333') +
  p.text(200, 290, 20, words, '#444');
const compact = (p: P, hue: number) =>
  p.circle(200, 250, 130, p.dark()) +
  p.circle(200, 250, 108, p.paint(hue, p.between(35, 70), p.between(55, 80))) +
  p.ellipse(200, 95, 128, p.between(40, 90), p.metal('silver')) +
  p.ring(200, 95, 128, 60, '#222', 12);

export const beauty: Record<string, Drawing> = {
  lipstick: (p) => {
    const one = (x: number) => {
      const hue = p.pick([340, 350, 0, 10, 20, 320]);
      return (
        p.rect(x - 40, 210, 80, 170, p.pick([p.dark(), p.metal('gold'), p.paint()]), 6) +
        p.rect(x - 34, 160, 68, 54, p.metal(p.pick(['gold', 'silver']))) +
        p.shape(`M${x - 28} 162 V70 q10 -40 56 -30 V162 Z`, p.paint(hue, p.between(55, 85), p.between(30, 55)))
      );
    };
    return p.happens(0.3)
      ? one(100) + one(200) + one(300)
      : one(150) + (p.happens(0.6) ? p.rect(235, 200, 80, 180, p.dark(), 6) : '');
  },
  'lip-gloss': (p) =>
    p.times(
      p.whole(1, 3),
      (i) =>
        p.rect(110 + i * 80, 160, 54, 200, p.paint(p.between(330, 370), 70, 60), 10) +
        p.rect(112 + i * 80, 40, 50, 124, p.pick([p.dark(), p.metal('gold'), p.metal('rose')]), 8),
    ),
  'foundation-makeup': (p) =>
    p.rect(135, 150, 130, 220, p.paint(28, p.between(30, 55), p.between(50, 82)), 14) +
    p.rect(135, 150, 130, 220, p.glass(), 14) +
    p.rect(165, 50, 70, 104, p.pick([p.dark(), p.metal('gold')]), 6) +
    p.text(200, 260, 26, p.word(), '#222') +
    p.text(200, 300, 15, 'FOUNDATION SPF 20', '#222'),
  'face-powder': (p) => compact(p, 28),
  blush: (p) => compact(p, p.pick([345, 355, 10])),
  eyeshadow: (p) => {
    const [cols, rows] = [p.whole(3, 6), p.whole(2, 4)];
    const [w, h] = [cols * 62 + 20, rows * 56 + 20];
    const x = 200 - w / 2;
    return (
      p.rect(x - 4, 330 - h - 150, w + 8, 150, p.metal('silver'), 10) +
      p.rect(x, 330 - h, w, h, p.dark(), 10) +
      p.times(cols * rows, (i) =>
        p.rect(
          x + 12 + (i % cols) * 62,
          342 - h + Math.floor(i / cols) * 56,
          52,
          46,
          p.paint(p.pick([15, 25, 330, 280, 35]), p.between(20, 70), p.between(25, 80)),
          p.pick([4, 24]),
        ),
      )
    );
  },
  mascara: (p) =>
    p.rect(90, 60, 60, 300, p.pick([p.dark(), p.metal('gold'), p.paint()]), 26) +
    p.rect(90, 200, 60, 10, p.metal('gold')) +
    p.rect(240, 200, 56, 160, p.dark(), 22) +
    p.line('M268 200 V130', '#333', 7) +
    p.times(22, (i) => p.line(`M252 ${60 + i * 4} h32`, '#111', 3)),
  eyeliner: (p) =>
    p.turned(
      p.between(-50, 50),
      200,
      200,
      p.rect(180, 20, 36, 280, p.dark(), 8) +
        p.polygon(
          [
            [182, 300],
            [214, 300],
            [198, 370],
          ],
          '#111',
        ) +
        p.text(198, 160, 16, p.word(), '#fff'),
    ),
  'makeup-brush': (p) => {
    const one = (x: number, w: number) =>
      p.rect(x - 9, 190, 18, 190, p.pick([p.dark(), p.wood(), p.paint()]), 9) +
      p.rect(x - 13, 140, 26, 60, p.metal(p.pick(['silver', 'gold', 'rose']))) +
      p.shape(
        `M${x - 13} 142 q${-w} -60 13 -110 q${w + 13} 50 13 110 z`,
        p.paint(p.pick([25, 330, 0]), p.between(10, 40), p.between(20, 60)),
      );
    return p.happens(0.6)
      ? p.times(p.whole(3, 7), (_, s) => one(50 + s * 300, p.between(4, 26)))
      : p.turned(30, 200, 200, one(200, 34));
  },
  'makeup-sponge': (p) =>
    p.times(p.whole(1, 3), (i) =>
      p.shape(
        `M${110 + i * 95} 120 q70 110 50 190 q-50 60 -100 0 q-20 -80 50 -190`,
        p.paint(p.pick([340, 20, 290]), 60, 68),
      ),
    ),
  'nail-polish': (p) =>
    p.times(p.whole(1, 3), (i) => {
      const x = 110 + i * 95;
      return (
        p.rect(x - 40, 230, 80, 130, p.paint(undefined, 75, 50), 20) +
        p.rect(x - 36, 236, 20, 110, '#fff5', 10) +
        p.rect(x - 22, 70, 44, 165, p.pick([p.dark(), p.pale(), p.metal('gold')]), 8)
      );
    }),
  'womens-perfume': (p) => perfume(p, p.paint(p.pick([330, 20, 290, 45]), 50, 75)),
  'mens-cologne': (p) => perfume(p, p.pick([p.paint(215, 50, 35), p.dark(), p.paint(195, 40, 45)])),
  'face-moisturizer': (p) => jar(p, p.pick(['Moisturizer', 'Face Cream', 'Day Cream', 'Night Cream'])),
  'face-serum': (p) =>
    p.rect(135, 170, 130, 200, p.pick([p.leather(), p.glass(), p.paint()]), 22) +
    p.rect(170, 110, 60, 64, p.pick([p.dark(), p.pale(), p.metal('gold')]), 6) +
    p.shape('M178 112 q-6 -80 22 -80 q28 0 22 80 z', p.pick([p.dark(), p.pale()])) +
    p.label(145, 210, 110, 120),
  'facial-cleanser': (p) => (p.happens(0.5) ? tube(p, p.pick(['Cleanser', 'Face Wash'])) : pump(p, 'Cleanser')),
  sunscreen: (p) =>
    p.happens(0.6)
      ? tube(p, p.pick(['SPF 50', 'SPF 30', 'Sunscreen'])) + p.circle(200, 70, 22, p.paint(45, 95, 55))
      : capped(p, 'SPF 50+'),
  shampoo: (p) => (p.happens(0.5) ? pump(p, 'Shampoo') : capped(p, p.pick(['Shampoo', 'Conditioner']))),
  'shower-gel': (p) => capped(p, p.pick(['Shower Gel', 'Body Wash'])),
  'body-lotion': (p) => pump(p, p.pick(['Body Lotion', 'Lotion'])),
  'hand-cream': (p) => tube(p, 'Hand Cream'),
  'bar-soap': (p) =>
    p.times(
      p.whole(1, 3),
      (i) =>
        p.rect(70 + i * 40, 240 - i * 70, 220, 100, p.paint(undefined, 40, 75), 40) +
        p.text(180 + i * 40, 302 - i * 70, 34, p.word(), '#0004'),
    ),
  toothbrush: (p) =>
    p.times(p.whole(1, 4), (i) =>
      p.turned(
        -8 + i * 10,
        200,
        300,
        p.rect(120 + i * 50, 120, 22, 260, p.paint(undefined, 70, 55), 10) +
          p.rect(122 + i * 50, 40, 18, 90, p.pale(), 6) +
          p.times(7, (k) => p.rect(138 + i * 50, 44 + k * 11, 24, 8, p.pick(['#fff', '#9cf', '#fff']))),
      ),
    ),
  'electric-toothbrush': (p) =>
    p.rect(160, 150, 80, 230, p.pick([p.pale(), p.dark(), p.paint()]), 38) +
    p.circle(200, 220, 15, p.paint()) +
    p.rect(187, 60, 26, 100, p.pale(), 10) +
    p.rect(186, 30, 44, 40, '#fff', 8) +
    p.times(5, (k) => p.rect(224, 32 + k * 8, 20, 5, '#7bf')),
  toothpaste: (p) => p.turned(p.between(50, 110), 200, 200, tube(p, p.pick(['Toothpaste', 'Whitening', 'Fluoride']))),
  razor: (p) =>
    p.turned(
      p.between(-40, 40),
      200,
      200,
      p.rect(182, 130, 36, 250, p.pick([p.paint(), p.metal('silver'), p.dark()]), 16) +
        p.rect(110, 70, 180, 64, p.pick([p.dark(), p.paint()]), 12) +
        p.times(4, (k) => p.rect(120, 80 + k * 12, 160, 5, p.metal('silver'))),
    ),
  'electric-shaver': (p) =>
    p.rect(140, 120, 120, 260, p.dark(), 46) +
    p.circle(165, 90, 42, p.metal('steel')) +
    p.circle(235, 90, 42, p.metal('steel')) +
    p.circle(200, 62, 40, p.metal('steel')) +
    p.circle(200, 240, 20, p.paint()),
  'hair-brush': (p) =>
    p.turned(
      p.between(-40, 40),
      200,
      200,
      p.ellipse(200, 130, 85, 115, p.pick([p.dark(), p.wood(), p.paint()])) +
        p.ellipse(200, 130, 66, 94, '#222') +
        p.times(60, () => p.circle(200 + p.between(-55, 55), 130 + p.between(-80, 80), 3, '#ddd')) +
        p.rect(182, 235, 36, 150, p.pick([p.wood(), p.dark()]), 16),
    ),
  'hair-dryer': (p) => {
    const tone = p.pick([p.dark(), p.paint(), p.pale()]);
    return (
      p.shape('M60 90 h200 q90 10 90 80 q0 80 -90 80 h-140 l-60 -20 z', tone) +
      p.rect(40, 95, 40, 130, p.dark(), 6) +
      p.polygon(
        [
          [200, 240],
          [270, 240],
          [250, 385],
          [190, 385],
        ],
        tone,
      ) +
      p.rect(205, 280, 26, 40, '#0005', 4)
    );
  },
  'hair-straightener': (p) =>
    p.turned(
      p.between(-30, 30),
      200,
      200,
      p.turned(6, 360, 200, p.rect(30, 160, 340, 40, p.pick([p.dark(), p.paint()]), 14)) +
        p.turned(-6, 360, 200, p.rect(30, 205, 340, 40, p.dark(), 14)) +
        p.rect(40, 196, 140, 8, p.metal('gold')) +
        p.line('M370 205 q60 40 -20 140', p.dark(), 9),
    ),
  'curling-iron': (p) =>
    p.turned(
      p.between(-40, 40),
      200,
      200,
      p.rect(180, 20, 36, 200, p.metal('silver'), 16) +
        p.rect(208, 60, 14, 170, p.metal('steel'), 6) +
        p.rect(172, 220, 54, 160, p.dark(), 18),
    ),
  deodorant: (p) =>
    p.rect(140, 150, 120, 225, p.paint(), 26) +
    p.rect(140, 60, 120, 96, p.pick([p.pale(), p.dark(), p.paint()]), 40) +
    p.label(150, 190, 100, 110) +
    p.text(200, 340, 16, 'Deodorant 48h', '#fff'),
  vitamins: (p) =>
    p.rect(110, 130, 180, 240, p.pick([p.pale(), p.leather(), p.paint(140, 50, 35), p.dark()]), 22) +
    p.rect(125, 70, 150, 66, p.pick([p.pale(), p.dark(), p.metal('gold')]), 10) +
    p.rect(110, 175, 180, 150, p.paint()) +
    p.text(200, 230, 36, p.word(), '#fff') +
    p.text(200, 265, 20, p.pick(['Vitamin C', 'Omega-3', 'Vitamin D3', 'Zinc', 'Multivitamin']), '#fff') +
    p.text(200, 300, 15, '60 CAPSULES', '#fff') +
    (p.happens(0.3) ? p.times(5, () => p.ellipse(p.between(60, 340), 385, 16, 9, p.paint(40, 80, 55))) : ''),
  'protein-powder': (p) =>
    p.rect(85, 90, 230, 285, p.pick([p.dark(), p.paint()]), 20) +
    p.rect(95, 40, 210, 60, p.dark(), 10) +
    p.text(200, 180, 46, p.word(), '#fff') +
    p.text(200, 225, 26, p.pick(['WHEY', 'PROTEIN', 'WHEY PROTEIN']), '#fc3') +
    p.text(200, 320, 22, p.pick(['Chocolate', 'Vanilla']), '#fff'),
  'sheet-mask': (p) =>
    p.rect(95, 30, 210, 345, p.paint(undefined, 45, 75), 8) +
    p.ellipse(200, 180, 66, 86, '#fff') +
    p.ellipse(174, 165, 16, 9, '#ccc') +
    p.ellipse(226, 165, 16, 9, '#ccc') +
    p.ellipse(200, 220, 20, 9, '#caa') +
    p.text(200, 320, 28, p.word(), '#333') +
    p.text(200, 350, 18, 'MASK', '#333'),
  'press-on-nails': (p) =>
    p.rect(60, 60, 280, 280, p.paint(undefined, 40, 80), 10) +
    p.times(10, (i) =>
      p.shape(
        `M${90 + (i % 5) * 50} ${150 + Math.floor(i / 5) * 110} q15 -70 30 0 v40 q-15 14 -30 0 z`,
        p.paint(p.pick([340, 0, 20]), 70, 60),
      ),
    ),
  wig: (p) => {
    const hair = p.paint(p.pick([20, 30, 45, 0, 320]), p.between(30, 80), p.between(12, 60));
    return (
      p.shape(
        'M200 30 Q70 40 70 190 Q60 330 90 385 Q150 380 140 220 Q200 120 260 220 Q250 380 310 385 Q340 330 330 190 Q330 40 200 30',
        hair,
      ) + p.times(14, (_, s) => p.line(`M200 36 Q${60 + s * 280} 80 ${80 + s * 240} ${p.whole(260, 380)}`, '#0002', 4))
    );
  },
};

function perfume(p: P, liquid: string): string {
  const shape = p.pick([
    () => p.rect(100, 150, 200, 220, liquid, p.between(4, 50)),
    () => p.shape('M140 150 h120 l50 220 h-220 z', liquid),
    () => p.circle(200, 260, 115, liquid),
  ]);
  return (
    shape() +
    p.rect(115, 165, 170, 190, p.glass(), 20) +
    p.rect(172, 110, 56, 44, p.metal(p.pick(['gold', 'silver']))) +
    p.rect(160, 30, 80, 84, p.pick([p.metal('gold'), p.dark(), p.glass(), p.wood()]), 8) +
    p.text(200, 265, 30, p.word(), '#222') +
    p.text(200, 300, 14, 'EAU DE PARFUM', '#222')
  );
}
