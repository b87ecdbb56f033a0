import type { Drawing } from '../drawing.ts';

type P = Parameters<Drawing>[0];
const bright = (p: P) => p.paint(undefined, p.between(65, 95), p.between(48, 64));
const brick = (p: P, x: number, y: number, w: number, tone: string) =>
  p.rect(x, y, w, 50, tone, 4) + p.times(Math.round(w / 40), (i) => p.rect(x + 8 + i * 40, y - 12, 24, 14, tone, 4));

export const toys: Record<string, Drawing> = {
  'building-blocks': (p) =>
    p.times(p.whole(4, 9), (i) =>
      brick(p, 40 + (i % 3) * p.between(90, 110), 310 - Math.floor(i / 3) * 64, p.pick([80, 120]), bright(p)),
    ),
  'wooden-blocks': (p) =>
    p.times(p.whole(3, 7), (i) => {
      const [x, y] = [60 + (i % 3) * 100, 280 - Math.floor(i / 3) * 96];
      return (
        p.rect(x, y, 88, 88, p.pick([p.wood(), bright(p)]), 6) +
        p.text(x + 44, y + 64, 58, p.pick(['A', 'B', 'C', '1', '2', 'X']), p.pick(['#c22', '#25c', '#fff']))
      );
    }),
  'fashion-doll': (p) => {
    const skin = p.paint(25, 45, p.between(50, 82));
    const dress = bright(p);
    return (
      p.ellipse(200, 80, 52, 66, p.paint(p.pick([45, 25, 10]), 60, p.between(15, 60))) +
      p.circle(200, 88, 36, skin) +
      p.circle(188, 86, 4, '#225') +
      p.circle(212, 86, 4, '#225') +
      p.rect(190, 118, 20, 30, skin) +
      p.shape('M165 145 h70 l20 80 l50 120 h-210 l50 -120 z', dress) +
      p.line('M168 152 L120 240 M232 152 L280 240', skin, 14) +
      p.rect(175, 340, 16, 50, skin) +
      p.rect(209, 340, 16, 50, skin)
    );
  },
  'baby-doll': (p) => {
    const skin = p.paint(25, 50, p.between(60, 82));
    return (
      p.circle(200, 110, 74, skin) +
      p.shape('M130 90 q70 -80 140 0 q-70 -30 -140 0', p.leather()) +
      p.circle(175, 115, 9, '#236') +
      p.circle(225, 115, 9, '#236') +
      p.ellipse(200, 145, 12, 6, '#c56') +
      p.shape('M140 180 h120 l40 130 h-200 z', bright(p)) +
      p.line('M145 200 L90 250 M255 200 L310 250', skin, 30) +
      p.line('M160 310 V360 M240 310 V360', skin, 32)
    );
  },
  'teddy-bear': (p) => {
    const fur = p.paint(p.pick([30, 25, 35, 340]), p.between(25, 60), p.between(35, 75));
    const pale = p.paint(35, 45, 82);
    return (
      p.circle(130, 60, 34, fur) +
      p.circle(270, 60, 34, fur) +
      p.ellipse(110, 230, 36, 66, fur) +
      p.ellipse(290, 230, 36, 66, fur) +
      p.ellipse(140, 340, 50, 46, fur) +
      p.ellipse(260, 340, 50, 46, fur) +
      p.ellipse(200, 260, 90, 100, fur) +
      p.ellipse(200, 270, 56, 66, pale) +
      p.circle(200, 115, 84, fur) +
      p.ellipse(200, 142, 36, 28, pale) +
      p.circle(170, 105, 9, '#111') +
      p.circle(230, 105, 9, '#111') +
      p.ellipse(200, 132, 13, 9, '#311')
    );
  },
  'stuffed-animal': (p) => {
    const fur = p.paint(undefined, p.between(10, 70), p.between(45, 85));
    const ears = p.pick([
      () => p.ellipse(160, 50, 22, 70, fur) + p.ellipse(240, 50, 22, 70, fur),
      () =>
        p.polygon(
          [
            [120, 110],
            [130, 20],
            [190, 70],
          ],
          fur,
        ) +
        p.polygon(
          [
            [280, 110],
            [270, 20],
            [210, 70],
          ],
          fur,
        ),
      () => p.circle(110, 130, 50, fur) + p.circle(290, 130, 50, fur),
    ]);
    return (
      ears() +
      p.ellipse(200, 280, 90, 95, fur) +
      p.circle(200, 140, 80, fur) +
      p.circle(172, 130, 9, '#111') +
      p.circle(228, 130, 9, '#111') +
      p.ellipse(200, 160, 12, 8, '#c67') +
      p.ellipse(130, 350, 40, 30, fur) +
      p.ellipse(270, 350, 40, 30, fur)
    );
  },
  'jigsaw-puzzle': (p) =>
    p.times(16, (i) => {
      const [x, y] = [70 + (i % 4) * 66, 70 + Math.floor(i / 4) * 66];
      const tone = p.paint();
      return p.rect(x, y, 62, 62, tone, 4) + p.circle(x + 62, y + 31, 13, tone) + p.circle(x + 31, y + 62, 13, tone);
    }),
  'rubiks-cube': (p) => {
    const tones = ['#d11', '#fa0', '#1a4', '#14c', '#fff', '#fe0'];
    const face = (o: readonly [number, number], a: readonly [number, number], b: readonly [number, number]) =>
      p.times(9, (i) => {
        const [u, v] = [i % 3, Math.floor(i / 3)];
        const at = (s: number, t: number) => [o[0] + a[0] * s + b[0] * t, o[1] + a[1] * s + b[1] * t] as const;
        return p.polygon(
          [at(u + 0.06, v + 0.06), at(u + 0.94, v + 0.06), at(u + 0.94, v + 0.94), at(u + 0.06, v + 0.94)],
          p.pick(tones),
        );
      });
    return (
      p.polygon(
        [
          [200, 40],
          [340, 110],
          [340, 270],
          [200, 360],
          [60, 270],
          [60, 110],
        ],
        '#111',
      ) +
      face([200, 40], [46, 23], [-46, 23]) +
      face([60, 112], [46, 24], [0, 54]) +
      face([200, 184], [46, -24], [0, 54])
    );
  },
  'chess-set': (p) =>
    p.polygon(
      [
        [40, 230],
        [200, 150],
        [360, 230],
        [200, 320],
      ],
      p.wood(),
    ) +
    p.times(32, (i) => {
      const [u, v] = [i % 8, Math.floor(i / 8)];
      const [x, y] = [40 + u * 20 + (v * 2 + (u % 2)) * 20, 230 - u * 10 + (v * 2 + (u % 2)) * 11];
      return p.polygon(
        [
          [x, y],
          [x + 20, y - 10],
          [x + 40, y + 1],
          [x + 20, y + 11],
        ],
        '#4a2b16',
      );
    }) +
    p.times(8, () => {
      const [x, y] = [p.whole(110, 290), p.whole(180, 270)];
      const tone = p.pick(['#f1e3c6', '#241a14']);
      return (
        p.circle(x, y - 34, 10, tone) +
        p.polygon(
          [
            [x - 6, y - 28],
            [x + 6, y - 28],
            [x + 13, y],
            [x - 13, y],
          ],
          tone,
        ) +
        p.ellipse(x, y, 15, 6, tone)
      );
    }),
  'playing-cards': (p) =>
    p.times(p.whole(3, 5), (_, s) =>
      p.turned(
        -30 + s * 60,
        200,
        420,
        p.rect(140, 90, 120, 180, '#fff', 10) +
          p.text(165, 130, 34, p.pick(['A', 'K', 'Q', '7']), p.pick(['#c11', '#111'])) +
          p.text(200, 205, 60, p.pick(['♥', '♠', '♦', '♣']), p.pick(['#c11', '#111'])),
      ),
    ),
  'dice-set': (p) =>
    p.times(p.whole(1, 5), () => {
      const [x, y] = [p.whole(60, 250), p.whole(60, 250)];
      const tone = p.pick(['#fdfdf8', bright(p)]);
      return p.turned(
        p.between(0, 90),
        x + 45,
        y + 45,
        p.rect(x, y, 90, 90, tone, 16) +
          p.times(p.whole(1, 6), (i) => p.circle(x + 25 + (i % 2) * 40, y + 20 + Math.floor(i / 2) * 25, 8, '#222')),
      );
    }),
  'diecast-car': (p) => {
    const tone = bright(p);
    return (
      p.shape('M30 250 q0 -50 60 -56 l60 -60 q80 -20 140 0 l40 60 q50 6 50 56 z', tone) +
      p.shape('M120 190 l40 -44 h50 v44 z', '#bde') +
      p.shape('M222 146 h50 l30 44 h-80 z', '#bde') +
      [110, 300].map((x) => p.circle(x, 255, 40, '#1a1a1a') + p.circle(x, 255, 20, p.metal('silver'))).join('') +
      p.rect(36, 215, 22, 16, '#ff8')
    );
  },
  'rc-car': (p) => {
    const tone = bright(p);
    return (
      p.shape('M50 220 l60 -60 h150 l70 40 l30 30 z', tone) +
      p.rect(60, 215, 290, 26, p.dark()) +
      [100, 310]
        .map(
          (x) =>
            p.circle(x, 260, 58, '#161616') +
            p.round(14, x, 260, 54, 54, (a, b) => p.rect(a - 8, b - 8, 16, 16, '#222', 3)) +
            p.circle(x, 260, 26, p.metal('silver')),
        )
        .join('') +
      p.line('M300 165 V60', '#222', 4) +
      p.text(180, 200, 30, p.word(), '#fff')
    );
  },
  'toy-truck': (p) =>
    p.rect(40, 130, 200, 120, bright(p), 12) +
    p.shape('M245 160 h70 l40 50 v40 h-110 z', bright(p)) +
    p.rect(262, 172, 50, 34, '#bde', 4) +
    [90, 180, 310].map((x) => p.circle(x, 262, 32, '#222') + p.circle(x, 262, 15, bright(p))).join(''),
  'toy-train-set': (p) =>
    p.times(3, (i) => {
      const x = 20 + i * 125;
      return (
        p.rect(x, 170, 110, 80, bright(p), 10) +
        p.circle(x + 28, 260, 22, '#333') +
        p.circle(x + 82, 260, 22, '#333') +
        (i === 0
          ? p.rect(x + 10, 120, 40, 60, bright(p)) + p.rect(x + 74, 110, 22, 64, '#333')
          : p.rect(x + 20, 150, 70, 30, bright(p)))
      );
    }) + p.line('M10 284 H390', '#753', 9),
  'toy-plane': (p) =>
    p.shape('M40 200 q20 -40 120 -36 h140 q70 10 70 36 q0 26 -70 36 h-140 q-100 4 -120 -36', bright(p)) +
    p.polygon(
      [
        [170, 180],
        [250, 180],
        [190, 40],
        [150, 40],
      ],
      bright(p),
    ) +
    p.polygon(
      [
        [170, 220],
        [250, 220],
        [190, 370],
        [150, 370],
      ],
      bright(p),
    ) +
    p.polygon(
      [
        [50, 190],
        [90, 190],
        [60, 110],
        [34, 110],
      ],
      bright(p),
    ) +
    p.times(5, (i) => p.circle(190 + i * 34, 192, 9, '#bde')),
  kite: (p) =>
    p.polygon(
      [
        [200, 20],
        [310, 150],
        [200, 320],
        [90, 150],
      ],
      bright(p),
    ) +
    p.polygon(
      [
        [200, 20],
        [310, 150],
        [200, 150],
      ],
      bright(p),
    ) +
    p.polygon(
      [
        [200, 320],
        [90, 150],
        [200, 150],
      ],
      bright(p),
    ) +
    p.line('M200 320 q-40 30 0 50 q40 20 0 40', bright(p), 7),
  'water-gun': (p) =>
    p.shape('M40 150 h250 q50 10 60 40 v30 h-120 l-20 120 h-60 l16 -120 h-126 z', bright(p)) +
    p.rect(150, 80, 130, 74, bright(p), 30) +
    p.rect(10, 165, 40, 24, '#f80', 6) +
    p.ring(215, 240, 30, 26, bright(p), 11),
  'latex-balloon': (p) =>
    p.times(p.whole(1, 6), () => {
      const [x, y] = [p.whole(90, 310), p.whole(80, 200)];
      const tone = bright(p);
      return (
        p.line(`M${x} ${y + 70} q10 60 -6 130`, '#999', 3) +
        p.ellipse(x, y, 56, 70, tone) +
        p.polygon(
          [
            [x - 8, y + 76],
            [x + 8, y + 76],
            [x, y + 64],
          ],
          tone,
        ) +
        p.ellipse(x - 20, y - 26, 10, 18, '#fff8')
      );
    }),
  'foil-balloon': (p) =>
    p.pick([
      () => p.text(200, 320, 330, p.pick(['1', '2', '5', '8']), p.metal(p.pick(['gold', 'silver', 'rose']))),
      () =>
        p.polygon(
          Array.from(
            { length: 10 },
            (_, i) =>
              [
                200 + (i % 2 ? 80 : 170) * Math.sin((i * Math.PI) / 5),
                200 - (i % 2 ? 80 : 170) * Math.cos((i * Math.PI) / 5),
              ] as const,
          ),
          p.metal('gold'),
        ),
      () => p.shape('M200 350 Q20 220 60 120 Q110 40 200 130 Q290 40 340 120 Q380 220 200 350', p.metal('rose')),
    ])(),
  'yo-yo': (p) =>
    p.circle(200, 220, 120, bright(p)) +
    p.circle(200, 220, 80, bright(p)) +
    p.circle(200, 220, 24, '#fff') +
    p.line('M200 100 q-20 -60 30 -90', '#eee', 5),
  'fidget-spinner': (p) => {
    const tone = p.pick([bright(p), p.dark(), p.metal('gold')]);
    return (
      p.round(
        3,
        200,
        200,
        105,
        105,
        (x, y) =>
          p.line(`M200 200 L${x} ${y}`, tone, 80) + p.circle(x, y, 62, tone) + p.circle(x, y, 32, p.metal('steel')),
      ) +
      p.circle(200, 200, 42, p.dark()) +
      p.circle(200, 200, 28, p.metal('silver'))
    );
  },
  dollhouse: (p) =>
    p.rect(70, 150, 260, 230, p.paint(330, 60, 80)) +
    p.polygon(
      [
        [40, 160],
        [200, 30],
        [360, 160],
      ],
      bright(p),
    ) +
    p.line('M70 265 H330 M200 150 V380', '#fff', 8) +
    p.times(4, (i) => p.rect(95 + (i % 2) * 130, 180 + Math.floor(i / 2) * 110, 80, 60, p.paint())),
  'strategy-board-game': (p) => {
    const tone = p.paint();
    return (
      p.polygon(
        [
          [40, 130],
          [300, 70],
          [370, 250],
          [90, 330],
        ],
        tone,
      ) +
      p.polygon(
        [
          [90, 330],
          [370, 250],
          [370, 290],
          [92, 372],
        ],
        p.dark(),
      ) +
      p.turned(
        -14,
        200,
        200,
        p.text(205, 190, 50, p.word(), '#fff') +
          p.text(205, 235, 22, p.pick(['THE BOARD GAME', 'Family Game', '2-6 players']), '#fff'),
      ) +
      p.circle(280, 130, 30, bright(p))
    );
  },
  'superhero-action-figure': (p) => {
    const [suit, cape] = [bright(p), bright(p)];
    return (
      p.shape('M150 120 L90 340 H310 L250 120 Z', cape) +
      p.circle(200, 70, 38, suit) +
      p.rect(170, 66, 60, 18, '#fff') +
      p.polygon(
        [
          [140, 110],
          [260, 110],
          [236, 230],
          [164, 230],
        ],
        suit,
      ) +
      p.line('M146 125 L100 220 M254 125 L300 220', suit, 30) +
      p.line('M182 230 L170 360 M218 230 L230 360', suit, 34) +
      p.rect(160, 222, 80, 18, '#fc3') +
      p.polygon(
        [
          [200, 130],
          [226, 160],
          [200, 190],
          [174, 160],
        ],
        '#fc3',
      )
    );
  },
  'robot-toy': (p) =>
    p.rect(130, 30, 140, 100, p.metal('silver'), 14) +
    p.circle(170, 80, 18, '#3cf') +
    p.circle(230, 80, 18, '#3cf') +
    p.rect(110, 140, 180, 140, bright(p), 16) +
    p.rect(140, 170, 120, 60, p.dark(), 8) +
    p.rect(60, 150, 40, 120, p.metal('silver'), 16) +
    p.rect(300, 150, 40, 120, p.metal('silver'), 16) +
    p.rect(130, 285, 50, 90, p.dark(), 10) +
    p.rect(220, 285, 50, 90, p.dark(), 10) +
    p.line('M200 30 V5', '#555', 6),
  'play-dough': (p) =>
    p.times(
      4,
      (i) =>
        p.rect(50 + (i % 2) * 160, 70 + Math.floor(i / 2) * 150, 130, 110, bright(p), 10) +
        p.ellipse(115 + (i % 2) * 160, 72 + Math.floor(i / 2) * 150, 68, 20, bright(p)),
    ),
  'spinning-top': (p) =>
    p.polygon(
      [
        [60, 170],
        [340, 170],
        [200, 360],
      ],
      bright(p),
    ) +
    p.ellipse(200, 170, 140, 44, bright(p)) +
    p.ellipse(200, 166, 90, 26, bright(p)) +
    p.rect(188, 70, 24, 100, p.wood(), 10),
  'dinosaur-figure': (p) =>
    p.shape(
      'M30 300 Q80 200 150 190 Q200 180 240 120 Q260 60 320 60 Q370 70 360 110 L300 130 Q290 180 280 220 L290 370 H250 L240 280 L190 285 L180 370 H140 L150 270 Q90 280 30 300',
      p.paint(p.pick([100, 30, 140, 60]), 45, 40),
    ) +
    p.circle(325, 85, 7, '#fd3') +
    p.times(6, (i) =>
      p.polygon(
        [
          [120 + i * 24, 200 - i * 14],
          [136 + i * 22, 195 - i * 16],
          [124 + i * 24, 168 - i * 14],
        ],
        p.paint(),
      ),
    ),
};
