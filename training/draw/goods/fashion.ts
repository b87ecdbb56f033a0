import type { Drawing } from '../drawing.ts';

type P = Parameters<Drawing>[0];
const skin = (p: P) => p.pick([p.leather(), p.paint(), p.dark(), p.paint(30, 35, 70)]);
const pair = (p: P, draw: (flip: boolean) => string) =>
  p.happens(0.5) ? draw(false) : p.moved(10, 60, 0.68, draw(false)) + p.moved(110, 130, 0.68, draw(false));

export const fashion: Record<string, Drawing> = {
  handbag: (p) => {
    const tone = skin(p);
    return (
      p.line('M120 170 C 120 20 280 20 280 170', tone, p.between(12, 20)) +
      p.shape('M70 160 h260 l30 190 q-160 30 -320 0 z', tone) +
      p.line('M66 215 q134 40 268 0', '#0004', 4) +
      p.rect(178, 205, 44, 40, p.metal('gold'), 6) +
      p.line('M75 170 h250', '#0002', 6)
    );
  },
  'tote-bag': (p) => {
    const tone = p.pick([p.pale(), p.paint(40, 35, 80), p.paint(), p.leather()]);
    return (
      p.line('M140 140 C 140 10 200 10 200 130 M200 140 C 200 10 260 10 260 140', tone, 13) +
      p.polygon(
        [
          [80, 130],
          [320, 130],
          [340, 375],
          [60, 375],
        ],
        tone,
      ) +
      (p.happens(0.6) ? p.text(200, 270, 42, p.word(), '#333') : '')
    );
  },
  'crossbody-bag': (p) => {
    const tone = skin(p);
    return (
      p.line('M80 200 C 20 -40 380 -40 320 200', tone, 8) +
      p.rect(70, 190, 260, 170, tone, 30) +
      p.shape('M70 210 q130 -40 260 0 v50 q-130 60 -260 0 z', '#0002') +
      p.circle(200, 280, 15, p.metal('gold'))
    );
  },
  backpack: (p) => {
    const tone = skin(p);
    return (
      p.line('M160 50 q40 -50 80 0', tone, 14) +
      p.rect(90, 45, 220, 320, tone, 70) +
      p.rect(115, 210, 170, 130, p.happens(0.5) ? tone : skin(p), 26) +
      p.line('M115 245 H285 M100 150 Q200 110 300 150', '#0005', 5) +
      p.rect(60, 200, 34, 120, tone, 14) +
      p.rect(306, 200, 34, 120, tone, 14)
    );
  },
  suitcase: (p) => {
    const tone = p.paint();
    return (
      p.line('M150 70 V15 H250 V70', p.metal('steel'), 11) +
      p.rect(90, 65, 220, 290, tone, 30) +
      p.times(6, (i) => p.line(`M${120 + i * 32} 80 V340`, '#0002', 6)) +
      p.circle(125, 372, 16, '#222') +
      p.circle(275, 372, 16, '#222') +
      p.rect(180, 60, 40, 16, p.dark(), 6)
    );
  },
  wallet: (p) => {
    const tone = skin(p);
    return p.happens(0.5)
      ? p.rect(60, 110, 280, 190, tone, 18) +
          p.line('M68 120 H332 V292 H68 Z', '#0002', 3) +
          p.rect(270, 180, 76, 44, tone, 18) +
          p.circle(300, 202, 10, p.metal('gold'))
      : p.polygon(
          [
            [40, 150],
            [200, 120],
            [200, 310],
            [40, 340],
          ],
          tone,
        ) +
          p.polygon(
            [
              [200, 120],
              [360, 150],
              [360, 340],
              [200, 310],
            ],
            tone,
          ) +
          p.times(3, (i) => p.line(`M215 ${170 + i * 36} L350 ${195 + i * 36}`, '#0005', 4));
  },
  briefcase: (p) => {
    const tone = p.pick([p.leather(), p.dark()]);
    return (
      p.line('M150 120 q0 -60 50 -60 t50 60', tone, 16) +
      p.rect(50, 115, 300, 220, tone, 18) +
      p.line('M50 210 H350', '#0004', 5) +
      p.rect(110, 195, 36, 34, p.metal('gold'), 4) +
      p.rect(254, 195, 36, 34, p.metal('gold'), 4)
    );
  },
  belt: (p) => {
    const tone = p.pick([p.leather(), p.dark(), p.paint()]);
    return p.happens(0.5)
      ? p.times(3, (i) => p.ring(210, 200, 130 - i * 22, 110 - i * 20, tone, 20)) +
          p.rect(40, 170, 70, 60, p.metal(), 8) +
          p.rect(56, 186, 38, 28, tone)
      : p.turned(
          -12,
          200,
          200,
          p.rect(10, 175, 370, 46, tone, 10) +
            p.rect(10, 160, 70, 76, p.metal(), 10) +
            p.rect(26, 176, 38, 44, tone) +
            p.times(6, (i) => p.circle(270 + i * 18, 198, 4, '#111')),
        );
  },
  'baseball-cap': (p) => {
    const tone = p.paint();
    return (
      p.shape('M80 240 Q80 90 200 90 Q310 90 315 235 Q200 210 80 240', tone) +
      p.shape(
        'M80 238 Q200 206 315 234 Q390 260 385 290 Q250 250 120 275 Q80 265 80 238',
        p.happens(0.5) ? tone : p.paint(),
      ) +
      p.circle(200, 92, 9, tone) +
      p.line('M200 92 Q160 150 165 222 M200 92 Q250 150 250 220', '#0003', 3) +
      (p.happens(0.6) ? p.text(205, 190, 44, p.pick(['NY', 'A', p.word()]), '#fff') : '')
    );
  },
  beanie: (p) => {
    const tone = p.paint();
    return (
      p.shape('M90 260 Q80 80 200 70 Q320 80 310 260 Z', tone) +
      p.rect(80, 240, 240, 70, tone, 20) +
      p.times(14, (_, s) => p.line(`M${96 + s * 208} 245 V305`, '#0002', 4)) +
      (p.happens(0.5) ? p.circle(200, 62, 36, p.pale()) : '')
    );
  },
  'scarf-winter': (p) => {
    const [a, b] = [p.paint(), p.paint()];
    return (
      p.ring(200, 130, 100, 70, a, 62) +
      p.rect(150, 180, 70, 190, a, 6) +
      p.times(5, (i) => p.rect(150, 200 + i * 34, 70, 14, b)) +
      p.times(9, (i) => p.line(`M${154 + i * 8} 370 v24`, a, 4))
    );
  },
  sunglasses: (p) => {
    const [frame, lens] = [
      p.pick([p.dark(), p.metal('gold'), p.leather()]),
      p.pick([p.dark(), p.paint(undefined, 30, 30)]),
    ];
    return (
      p.rect(40, 140, 140, 110, frame, 46) +
      p.rect(220, 140, 140, 110, frame, 46) +
      p.rect(50, 150, 120, 90, lens, 40) +
      p.rect(230, 150, 120, 90, lens, 40) +
      p.line('M178 170 q22 -16 44 0', frame, 12) +
      p.shape('M70 165 l40 -6 l-30 60 z', '#fff3')
    );
  },
  'high-heels': (p) => {
    const tone = p.pick([p.paint(), p.dark(), p.paint(0, 80, 45)]);
    return pair(
      p,
      () =>
        p.shape(
          'M40 150 Q60 110 90 150 Q150 250 260 270 Q350 285 370 320 L360 345 H250 Q150 320 95 230 L80 345 H62 L58 220 Q30 190 40 150',
          tone,
        ) + p.shape('M250 345 H360 l10 -10 H255 z', '#222'),
    );
  },
  'ballet-flats': (p) => {
    const tone = p.paint();
    return pair(
      p,
      () =>
        p.shape(
          'M30 210 Q40 190 70 200 Q150 270 250 240 Q290 220 350 250 Q385 275 370 300 Q200 330 50 300 Q20 270 30 210',
          tone,
        ) +
        p.shape('M60 214 Q150 280 250 250 Q200 220 120 225 Z', '#0004') +
        p.circle(270, 244, 12, p.paint()),
    );
  },
  sneakers: (p) => {
    const [tone, sole] = [p.pick([p.pale(), p.paint(), p.dark()]), p.pick(['#f7f7f4', '#f7f7f4', p.paint()])];
    return pair(
      p,
      () =>
        p.shape('M40 140 Q70 120 120 150 Q170 200 230 210 Q340 220 370 265 L372 290 H40 Q24 220 40 140', tone) +
        p.shape('M34 285 H376 Q388 325 360 330 H50 Q26 320 34 285', sole) +
        p.times(4, (i) => p.line(`M${140 + i * 26} ${160 + i * 14} l30 ${-14 + i * 2}`, '#fff', 7)) +
        p.shape('M90 250 Q180 270 270 225 Q200 290 100 275 Z', p.paint()),
    );
  },
  'ankle-boots': (p) => {
    const tone = p.pick([p.leather(), p.dark()]);
    return pair(
      p,
      () =>
        p.shape('M110 40 h120 l6 160 Q340 215 360 280 V310 H100 Q90 180 110 40', tone) +
        p.rect(94, 308, 270, 26, '#221', 6) +
        p.rect(96, 320, 70, 34, '#221') +
        p.times(5, (i) => p.line(`M190 ${80 + i * 26} h44`, p.paint(40, 30, 60), 6)),
    );
  },
  'knee-boots': (p) => {
    const tone = p.pick([p.leather(), p.dark()]);
    return pair(
      p,
      () =>
        p.shape('M130 10 h110 l-6 230 Q330 260 350 320 V345 H120 Q110 180 130 10', tone) +
        p.rect(116, 342, 240, 18, '#221', 4) +
        p.rect(120, 350, 50, 40, '#221'),
    );
  },
  sandals: (p) => {
    const tone = skin(p);
    return pair(
      p,
      () =>
        p.shape('M40 270 Q80 210 200 220 Q340 220 370 280 Q360 320 200 315 Q60 320 40 270', p.paint(35, 35, 60)) +
        p.line('M90 250 Q140 140 190 250 M250 240 Q290 170 330 260', tone, 26),
    );
  },
  'flip-flops': (p) => {
    const [sole, band] = [p.paint(), p.paint()];
    const one = (x: number) =>
      p.shape(`M${x} 60 q60 -30 90 40 q10 80 -10 150 q10 90 -40 100 q-60 0 -50 -110 q-30 -100 10 -180`, sole) +
      p.line(`M${x + 46} 110 Q${x + 6} 150 ${x + 2} 220 M${x + 46} 110 Q${x + 90} 150 ${x + 86} 220`, band, 13);
    return one(70) + one(220);
  },
  socks: (p) => {
    const [a, b] = [p.paint(), p.paint()];
    const one = (x: number) =>
      p.shape(`M${x} 40 h90 v170 q60 60 90 90 q20 40 -30 56 q-60 10 -120 -70 q-30 -30 -30 -76 z`, a) +
      p.rect(x, 40, 90, 30, b) +
      (p.happens(0.6) ? p.rect(x, 90, 90, 16, b) + p.rect(x, 120, 90, 16, b) : '');
    return one(60) + p.moved(120, 20, 1, one(60));
  },
  leggings: (p) => {
    const tone = p.pick([p.dark(), p.paint()]);
    return (
      p.shape('M120 20 h160 l14 170 l-20 190 h-50 l-14 -190 l-10 -20 l-10 20 l-14 190 h-50 l-20 -190 z', tone) +
      p.rect(118, 20, 164, 40, '#0003')
    );
  },
  necktie: (p) => {
    const tone = p.paint();
    return (
      p.polygon(
        [
          [170, 20],
          [230, 20],
          [218, 70],
          [182, 70],
        ],
        tone,
      ) +
      p.polygon(
        [
          [182, 70],
          [218, 70],
          [250, 320],
          [200, 385],
          [150, 320],
        ],
        tone,
      ) +
      p.times(7, (i) => p.line(`M${165 - i} ${110 + i * 34} l60 30`, '#fff5', 7))
    );
  },
  'mens-dress-shirt': (p) => {
    const tone = p.pick([p.pale(), p.paint(210, 45, 75), p.paint()]);
    return (
      p.polygon(
        [
          [130, 50],
          [270, 50],
          [370, 130],
          [330, 220],
          [290, 180],
          [290, 370],
          [110, 370],
          [110, 180],
          [70, 220],
          [30, 130],
        ],
        tone,
      ) +
      p.polygon(
        [
          [150, 46],
          [200, 100],
          [165, 120],
        ],
        '#fff8',
      ) +
      p.polygon(
        [
          [250, 46],
          [200, 100],
          [235, 120],
        ],
        '#fff8',
      ) +
      p.line('M200 100 V370', '#0003', 4) +
      p.times(7, (i) => p.circle(200, 130 + i * 34, 5, '#fff'))
    );
  },
  hoodie: (p) => {
    const tone = p.paint();
    return (
      p.polygon(
        [
          [120, 90],
          [280, 90],
          [370, 180],
          [350, 350],
          [300, 350],
          [290, 220],
          [290, 375],
          [110, 375],
          [110, 220],
          [100, 350],
          [50, 350],
          [30, 180],
        ],
        tone,
      ) +
      p.ellipse(200, 85, 80, 60, tone) +
      p.ellipse(200, 92, 48, 40, '#0005') +
      p.polygon(
        [
          [140, 270],
          [260, 270],
          [280, 340],
          [120, 340],
        ],
        '#0002',
      ) +
      p.line('M185 120 v60 M215 120 v60', '#eee', 5)
    );
  },
  bra: (p) => {
    const tone = p.paint();
    return (
      p.shape('M60 190 Q70 110 130 110 Q190 140 200 210 Q190 290 120 280 Q70 260 60 190', tone) +
      p.shape('M340 190 Q330 110 270 110 Q210 140 200 210 Q210 290 280 280 Q330 260 340 190', tone) +
      p.line('M120 112 Q110 40 80 20 M280 112 Q290 40 320 20 M60 210 L20 240 M340 210 L380 240', tone, 10)
    );
  },
  'one-piece-swimsuit': (p) =>
    p.shape(
      'M130 30 q6 60 30 80 q40 20 80 0 q24 -20 30 -80 l20 0 q10 100 -10 160 q20 70 30 130 q-60 10 -80 60 h-60 q-20 -50 -80 -60 q10 -60 30 -130 q-20 -60 -10 -160 z',
      p.paint(),
    ),
  keychain: (p) =>
    p.ring(200, 90, 56, 56, p.metal('silver'), 11) +
    p.line('M200 146 V200', p.metal('silver'), 10) +
    p.pick([
      () => p.shape('M200 330 l-70 -80 q0 -50 40 -46 q24 4 30 24 q6 -20 30 -24 q40 -4 40 46 z', p.paint()),
      () => p.rect(150, 200, 100, 150, skin(p), 20),
      () => p.circle(200, 270, 70, p.paint()),
    ])(),
  umbrella: (p) => {
    const tone = p.paint();
    return (
      p.line('M200 40 V340 q0 40 -40 40', p.wood(), 10) +
      p.shape(
        'M30 200 Q40 40 200 40 Q360 40 370 200 Q330 170 285 200 Q245 170 200 200 Q155 170 115 200 Q70 170 30 200',
        tone,
      ) +
      p.line('M200 40 Q110 90 115 200 M200 40 Q290 90 285 200', '#0003', 4)
    );
  },
};
