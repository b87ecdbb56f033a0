import type { Drawing } from '../drawing.ts';

type P = Parameters<Drawing>[0];
const body = (p: P) => p.pick([p.dark(), p.dark(), p.pale(), p.metal('silver'), p.paint()]);
const screen = (p: P, x: number, y: number, w: number, h: number) =>
  p.rect(x, y, w, h, p.pick([p.paint(undefined, 60, 45), p.dark(), p.paint(210, 60, 50)]), 4) +
  (p.happens(0.5)
    ? p.times(12, (i) =>
        p.rect(
          x + w * (0.12 + (i % 4) * 0.2),
          y + h * (0.3 + Math.floor(i / 4) * 0.16),
          Math.min(w, h) * 0.11,
          Math.min(w, h) * 0.11,
          p.paint(undefined, 80, 60),
          6,
        ),
      )
    : '');

export const gadgets: Record<string, Drawing> = {
  smartphone: (p) => {
    const [w, tone] = [p.between(150, 175), body(p)];
    const front =
      p.rect(200 - w / 2, 30, w, 340, tone, 28) +
      screen(p, 200 - w / 2 + 8, 40, w - 16, 320) +
      p.circle(200, 54, 6, '#000');
    const back = (x: number) =>
      p.rect(x - w / 2, 30, w, 340, p.paint(), 28) +
      p.rect(x - w / 2 + 14, 46, 64, p.pick([64, 100]), '#0005', 16) +
      p.times(
        p.whole(2, 3),
        (i) => p.circle(x - w / 2 + 46, 66 + i * 30, 13, '#111') + p.circle(x - w / 2 + 46, 66 + i * 30, 6, '#347'),
      );
    return p.pick([
      () => front,
      () => back(200),
      () => p.moved(60, 0, 0.9, back(230)) + p.moved(-20, 20, 0.9, front),
    ])();
  },
  tablet: (p) => p.rect(50, 20, 300, 360, body(p), 22) + screen(p, 66, 40, 268, 320) + p.circle(200, 30, 4, '#555'),
  'phone-case': (p) => {
    const tone = p.paint();
    return (
      p.rect(115, 25, 170, 350, tone, 30) +
      p.rect(123, 33, 154, 334, p.happens(0.5) ? p.paint() : tone, 24) +
      p.rect(132, 44, 66, 70, '#fff', 18) +
      p.rect(136, 48, 58, 62, '#0003', 16) +
      p.pick([
        () => '',
        () => p.times(9, () => p.circle(p.between(140, 260), p.between(140, 350), p.between(8, 24), p.paint())),
        () => p.text(200, 250, 40, p.word()),
      ])()
    );
  },
  headphones: (p) => {
    const tone = body(p);
    return (
      p.line('M80 240 C 70 20 330 20 320 240', tone, p.between(16, 30)) +
      p.rect(52, 210, 70, 140, tone, 34) +
      p.rect(278, 210, 70, 140, tone, 34) +
      p.rect(100, 220, 34, 120, p.dark(), 16) +
      p.rect(266, 220, 34, 120, p.dark(), 16) +
      (p.happens(0.3) ? p.line('M90 340 q10 60 90 40', p.dark(), 8) : '')
    );
  },
  'wireless-earbuds': (p) => {
    const tone = p.pick([p.pale(), p.pale(), p.dark(), p.paint()]);
    const bud = (x: number, way: number) =>
      p.ellipse(x, 110, 36, 42, tone) +
      p.ellipse(x + way * 26, 116, 16, 22, '#0003') +
      p.rect(x - 10 - way * 8, 130, 22, 90, tone, 11);
    const box =
      p.rect(110, 230, 180, 130, tone, 50) + p.line('M112 275 H288', '#0003', 3) + p.circle(200, 300, 5, '#3c6');
    return p.happens(0.6) ? bud(140, 1) + bud(260, -1) + box : p.moved(0, 60, 1.05, bud(130, 1) + bud(260, -1));
  },
  'wired-earphones': (p) => {
    const tone = p.pick([p.pale(), p.dark(), p.paint()]);
    return (
      p.line('M120 90 C 130 200 190 190 200 260 M280 90 C 270 200 210 190 200 260 C 190 330 330 300 250 370', tone, 6) +
      [120, 280]
        .map((x) => p.circle(x, 76, 28, tone) + p.circle(x, 70, 15, '#0004') + p.rect(x - 8, 90, 16, 34, tone, 6))
        .join('') +
      p.rect(192, 220, 16, 44, tone, 5) +
      p.rect(240, 362, 40, 12, p.metal('gold'))
    );
  },
  'wall-charger': (p) =>
    p.rect(110, 110, 150, 170, p.pick([p.pale(), p.pale(), p.dark()]), 26) +
    p.rect(160, 250, 50, 16, '#222', 3) +
    p.rect(258, 150, 50, 16, p.metal('silver'), 3) +
    p.rect(258, 220, 50, 16, p.metal('silver'), 3) +
    (p.happens(0.4) ? p.line('M185 262 C 180 400 330 330 340 380', p.pale(), 9) : ''),
  'charging-cable': (p) => {
    const tone = p.pick([p.pale(), p.dark(), p.paint()]);
    return (
      p.times(p.whole(2, 4), (i) => p.ring(200, 200, 120 - i * 12, 100 - i * 10, tone, 10)) +
      p.line('M300 240 q40 60 20 110 M100 240 q-40 60 -10 110', tone, 10) +
      p.rect(300, 340, 40, 40, tone, 6) +
      p.rect(308, 376, 24, 22, p.metal('silver')) +
      p.rect(72, 340, 36, 36, tone, 6) +
      p.rect(80, 372, 20, 20, p.metal('silver'))
    );
  },
  'power-bank': (p) =>
    p.rect(110, 50, 180, 310, body(p), p.pick([14, 40])) +
    p.rect(150, 48, 36, 12, '#222') +
    p.rect(210, 48, 36, 12, '#222') +
    p.times(4, (i) => p.circle(140 + i * 18, 330, 4, '#6cf')) +
    p.text(200, 230, 26, p.pick(['10000mAh', '20000mAh', p.word()])),
  'portable-speaker': (p) => {
    const tone = body(p);
    return p.happens(0.5)
      ? p.rect(40, 120, 320, 160, tone, 80) +
          p.circle(60, 200, 60, p.dark()) +
          p.circle(60, 200, 34, '#333') +
          p.times(14, (_, s) => p.line(`M${110 + s * 220} 130 V270`, '#0003', 5)) +
          p.text(210, 210, 40, p.word())
      : p.rect(110, 40, 180, 320, tone, 50) +
          p.times(22, (i) => p.times(12, (j) => p.circle(128 + j * 13, 80 + i * 12, 2.4, '#0006'))) +
          p.text(200, 330, 26, p.word());
  },
  'home-speakers': (p) => {
    const one = (x: number) =>
      p.rect(x, 40, 140, 320, p.pick([p.wood(), p.dark()]), 8) +
      p.circle(x + 70, 250, 56, '#222') +
      p.circle(x + 70, 250, 34, '#444') +
      p.circle(x + 70, 120, 32, '#222') +
      p.circle(x + 70, 120, 16, '#555');
    return p.happens(0.5) ? one(40) + one(220) : one(130);
  },
  keyboard: (p) =>
    p.rect(10, 120, 380, 150, body(p), 12) +
    p.times(5, (row) =>
      p.times(14, (key) =>
        p.rect(22 + key * 26, 132 + row * 26, 22, 21, p.pick(['#2a2a2e', '#2a2a2e', '#3a3a40', '#eee']), 4),
      ),
    ) +
    p.rect(100, 236, 150, 21, '#2a2a2e', 4),
  'computer-mouse': (p) => {
    const tone = body(p);
    return (
      p.ellipse(200, 210, 95, 150, tone) +
      p.line('M200 62 V180', '#0005', 4) +
      p.rect(190, 100, 20, 50, p.dark(), 10) +
      (p.happens(0.4) ? p.line('M200 60 q0 -60 60 -60', p.dark(), 9) : '') +
      (p.happens(0.4) ? p.ellipse(200, 300, 30, 14, p.paint(undefined, 90, 55)) : '')
    );
  },
  smartwatch: (p) => {
    const strap = p.pick([p.dark(), p.paint(), p.pale(), p.metal('silver')]);
    return (
      p.rect(145, 5, 110, 390, strap, 34) +
      p.rect(112, 105, 176, 190, p.pick([p.dark(), p.metal('silver'), p.metal('gold')]), 48) +
      p.rect(126, 119, 148, 162, '#0a0a0c', 38) +
      p.text(200, 190, 46, '10:09', '#fff') +
      p.times(3, (i) => p.ring(150 + i * 50, 240, 15, 15, p.paint(undefined, 90, 55), 6)) +
      p.rect(288, 180, 12, 34, p.metal('steel'), 5)
    );
  },
  'fitness-band': (p) =>
    p.ring(200, 200, 130, 150, p.pick([p.dark(), p.paint()]), 50) +
    p.rect(155, 20, 90, 120, '#0a0a0c', 24) +
    p.text(200, 85, 28, '8:42', '#fff'),
  'game-controller': (p) => {
    const tone = body(p);
    return (
      p.shape(
        'M60 150 q20 -60 90 -50 h100 q70 -10 90 50 q40 130 10 170 q-40 40 -80 -50 h-140 q-40 90 -80 50 q-30 -40 10 -170',
        tone,
      ) +
      p.circle(140, 170, 30, '#222') +
      p.circle(240, 220, 28, '#222') +
      p.rect(150, 205, 50, 16, '#333', 4) +
      p.rect(167, 188, 16, 50, '#333', 4) +
      p.round(4, 285, 165, 26, 26, (x, y) => p.circle(x, y, 12, p.paint(undefined, 85, 55)))
    );
  },
  'game-console': (p) =>
    p.rect(70, 60, 90, 290, body(p), 14) +
    p.line('M115 80 V330', '#0004', 5) +
    p.rect(78, 90, 8, 60, '#39f') +
    p.moved(
      150,
      170,
      0.55,
      p.shape(
        'M60 150 q20 -60 90 -50 h100 q70 -10 90 50 q40 130 10 170 q-40 40 -80 -50 h-140 q-40 90 -80 50 q-30 -40 10 -170',
        p.dark(),
      ) +
        p.circle(140, 170, 30, '#555') +
        p.circle(250, 220, 28, '#555'),
    ),
  'handheld-console': (p) =>
    p.rect(10, 110, 380, 180, p.dark(), 40) +
    screen(p, 95, 122, 210, 156) +
    p.rect(10, 110, 78, 180, p.paint(undefined, 80, 50), 40) +
    p.rect(312, 110, 78, 180, p.paint(undefined, 80, 50), 40) +
    p.circle(50, 165, 20, '#222') +
    p.circle(350, 225, 20, '#222') +
    p.round(4, 350, 165, 18, 18, (x, y) => p.circle(x, y, 8, '#222')),
  drone: (p) => {
    const tone = body(p);
    return (
      p.line('M80 110 L320 290 M320 110 L80 290', tone, 22) +
      p.shape('M140 160 q60 -40 120 0 l10 80 q-70 40 -140 0 z', tone) +
      p.circle(200, 240, 24, '#111') +
      [
        [80, 110],
        [320, 110],
        [80, 290],
        [320, 290],
      ]
        .map(
          ([x, y]) =>
            p.circle(x as number, y as number, 18, p.dark()) +
            p.ellipse(x as number, (y as number) - 14, 76, 9, '#3338'),
        )
        .join('') +
      p.line('M150 260 v40 h-20 M250 260 v40 h20', tone, 8)
    );
  },
  webcam: (p) =>
    p.rect(90, 120, 220, 110, p.dark(), 54) +
    p.circle(200, 175, 44, '#111') +
    p.circle(200, 175, 26, '#246') +
    p.circle(192, 166, 8, '#fff9') +
    p.rect(180, 228, 40, 60, p.dark()) +
    p.rect(120, 286, 160, 34, p.dark(), 12),
  'usb-flash-drive': (p) =>
    p.turned(
      p.between(-40, 40),
      200,
      200,
      p.rect(70, 160, 180, 80, p.pick([p.paint(), p.metal('silver'), p.dark()]), 16) +
        p.rect(250, 172, 80, 56, p.metal('silver'), 3) +
        p.rect(290, 182, 12, 12, '#444') +
        p.rect(290, 206, 12, 12, '#444') +
        p.text(160, 210, 28, p.pick(['32GB', '64GB', p.word()])),
    ),
  'memory-card': (p) =>
    p.polygon(
      [
        [110, 60],
        [250, 60],
        [290, 110],
        [290, 350],
        [110, 350],
      ],
      p.pick([p.dark(), p.paint()]),
    ) +
    p.times(7, (i) => p.rect(122 + i * 18, 66, 11, 44, p.metal('gold'))) +
    p.label(125, 150, 150, 150) +
    p.text(200, 330, 30, p.pick(['128GB', '64GB']), '#fff'),
  'portable-hard-drive': (p) =>
    p.rect(90, 60, 220, 290, body(p), 24) +
    p.text(200, 210, 32, p.pick(['1TB', '2TB', p.word()])) +
    p.circle(270, 325, 5, '#6cf') +
    p.line('M200 350 q10 60 100 30', p.dark(), 9),
  'usb-hub': (p) =>
    p.rect(60, 160, 260, 80, body(p), 16) +
    p.times(4, (i) => p.rect(82 + i * 58, 180, 40, 18, '#124', 2)) +
    p.line('M60 200 q-60 0 -40 120', p.dark(), 12),
  'power-strip': (p) =>
    p.rect(30, 150, 320, 100, p.pick([p.pale(), p.pale(), p.dark()]), 20) +
    p.times(
      4,
      (i) =>
        p.circle(75 + i * 70, 200, 30, '#fff') +
        p.rect(64 + i * 70, 190, 6, 20, '#333') +
        p.rect(80 + i * 70, 190, 6, 20, '#333'),
    ) +
    p.rect(322, 185, 20, 30, '#e22', 4) +
    p.line('M30 200 q-40 60 40 130', p.dark(), 12),
  'household-battery': (p) =>
    p.times(
      p.whole(1, 4),
      (i) =>
        p.rect(70 + i * 72, 90, 60, 240, p.metal('gold'), 8) +
        p.rect(70 + i * 72, 160, 60, 170, p.dark(), 6) +
        p.rect(90 + i * 72, 72, 20, 20, p.metal('silver'), 3) +
        p.text(100 + i * 72, 250, 24, 'AA', '#fff'),
    ),
  'wifi-router': (p) =>
    p.rect(50, 210, 300, 80, p.pick([p.dark(), p.pale()]), 18) +
    p.times(p.whole(2, 5), (_, s) => p.rect(75 + s * 240, 60, 14, 155, p.pick([p.dark(), p.pale()]), 6)) +
    p.times(6, (i) => p.circle(110 + i * 36, 265, 5, '#3d7')),
  'smart-speaker': (p) =>
    p.rect(120, 70, 160, 260, p.pick([p.dark(), p.pale(), p.paint(210, 15, 50)]), 60) +
    p.ellipse(200, 92, 72, 24, '#0005') +
    p.ring(200, 92, 66, 20, '#4af', 5) +
    p.times(14, (i) => p.times(11, (j) => p.circle(132 + j * 14, 150 + i * 12, 2, '#0005'))),
  'smart-bulb': (p) =>
    p.circle(200, 160, 110, p.pick([p.paint(undefined, 90, 70), p.paint(50, 70, 90)])) +
    p.shape('M140 240 L160 300 H240 L260 240 Z', p.pale()) +
    p.rect(165, 300, 70, 60, p.metal('silver'), 4) +
    p.times(4, (i) => p.line(`M165 ${308 + i * 13} l70 6`, '#666', 4)) +
    p.circle(200, 366, 14, '#222'),
  'security-camera': (p) =>
    p.happens(0.5)
      ? p.circle(200, 160, 110, p.pale()) +
        p.circle(200, 170, 66, '#111') +
        p.circle(200, 170, 34, '#235') +
        p.ellipse(200, 320, 100, 26, p.pale()) +
        p.rect(170, 260, 60, 60, p.pale())
      : p.rect(70, 130, 240, 100, p.pale(), 30) +
        p.circle(92, 180, 44, '#111') +
        p.circle(92, 180, 20, '#245') +
        p.line('M260 230 L300 310 H360', p.pale(), 18) +
        p.rect(345, 270, 20, 90, p.pale()),
  'action-camera': (p) =>
    p.rect(70, 100, 260, 200, p.dark(), 22) +
    p.circle(250, 180, 58, '#111') +
    p.circle(250, 180, 34, '#246') +
    p.circle(240, 168, 9, '#fff8') +
    p.rect(95, 130, 80, 60, '#444', 6) +
    p.text(135, 270, 26, p.word(), '#fff') +
    p.rect(100, 86, 50, 16, p.metal()),
  'vr-headset': (p) =>
    p.shape(
      'M60 140 q140 -60 280 0 l10 110 q-60 50 -110 10 l-40 -36 l-40 36 q-50 40 -110 -10 z',
      p.pick([p.dark(), p.pale()]),
    ) +
    p.line('M60 180 C -20 140 30 40 200 40 S 420 140 340 180', p.dark(), 22) +
    p.circle(130, 190, 10, '#222') +
    p.circle(270, 190, 10, '#222'),
  laptop: (p) =>
    p.rect(70, 60, 260, 180, p.metal('silver'), 12) +
    screen(p, 80, 70, 240, 158) +
    p.polygon(
      [
        [60, 240],
        [340, 240],
        [390, 310],
        [10, 310],
      ],
      p.metal('silver'),
    ) +
    p.polygon(
      [
        [80, 248],
        [320, 248],
        [345, 284],
        [55, 284],
      ],
      '#333',
    ) +
    p.rect(150, 290, 100, 14, '#999', 3),
  monitor: (p) =>
    p.rect(30, 60, 340, 210, p.dark(), 8) +
    screen(p, 38, 68, 324, 190) +
    p.rect(180, 270, 40, 60, p.metal('steel')) +
    p.ellipse(200, 338, 90, 16, p.metal('steel')),
  television: (p) =>
    p.rect(10, 70, 380, 225, '#111', 5) +
    p.rect(16, 76, 368, 210, p.paint(undefined, 60, 45)) +
    p.circle(120, 170, 50, p.paint()) +
    p.line('M90 295 l-20 40 M310 295 l20 40', p.dark(), 12),
  'remote-control': (p) =>
    p.rect(150, 20, 100, 360, p.dark(), 34) +
    p.circle(200, 60, 12, '#d33') +
    p.ring(200, 140, 34, 34, '#444', 12) +
    p.times(9, (i) => p.circle(172 + (i % 3) * 28, 210 + Math.floor(i / 3) * 34, 10, '#666')) +
    p.text(200, 360, 18, p.word(), '#aaa'),
  'phone-stand': (p) =>
    p.rect(130, 40, 140, 230, '#111', 16) +
    screen(p, 138, 50, 124, 210) +
    p.polygon(
      [
        [110, 270],
        [290, 270],
        [320, 360],
        [80, 360],
      ],
      p.metal('silver'),
    ) +
    p.rect(110, 262, 180, 18, p.metal('steel'), 6),
  'camera-lens': (p) =>
    p.rect(100, 80, 200, 260, p.dark(), 18) +
    p.times(18, (i) => p.rect(100 + i * 11, 150, 5, 60, '#333')) +
    p.ellipse(200, 84, 100, 40, '#222') +
    p.ellipse(200, 84, 76, 28, p.paint(260, 50, 30)) +
    p.line('M102 260 H298', '#d33', 5) +
    p.text(200, 300, 24, '50mm 1:1.8', '#fff'),
};
