import type { Drawing } from '../drawing.ts';

type P = Parameters<Drawing>[0];

const paw = (p: P, x: number, y: number, size: number, fill: string) =>
  p.ellipse(x, y + size * 0.3, size * 0.5, size * 0.42, fill) +
  p.times(4, (_, s) =>
    p.ellipse(
      x - size * 0.55 + s * size * 1.1,
      y - size * (0.15 + 0.35 * Math.sin(s * 3.14)),
      size * 0.17,
      size * 0.24,
      fill,
    ),
  );
const bone = (p: P, x: number, y: number, size: number, fill: string) =>
  p.rect(x - size, y - size * 0.22, size * 2, size * 0.44, fill, 6) +
  [-1, 1]
    .map(
      (way) =>
        p.circle(x + way * size, y - size * 0.25, size * 0.3, fill) +
        p.circle(x + way * size, y + size * 0.25, size * 0.3, fill),
    )
    .join('');
const dogFace = (p: P, x: number, y: number, r: number) => {
  const fur = p.paint(p.between(20, 40), p.between(20, 60), p.between(30, 80));
  return (
    p.circle(x, y, r, fur) +
    p.ellipse(x - r * 0.9, y, r * 0.3, r * 0.65, p.leather()) +
    p.ellipse(x + r * 0.9, y, r * 0.3, r * 0.65, p.leather()) +
    p.circle(x - r * 0.35, y - r * 0.2, r * 0.12, '#111') +
    p.circle(x + r * 0.35, y - r * 0.2, r * 0.12, '#111') +
    p.ellipse(x, y + r * 0.25, r * 0.2, r * 0.14, '#111')
  );
};
const catFace = (p: P, x: number, y: number, r: number) => {
  const fur = p.paint(p.between(15, 40), p.between(0, 60), p.between(25, 80));
  return (
    p.polygon(
      [
        [x - r, y - r * 1.2],
        [x - r * 0.2, y - r * 0.7],
        [x - r * 0.95, y],
      ],
      fur,
    ) +
    p.polygon(
      [
        [x + r, y - r * 1.2],
        [x + r * 0.2, y - r * 0.7],
        [x + r * 0.95, y],
      ],
      fur,
    ) +
    p.circle(x, y, r, fur) +
    p.ellipse(x - r * 0.4, y - r * 0.1, r * 0.16, r * 0.22, '#8b4') +
    p.ellipse(x + r * 0.4, y - r * 0.1, r * 0.16, r * 0.22, '#8b4') +
    p.polygon(
      [
        [x - 5, y + r * 0.3],
        [x + 5, y + r * 0.3],
        [x, y + r * 0.4],
      ],
      '#c66',
    )
  );
};
/** A bag of feed with a picture and a name on it. */
const bag = (p: P, picture: string, words: string) => {
  const [tone, top] = [p.paint(), p.between(20, 50)];
  const [left, right] = [p.between(60, 100), p.between(300, 340)];
  return (
    p.shape(
      `M${left} ${top} L${right} ${top} Q${right + 15} 200 ${right - 5} 385 L${left + 5} 385 Q${left - 15} 200 ${left} ${top}`,
      tone,
    ) +
    p.rect(left, top, right - left, 22, p.dark()) +
    p.text(200, top + 75, p.between(34, 50), p.word(), '#fff') +
    p.text(200, top + 112, 26, words, '#ffe') +
    picture
  );
};
const can = (p: P, picture: string, words: string) =>
  p.rect(90, 110, 220, 200, p.paint(), 6) +
  p.ellipse(200, 110, 110, 28, p.metal('silver')) +
  p.ellipse(200, 310, 110, 24, p.metal('steel')) +
  p.text(200, 165, 34, p.word(), '#fff') +
  p.text(200, 195, 22, words, '#fff') +
  picture;
const strap = (p: P) => p.pick([p.leather(), p.paint(), p.paint(), p.dark()]);

