import type { Drawing } from '../drawing.ts';

type P = Parameters<Drawing>[0];
const pouch = (p: P, words: string, extra = '') =>
  p.shape('M90 40 h220 q14 160 0 330 h-220 q-14 -170 0 -330', p.paint()) +
  p.rect(88, 36, 224, 18, '#0003') +
  p.text(200, 150, 48, p.word(), '#fff') +
  p.text(200, 195, 26, words, '#fff') +
  extra;
const box = (p: P, words: string, extra = '') =>
  p.polygon(
    [
      [70, 90],
      [260, 70],
      [260, 350],
      [70, 370],
    ],
    p.paint(),
  ) +
  p.polygon(
    [
      [260, 70],
      [330, 95],
      [330, 330],
      [260, 350],
    ],
    p.dark(),
  ) +
  p.text(165, 180, 36, p.word(), '#fff') +
  p.text(165, 215, 22, words, '#fff') +
  extra;

export const sportsAndHome: Record<string, Drawing> = {
  'yoga-mat': (p) => {
    const tone = p.paint();
    return (
      p.polygon(
        [
          [90, 130],
          [380, 110],
          [390, 270],
          [90, 300],
        ],
        tone,
      ) +
      p.ellipse(90, 215, 56, 86, tone) +
      p.times(4, (i) => p.ring(90, 215, 46 - i * 12, 74 - i * 18, '#0003', 4))
    );
  },
  kettlebell: (p) =>
    p.line('M140 190 C 110 40 290 40 260 190', p.dark(), 34) +
    p.circle(200, 260, 115, p.pick([p.dark(), p.paint()])) +
    p.text(200, 280, 50, p.pick(['12', '16', '8']), '#fff'),
  'fitness-jump-rope': (p) =>
    p.line('M90 90 C 40 400 360 400 310 90', p.paint(), 9) +
    p.rect(74, 30, 32, 110, p.paint(), 12) +
    p.rect(294, 30, 32, 110, p.paint(), 12),
  skateboard: (p) =>
    p.turned(
      p.between(-40, 40),
      200,
      200,
      p.rect(20, 165, 360, 70, p.pick([p.wood(), p.paint(), p.dark()]), 35) +
        (p.happens(0.5) ? p.text(200, 215, 44, p.word(), '#fff') : '') +
        [80, 320].map((x) => p.circle(x, 158, 18, p.paint()) + p.circle(x, 242, 18, p.paint())).join(''),
    ),
  surfboard: (p) =>
    p.turned(
      p.between(-25, 25),
      200,
      200,
      p.ellipse(200, 200, 60, 190, p.pick([p.pale(), p.paint()])) +
        p.line('M200 14 V386', p.paint(), 5) +
        p.ellipse(200, 130, 50, 24, p.paint()),
    ),
  snowboard: (p) =>
    p.turned(
      p.between(-40, 40),
      200,
      200,
      p.rect(150, 10, 100, 380, p.paint(), 50) +
        p.text(200, 80, 26, p.word(), '#fff') +
        p.rect(140, 120, 120, 44, p.dark(), 12) +
        p.rect(140, 240, 120, 44, p.dark(), 12),
    ),
  'boxing-gloves': (p) => {
    const tone = p.pick([p.paint(0, 85, 45), p.paint(0, 85, 45), p.paint(), p.dark()]);
    const one = (x: number) =>
      p.shape(`M${x} 90 q70 -60 130 0 q30 60 0 140 l-10 40 h-100 l-10 -40 q-40 -70 -10 -140`, tone) +
      p.ellipse(x + 8, 190, 34, 52, tone) +
      p.rect(x + 8, 265, 112, 80, p.pale(), 10);
    return one(50) + p.moved(170, 20, 1, one(50));
  },
  'golf-driver-wood': (p) =>
    p.turned(
      p.between(-30, 30),
      200,
      200,
      p.line('M260 20 L170 330', p.metal('steel'), 8) +
        p.line('M262 14 L238 100', '#222', 16) +
        p.shape('M170 320 q-120 -10 -130 40 q40 40 140 16 z', p.dark()),
    ),
  'quad-roller-skates': (p) =>
    p.shape('M110 60 h110 l6 130 Q330 200 350 260 V290 H100 Q90 170 110 60', p.paint()) +
    p.rect(90, 288, 270, 20, p.dark()) +
    [130, 310].map((x) => p.circle(x, 330, 32, p.paint()) + p.circle(x, 330, 12, p.metal())).join('') +
    p.times(5, (i) => p.line(`M180 ${90 + i * 24} h46`, '#fff', 6)),
  'swim-goggles': (p) =>
    p.ellipse(125, 200, 80, 56, p.paint()) +
    p.ellipse(275, 200, 80, 56, p.paint()) +
    p.ellipse(125, 200, 58, 38, '#2468') +
    p.ellipse(275, 200, 58, 38, '#2468') +
    p.line('M190 200 H210', p.dark(), 12) +
    p.line('M45 200 C 0 80 400 80 355 200', p.dark(), 13),
  shuttlecock: (p) =>
    p.circle(200, 320, 46, '#f4ead8') +
    p.times(
      9,
      (_, s) =>
        p.line(`M${175 + s * 50} 300 L${80 + s * 240} 60`, '#fff', 12) +
        p.polygon(
          [
            [80 + s * 240 - 16, 50],
            [80 + s * 240 + 16, 50],
            [150 + s * 100, 190],
          ],
          '#f8f8f8',
        ),
    ) +
    p.line('M110 140 Q200 170 290 140', '#ccc', 5),
  'table-tennis-paddle': (p) =>
    p.turned(
      p.between(-40, 40),
      200,
      200,
      p.ellipse(200, 160, 120, 130, p.pick([p.paint(0, 80, 42), p.dark()])) +
        p.polygon(
          [
            [160, 275],
            [240, 275],
            [222, 385],
            [178, 385],
          ],
          p.wood(),
        ),
    ) + p.circle(330, 330, 28, '#fff'),
  dartboard: (p) =>
    p.circle(200, 200, 185, '#111') +
    p.round(20, 200, 200, 1, 1, (_x, _y, a) =>
      p.turned(
        (a * 180) / Math.PI,
        200,
        200,
        p.polygon(
          [
            [200, 200],
            [176, 55],
            [224, 55],
          ],
          p.pick(['#f0e4c8', '#1a1a1a', '#c22', '#185']),
        ),
      ),
    ) +
    p.ring(200, 200, 142, 142, '#c22', 9) +
    p.circle(200, 200, 16, '#c22'),
  'fishing-rod': (p) =>
    p.line('M30 380 L370 30', p.dark(), 8) +
    p.line('M30 380 L110 298', p.paint(35, 40, 60), 20) +
    p.circle(140, 290, 34, p.metal('steel')) +
    p.circle(140, 290, 16, p.dark()) +
    p.times(5, (_, s) => p.ring(190 + s * 170, 215 - s * 175, 6, 8, p.metal(), 3)),
  'soccer-ball': (p) =>
    p.circle(200, 200, 160, p.pale()) +
    p.round(5, 200, 200, 105, 105, (x, y) => p.circle(x, y, 34, '#1a1a1a')) +
    p.circle(200, 200, 40, '#1a1a1a'),
  'cutting-board': (p) =>
    p.turned(
      p.between(-30, 30),
      200,
      200,
      p.rect(90, 80, 220, 290, p.wood(), 24) +
        p.rect(180, 20, 40, 70, p.wood(), 18) +
        p.times(6, (i) => p.line(`M${110 + i * 34} 95 q8 130 0 260`, '#0002', 3)),
    ),
  'chef-knife': (p) =>
    p.turned(
      p.between(-60, 60),
      200,
      200,
      p.shape('M20 180 Q120 170 260 172 L260 225 Q110 226 20 180', p.metal('silver')) +
        p.rect(258, 170, 130, 40, p.pick([p.dark(), p.wood()]), 12),
    ),
  'knife-set': (p) =>
    p.polygon(
      [
        [110, 150],
        [290, 150],
        [310, 370],
        [90, 370],
      ],
      p.wood(),
    ) + p.times(5, (i) => p.rect(125 + i * 32, 40 + (i % 2) * 24, 22, 110, p.dark(), 8)),
  blender: (p) =>
    p.polygon(
      [
        [120, 50],
        [280, 50],
        [255, 250],
        [145, 250],
      ],
      p.glass(),
    ) +
    p.rect(115, 30, 170, 30, p.dark(), 8) +
    p.polygon(
      [
        [130, 250],
        [270, 250],
        [295, 375],
        [105, 375],
      ],
      p.pick([p.dark(), p.paint(), p.metal('steel')]),
    ) +
    p.circle(200, 320, 24, p.metal('silver')),
  'electric-kettle': (p) =>
    p.shape('M120 90 h150 l30 260 h-210 z', p.pick([p.metal('steel'), p.pale(), p.dark()])) +
    p.polygon(
      [
        [122, 100],
        [122, 160],
        [70, 110],
      ],
      p.metal('steel'),
    ) +
    p.line('M272 110 C 380 110 370 300 296 320', p.dark(), 24) +
    p.rect(150, 70, 100, 26, p.dark(), 12) +
    p.rect(80, 350, 230, 24, p.dark(), 8),
  'rice-cooker': (p) =>
    p.rect(70, 150, 260, 190, p.pick([p.pale(), p.paint(), p.metal('steel')]), 50) +
    p.shape('M75 165 Q200 60 325 165 Z', p.metal('silver')) +
    p.rect(180, 88, 40, 24, p.dark(), 8) +
    p.rect(150, 240, 100, 60, p.dark(), 10) +
    p.circle(200, 270, 14, '#e63'),
  'air-fryer': (p) =>
    p.rect(90, 40, 220, 330, p.pick([p.dark(), p.pale(), p.paint()]), 70) +
    p.rect(105, 190, 190, 150, '#0004', 24) +
    p.rect(170, 240, 60, 90, p.dark(), 16) +
    p.circle(200, 110, 36, '#0008') +
    p.text(200, 120, 26, '180', '#6cf'),
  'picture-frame': (p) =>
    p.rect(70, 40, 260, 320, p.pick([p.wood(), p.dark(), p.metal('gold')]), 4) +
    p.rect(95, 65, 210, 270, '#fff') +
    p.rect(120, 95, 160, 210, p.paint()) +
    p.circle(220, 150, 26, p.paint()) +
    p.polygon(
      [
        [120, 305],
        [190, 200],
        [280, 305],
      ],
      p.paint(),
    ),
  'wall-mirror': (p) =>
    p.happens(0.5)
      ? p.circle(200, 200, 160, p.pick([p.metal('gold'), p.wood(), p.dark()])) +
        p.circle(200, 200, 144, p.metal('silver'))
      : p.rect(100, 30, 200, 340, p.wood(), 20) + p.rect(114, 44, 172, 312, p.metal('silver'), 12),
  rug: (p) => {
    const [a, b] = [p.paint(), p.paint()];
    return (
      p.polygon(
        [
          [90, 120],
          [310, 120],
          [380, 320],
          [20, 320],
        ],
        a,
      ) +
      p.polygon(
        [
          [110, 140],
          [290, 140],
          [340, 300],
          [60, 300],
        ],
        b,
      ) +
      p.polygon(
        [
          [200, 160],
          [270, 220],
          [200, 285],
          [130, 220],
        ],
        a,
      ) +
      p.times(20, (i) => p.line(`M${22 + i * 19} 320 v14`, '#eee', 4))
    );
  },
  curtain: (p) => {
    const tone = p.paint();
    return (
      p.line('M20 40 H380', p.metal(), 10) +
      [40, 220]
        .map((x) => p.rect(x, 40, 140, 335, tone) + p.times(6, (i) => p.rect(x + 8 + i * 23, 40, 8, 335, '#0002')))
        .join('')
    );
  },
  'light-bulb': (p) =>
    p.circle(200, 150, 105, p.paint(50, 60, 90)) +
    p.shape('M150 235 L165 290 H235 L250 235 Z', p.paint(50, 40, 88)) +
    p.rect(165, 290, 70, 70, p.metal('silver'), 6) +
    p.times(4, (i) => p.line(`M165 ${300 + i * 15} l70 6`, '#666', 4)),
  houseplant: (p) =>
    p.polygon(
      [
        [130, 270],
        [270, 270],
        [250, 380],
        [150, 380],
      ],
      p.pick([p.paint(20, 50, 50), p.pale(), p.paint()]),
    ) +
    p.times(p.whole(7, 13), (_, s) =>
      p.turned(
        -75 + s * 150,
        200,
        270,
        p.ellipse(200, 150, 26, 105, p.paint(p.between(95, 140), 50, p.between(25, 45))),
      ),
    ),
  succulent: (p) =>
    p.polygon(
      [
        [140, 260],
        [260, 260],
        [245, 360],
        [155, 360],
      ],
      p.pick([p.pale(), p.paint()]),
    ) +
    p.times(3, (k) =>
      p.round(10 - k * 2, 200, 200, 90 - k * 28, 66 - k * 20, (x, y, a) =>
        p.turned((a * 180) / Math.PI, x, y, p.ellipse(x, y, 40, 22, p.paint(p.between(120, 165), 30, 45 + k * 8))),
      ),
    ),
  'bedding-set': (p) => {
    const tone = p.paint();
    return (
      p.polygon(
        [
          [60, 200],
          [340, 200],
          [390, 350],
          [10, 350],
        ],
        tone,
      ) +
      p.rect(80, 130, 110, 80, p.pale(), 26) +
      p.rect(210, 130, 110, 80, p.pale(), 26) +
      p.polygon(
        [
          [60, 220],
          [340, 220],
          [350, 250],
          [50, 250],
        ],
        p.pale(),
      ) +
      p.rect(60, 60, 280, 90, p.wood(), 10)
    );
  },
  'throw-pillow': (p) =>
    p.shape('M70 70 Q200 100 330 70 Q300 200 330 330 Q200 300 70 330 Q100 200 70 70', p.paint()) +
    (p.happens(0.5)
      ? p.times(7, (i) => p.line(`M90 ${100 + i * 34} Q200 ${115 + i * 30} 310 ${100 + i * 34}`, '#fff5', 7))
      : ''),
  'bath-towel': (p) =>
    p.times(
      p.whole(1, 4),
      (i) => p.rect(70, 290 - i * 66, 260, 62, p.paint(), 24) + p.rect(80, 312 - i * 66, 240, 8, '#fff4'),
    ),
  'vacuum-flask': (p) =>
    p.rect(140, 110, 120, 270, p.pick([p.metal('steel'), p.paint(), p.dark()]), 20) +
    p.rect(150, 30, 100, 88, p.pick([p.metal('silver'), p.dark()]), 14) +
    (p.happens(0.5) ? p.text(200, 250, 26, p.word()) : ''),
  tumbler: (p) =>
    p.polygon(
      [
        [125, 90],
        [275, 90],
        [250, 375],
        [150, 375],
      ],
      p.pick([p.paint(), p.metal('steel')]),
    ) +
    p.ellipse(200, 90, 76, 18, '#0004') +
    p.line('M215 88 L240 10', p.paint(), 11),
  'coffee-beans': (p) =>
    pouch(
      p,
      p.pick(['COFFEE', 'Coffee Beans', 'Arabica']),
      p.times(6, () => p.ellipse(p.between(130, 270), p.between(250, 340), 20, 13, '#3b2110')),
    ),
  'green-tea': (p) =>
    box(
      p,
      p.pick(['GREEN TEA', 'Tea', 'Herbal Tea']),
      p.ellipse(165, 290, 34, 16, p.paint(110, 50, 40)) + p.ellipse(190, 270, 30, 13, p.paint(110, 50, 45)),
    ),
  'potato-chips': (p) =>
    pouch(
      p,
      p.pick(['CHIPS', 'Potato Chips', 'Crisps']),
      p.times(4, () => p.ellipse(p.between(140, 260), p.between(250, 340), 36, 22, p.paint(45, 80, 62))),
    ),
  chocolate: (p) =>
    p.turned(
      p.between(-30, 30),
      200,
      200,
      p.rect(90, 60, 220, 290, p.paint(), 8) +
        p.rect(90, 250, 220, 100, p.leather(), 4) +
        p.times(6, (i) => p.rect(100 + (i % 3) * 70, 258 + Math.floor(i / 3) * 46, 60, 38, '#0002', 4)) +
        p.text(200, 150, 44, p.word(), '#fff') +
        p.text(200, 190, 22, 'Milk Chocolate', '#fff'),
    ),
  'instant-noodles': (p) =>
    p.happens(0.5)
      ? pouch(p, 'NOODLES', p.circle(200, 290, 50, p.paint(45, 70, 65)))
      : p.polygon(
          [
            [100, 90],
            [300, 90],
            [265, 360],
            [135, 360],
          ],
          p.paint(),
        ) +
        p.ellipse(200, 90, 102, 24, '#fff') +
        p.text(200, 220, 34, p.word(), '#fff') +
        p.text(200, 255, 22, 'Cup Noodles', '#fff'),
  rice: (p) => pouch(p, p.pick(['RICE', 'Jasmine Rice', '5 kg']), p.ellipse(200, 300, 60, 26, '#fff')),
  honey: (p) =>
    p.rect(110, 120, 180, 240, p.paint(38, 90, 48), 34) +
    p.rect(125, 70, 150, 60, p.metal('gold'), 8) +
    p.rect(120, 190, 160, 110, '#fff8e0') +
    p.text(200, 240, 34, p.word(), '#522') +
    p.text(200, 275, 24, 'HONEY', '#522'),
  soda: (p) =>
    p.rect(130, 70, 140, 290, p.paint(undefined, 85, 45), 20) +
    p.ellipse(200, 72, 66, 16, p.metal('silver')) +
    p.ellipse(200, 358, 66, 14, p.metal('steel')) +
    p.turned(-80, 200, 210, p.text(200, 230, 60, p.word(), '#fff')),
  'breakfast-cereal': (p) => box(p, 'CEREAL', p.circle(160, 300, 40, p.paint(40, 80, 60))),
  'storage-box': (p) =>
    p.polygon(
      [
        [60, 140],
        [340, 140],
        [320, 350],
        [80, 350],
      ],
      p.pick([p.paint(), p.pale(), p.wood()]),
    ) +
    p.rect(50, 110, 300, 44, p.paint(), 8) +
    p.rect(165, 200, 70, 24, '#0003', 12),
  'laundry-detergent': (p) =>
    p.shape(
      'M110 130 q0 -40 40 -40 h100 q50 0 50 60 v200 q0 20 -20 20 h-150 q-20 0 -20 -20 z',
      p.paint(undefined, 80, 50),
    ) +
    p.rect(130, 40, 80, 54, p.paint(), 10) +
    p.shape('M250 120 q34 0 34 50 v60 h-24 v-60 z', '#fff6') +
    p.text(195, 260, 36, p.word(), '#fff') +
    p.text(195, 295, 20, 'Detergent', '#fff'),
};