export const pets: Record<string, Drawing> = {
  'dog-collar': (p) => {
    const [tone, width, down, metal] = [strap(p), p.between(26, 44), p.between(70, 125), p.metal()];
    const studs = p.happens(0.4) ? p.round(16, 200, 190, 145, down, (x, y) => p.circle(x, y, 7, metal)) : '';
    return (
      p.ring(200, 190, 145, down, tone, width) +
      studs +
      p.rect(170, 168 + down, 60, 44, metal, 8) +
      p.rect(182, 178 + down, 36, 24, tone) +
      p.ring(270, 205 + down * 0.9, 13, 16, metal, 5) +
      (p.happens(0.5) ? bone(p, 270, 245 + down * 0.9, 24, metal) : p.circle(270, 245 + down * 0.9, 22, metal))
    );
  },
  'cat-collar': (p) =>
    p.ring(200, 180, 140, p.between(70, 120), p.paint(), 18) +
    p.circle(200, 300, 26, p.metal('gold')) +
    p.line('M186 306 H214', '#432', 4) +
    (p.happens(0.5)
      ? p.polygon(
          [
            [140, 240],
            [200, 270],
            [140, 300],
          ],
          p.paint(),
        ) +
        p.polygon(
          [
            [260, 240],
            [200, 270],
            [260, 300],
          ],
          p.paint(),
        )
      : ''),
  'dog-leash': (p) => {
    const [tone, width, metal] = [strap(p), p.between(10, 22), p.metal()];
    return (
      p.line(
        `M120 60 q-60 60 0 110 q50 -40 0 -110 M120 165 C 60 ${p.whole(220, 300)}, 330 ${p.whole(120, 220)}, 280 ${p.whole(250, 300)} S 120 360 ${p.whole(180, 240)} 370`,
        tone,
        width,
      ) +
      p.rect(215, 345, 50, 18, metal, 6) +
      p.ring(285, 354, 24, 14, metal, 7)
    );
  },
  'retractable-leash': (p) => {
    const tone = p.pick([p.paint(), p.dark()]);
    return (
      p.shape('M90 120 q120 -90 220 20 q40 90 -30 170 q-90 50 -180 0 q-60 -90 -10 -190', tone) +
      p.ellipse(180, 130, 62, 28, '#ddd') +
      p.circle(215, 240, 58, p.paint()) +
      p.line('M300 250 L390 300', p.paint(), 8) +
      p.ring(390, 320, 10, 18, p.metal(), 5)
    );
  },
  'dog-harness': (p) => {
    const tone = strap(p);
    return (
      p.shape('M110 90 q90 -60 180 0 l10 100 q-100 60 -200 0 z', tone) +
      p.shape('M160 110 q40 -30 80 0 l0 40 q-40 30 -80 0 z', p.dark()) +
      p.line('M110 150 C 20 200 60 330 130 350 M290 150 C 380 200 340 330 270 350 M130 350 H270', tone, 24) +
      p.rect(175, 332, 50, 36, p.dark(), 8) +
      p.ring(200, 75, 18, 16, p.metal(), 7)
    );
  },
  'pet-bed': (p) => {
    const [rim, inner, down] = [p.paint(), p.pick([p.pale(), p.paint()]), p.between(75, 120)];
    if (p.happens(0.3))
      return p.rect(50, 120, 300, 200, rim, 40) + p.rect(90, 160, 220, 130, inner, 30) + paw(p, 200, 225, 30, '#0003');
    return (
      p.ellipse(200, 230, 175, down + 30, rim) +
      p.ellipse(200, 215, 130, down - 10, inner) +
      p.ellipse(200, 225, 110, down - 30, p.pale()) +
      p.shape(`M110 ${230 + down * 0.6} q90 60 180 0 l0 30 q-90 50 -180 0`, rim)
    );
  },
  'cat-tree': (p) => {
    const [plush, post] = [p.paint(p.between(20, 45), p.between(0, 35), p.between(45, 80)), p.paint(40, 30, 72)];
    return (
      p.rect(70, 355, 260, 26, plush, 6) +
      p.rect(110, 150, 30, 210, post) +
      p.rect(255, 80, 30, 280, post) +
      p.rect(70, 140, 130, 22, plush, 8) +
      p.rect(210, 70, 130, 24, plush, 12) +
      p.rect(90, 250, 130, 100, plush, 8) +
      p.circle(155, 300, 34, '#222') +
      p.line('M300 94 V150', '#888', 3) +
      p.circle(300, 160, 14, p.paint())
    );
  },
  'cat-scratching-post': (p) =>
    p.rect(90, 350, 220, 30, p.paint(), 8) +
    p.rect(165, 80, 70, 275, p.paint(38, 35, 68)) +
    p.times(30, (i) => p.line(`M165 ${90 + i * 9} l70 4`, '#0002', 2)) +
    p.ellipse(200, 76, 50, 22, p.paint()) +
    p.line('M240 90 V190', '#777', 3) +
    p.circle(240, 200, 18, p.paint()),
  'cat-teaser': (p) =>
    p.line('M60 350 L270 120', p.paint(), 10) +
    p.line('M270 120 q60 -60 70 60', '#999', 3) +
    p.times(7, (_, s) => p.turned(-40 + s * 80, 340, 180, p.ellipse(340, 230, 11, 52, p.paint()))) +
    p.circle(340, 182, 13, p.paint()),
  'litter-box': (p) =>
    p.happens(0.5)
      ? p.shape('M50 190 H350 L320 340 H80 Z', p.paint()) +
        p.ellipse(200, 190, 150, 40, p.pale()) +
        p.ellipse(200, 198, 128, 28, p.paint(40, 12, 72))
      : p.rect(60, 70, 280, 290, p.paint(), 50) +
        p.rect(120, 150, 160, 180, '#222', 70) +
        p.rect(60, 300, 280, 60, p.paint(), 16),
  'clumping-litter': (p) => bag(p, catFace(p, 200, 270, 50), p.pick(['CAT LITTER', 'Clumping Litter', 'Litter'])),
  'bird-cage': (p) => {
    const metal = p.pick([p.metal('gold'), p.metal('steel'), p.paint()]);
    const dome = p.happens(0.6);
    return (
      p.rect(90, 340, 220, 36, metal, 8) +
      p.times(13, (_, s) =>
        p.line(dome ? `M${95 + s * 210} 340 V170 Q${95 + s * 210} 80 200 60` : `M${95 + s * 210} 340 V70`, metal, 4),
      ) +
      p.line('M95 170 H305 M95 250 H305 M200 60 v-24', metal, 5) +
      p.ring(200, 26, 12, 12, metal, 5) +
      p.line('M120 230 H280', p.wood(), 8)
    );
  },
  'fish-tank': (p) =>
    p.rect(40, 90, 320, 240, '#bfe3f2') +
    p.rect(40, 120, 320, 210, p.paint(200, 60, 60)) +
    p.rect(40, 300, 320, 30, p.paint(40, 30, 60)) +
    p.times(5, () => p.line(`M${p.whole(70, 330)} 305 q-20 -50 5 -100 q20 -30 0 -60`, p.paint(120, 60, 35), 10)) +
    p.times(p.whole(2, 5), () => {
      const [x, y] = [p.whole(90, 310), p.whole(150, 270)];
      const t = p.paint(p.pick([20, 40, 210, 0]), 85, 55);
      return (
        p.ellipse(x, y, 24, 13, t) +
        p.polygon(
          [
            [x + 20, y],
            [x + 40, y - 14],
            [x + 40, y + 14],
          ],
          t,
        ) +
        p.circle(x - 12, y - 3, 3, '#111')
      );
    }) +
    p.rect(36, 70, 328, 26, p.dark(), 4) +
    p.rect(36, 326, 328, 16, p.dark()) +
    '<rect x="40" y="90" width="320" height="240" fill="none" stroke="#445" stroke-width="4"/>',
  'dry-dog-food': (p) =>
    bag(
      p,
      dogFace(p, 200, 270, 60) + (p.happens(0.5) ? bone(p, 200, 360, 26, '#fff') : ''),
      p.pick(['DOG FOOD', 'Adult Dog', 'PUPPY', 'Dog Chicken & Rice']),
    ),
  'dry-cat-food': (p) =>
    bag(p, catFace(p, 200, 275, 60), p.pick(['CAT FOOD', 'Adult Cat', 'KITTEN', 'Indoor Cat Salmon'])),
  'wet-dog-food': (p) => can(p, dogFace(p, 200, 250, 40), 'Dog Food'),
  'wet-cat-food': (p) =>
    p.happens(0.5)
      ? can(p, catFace(p, 200, 255, 38), 'Cat Food')
      : p.rect(80, 60, 240, 290, p.paint(), 14) + p.text(200, 130, 42, p.word(), '#fff') + catFace(p, 200, 240, 55),
  'dog-treat': (p) =>
    p.happens(0.5)
      ? bag(
          p,
          p.times(4, () => bone(p, p.between(130, 270), p.between(220, 350), 26, p.paint(30, 55, 50))),
          'Dog Treats',
        )
      : p.times(p.whole(2, 5), () =>
          p.turned(
            p.between(0, 180),
            200,
            200,
            bone(p, p.between(130, 270), p.between(110, 300), 44, p.paint(30, 50, 50)),
          ),
        ),
  'dog-bowl': (p) => {
    const [tone, inner] = [p.pick([p.metal('silver'), p.paint(), p.paint()]), p.metal('silver')];
    return (
      p.shape('M90 180 H310 L350 310 H50 Z', tone) +
      p.ellipse(200, 310, 150, 26, tone) +
      p.ellipse(200, 180, 112, 34, inner) +
      p.ellipse(200, 186, 92, 24, p.happens(0.4) ? p.paint(28, 45, 35) : p.metal('steel')) +
      (p.happens(0.6) ? paw(p, 200, 260, 34, '#fff9') : bone(p, 200, 262, 40, '#fff9'))
    );
  },
  'dog-chew-toy': (p) =>
    p.pick([
      () => bone(p, 200, 200, 110, p.paint(undefined, 70, 55)),
      () =>
        p.ring(200, 200, 110, 100, p.paint(undefined, 70, 50), 54) +
        p.round(14, 200, 200, 110, 100, (x, y) => p.circle(x, y, 12, '#0002')),
      () =>
        p.shape(
          'M200 60 q60 40 40 100 q50 50 20 110 q-60 60 -120 0 q-30 -60 20 -110 q-20 -60 40 -100',
          p.paint(0, 80, 45),
        ),
    ])(),
  'dog-rope-toy': (p) => {
    const tones = [p.paint(undefined, 70, 55), p.pale(), p.paint(undefined, 70, 50)];
    return (
      p.times(22, (i, s) =>
        p.turned(
          35,
          70 + s * 260,
          320 - s * 240,
          p.rect(55 + s * 260, 305 - s * 240, 34, 30, tones[i % 3] as string, 8),
        ),
      ) +
      [
        [80, 315],
        [320, 85],
      ]
        .map(
          ([x, y]) =>
            p.circle(x as number, y as number, 36, tones[0] as string) +
            p.times(7, (_, s) =>
              p.line(`M${x} ${y} l${(x as number) < 200 ? -50 : 50} ${-30 + s * 60}`, p.pick(tones), 8),
            ),
        )
        .join('')
    );
  },
  'pet-carrier-crate': (p) =>
    p.rect(50, 100, 300, 230, p.paint(), 40) +
    p.rect(100, 140, 150, 170, '#333', 14) +
    p.times(9, (_, s) => p.line(`M${108 + s * 134} 145 V305`, p.metal('silver'), 5)) +
    p.line('M104 200 H246 M104 260 H246', p.metal('silver'), 5) +
    p.times(4, (i) => p.rect(275, 150 + i * 34, 55, 14, '#3338', 6)) +
    p.line('M140 100 q60 -60 120 0', p.dark(), 18) +
    p.rect(44, 205, 312, 14, p.dark()),
  'pet-carrier-bag': (p) =>
    p.rect(50, 130, 300, 190, p.paint(), 30) +
    p.rect(95, 170, 210, 110, '#2228', 14) +
    p.times(12, (_, s) => p.line(`M${100 + s * 200} 172 V278`, '#0006', 2)) +
    p.line('M110 130 C 120 20 280 20 290 130', p.dark(), 14) +
    p.line('M50 150 H350', '#0005', 4),
  'pet-brush': (p) =>
    p.turned(
      p.between(-40, 40),
      200,
      200,
      p.rect(90, 70, 220, 90, p.paint(), 30) +
        p.times(18, (_, s) => p.line(`M${105 + s * 190} 160 l4 40`, p.metal('steel'), 4)) +
        p.rect(178, 60, 44, 10, p.dark()) +
        p.rect(180, -60, 40, 130, p.paint(), 18),
    ),
  'dog-house': (p) => {
    const wood = p.wood();
    return (
      p.rect(90, 170, 220, 190, wood) +
      p.polygon(
        [
          [60, 180],
          [200, 60],
          [340, 180],
        ],
        p.paint(),
      ) +
      p.shape('M150 360 V270 q50 -70 100 0 V360 Z', '#221') +
      p.times(5, (i) => p.line(`M90 ${200 + i * 36} h220`, '#0003', 3)) +
      bone(p, 200, 205, 26, '#fff8')
    );
  },
  'hamster-cage': (p) =>
    p.rect(50, 290, 300, 70, p.paint(undefined, 70, 55), 12) +
    p.times(22, (_, s) => p.line(`M${55 + s * 290} 290 V90`, p.metal('silver'), 3)) +
    p.times(5, (i) => p.line(`M52 ${95 + i * 48} h296`, p.metal('silver'), 3)) +
    p.ring(260, 220, 55, 55, p.paint(), 9) +
    p.rect(80, 230, 80, 60, p.paint(), 20) +
    p.rect(44, 80, 312, 16, p.paint(), 6),
  'fish-food': (p) =>
    p.rect(120, 80, 160, 270, p.paint(p.pick([0, 40, 200]), 80, 50), 10) +
    p.ellipse(200, 80, 80, 20, p.paint()) +
    p.text(200, 160, 34, p.word(), '#fff') +
    p.text(200, 195, 22, 'Fish Food', '#fff') +
    p.ellipse(190, 260, 44, 24, p.paint(25, 90, 55)) +
    p.polygon(
      [
        [228, 260],
        [258, 238],
        [258, 282],
      ],
      p.paint(25, 90, 50),
    ),
  'pet-id-tag': (p) => {
    const metal = p.pick([p.metal('gold'), p.metal('silver'), p.paint()]);
    return (
      p.ring(200, 80, 26, 30, p.metal('steel'), 9) +
      (p.happens(0.5) ? bone(p, 200, 220, 110, metal) : p.circle(200, 220, 115, metal)) +
      p.text(200, 225, 44, p.word(), '#222') +
      p.text(200, 262, 24, '555 0199', '#222')
    );
  },
  'aquarium-filter': (p) =>
    p.rect(100, 90, 200, 160, p.dark(), 16) +
    p.rect(120, 110, 160, 50, '#9bd8', 8) +
    p.rect(140, 250, 30, 130, p.dark()) +
    p.rect(230, 250, 40, 90, '#3336', 6) +
    p.text(200, 210, 26, p.word(), '#fff'),
  'hamster-wheel': (p) =>
    p.ring(200, 170, 130, 130, p.paint(), 26) +
    p.round(24, 200, 170, 105, 105, (x, y) => p.line(`M${x} ${y} L200 170`, '#0002', 2)) +
    p.circle(200, 170, 22, p.paint()) +
    p.line('M200 170 L110 370 H290 L200 170', p.paint(), 16),
  'bird-seed': (p) =>
    bag(
      p,
      p.ellipse(200, 270, 44, 34, p.paint(50, 80, 55)) +
        p.circle(236, 246, 24, p.paint(50, 80, 55)) +
        p.polygon(
          [
            [256, 240],
            [276, 250],
            [256, 256],
          ],
          '#e60',
        ),
      'Bird Seed',
    ),
};
