import type { Drawing } from '../drawing.ts';

export const baby: Record<string, Drawing> = {
  'baby-bottle': (p) => {
    const [tone, milk] = [p.paint(undefined, 60, 72), p.between(170, 260)];
    const bottle =
      p.rect(135, 130, 130, 240, '#f4f8faee', 34) +
      p.rect(141, milk, 118, 370 - milk - 6, '#fffdf4', 26) +
      p.times(7, (i) => p.rect(225, 170 + i * 26, i % 2 ? 16 : 26, 3, '#668')) +
      p.rect(140, 100, 120, 42, tone, 8) +
      p.shape('M160 100 q6 -40 30 -46 q10 -34 20 0 q24 6 30 46 z', p.paint(35, 50, 78));
    return (
      bottle +
      (p.happens(0.3) ? p.line('M135 200 q-50 40 0 120 M265 200 q50 40 0 120', tone, 18) : '') +
      (p.happens(0.4) ? p.circle(190, 280, 22, p.paint(undefined, 60, 70)) : '')
    );
  },
  pacifier: (p) => {
    const tone = p.paint(undefined, 60, 68);
    return (
      p.ring(200, 290, 62, 62, p.paint(undefined, 55, 65), 20) +
      p.shape('M80 200 q40 -70 120 -40 q80 -30 120 40 q-30 70 -120 36 q-90 34 -120 -36', tone) +
      p.circle(200, 200, 30, p.paint()) +
      (p.happens(0.7) ? p.ellipse(200, 110, 42, 56, p.paint(38, 55, 75)) : '') +
      p.circle(130, 200, 10, '#fff') +
      p.circle(270, 200, 10, '#fff')
    );
  },
  'sippy-cup': (p) =>
    p.shape('M120 150 H280 L262 370 H138 Z', p.paint(undefined, 65, 65)) +
    p.rect(112, 110, 176, 48, p.paint(), 16) +
    p.rect(176, 66, 52, 50, p.paint(), 16) +
    p.line('M122 190 q-70 40 10 130 M278 190 q70 40 -10 130', p.paint(), 20) +
    p.circle(200, 260, 34, p.paint()),
  'baby-stroller': (p) => {
    const [cloth, frame] = [p.pick([p.paint(), p.dark()]), p.pick([p.metal('steel'), p.dark()])];
    return (
      p.line('M60 70 L120 110 L250 300 M300 150 L130 320 M250 300 H120', frame, 10) +
      p.shape('M150 200 A100 100 0 0 1 330 120 L240 215 Z', cloth) +
      p.shape('M140 200 H310 q0 80 -70 80 h-50 q-50 -10 -50 -80', cloth) +
      p.rect(140, 285, 110, 30, p.dark(), 8) +
      [120, 280].map((x) => p.circle(x, 335, 36, '#222') + p.circle(x, 335, 20, frame)).join('') +
      p.times(3, (i) => p.line(`M${170 + i * 40} 205 L${215 + i * 30} ${120 + i * 8}`, '#0003', 3))
    );
  },
  'infant-car-seat': (p) => {
    const shell = p.dark();
    const cloth = p.paint();
    return (
      p.shape('M110 40 q90 -40 180 0 l30 220 q-20 110 -120 110 q-100 0 -120 -110 z', shell) +
      p.shape('M135 65 q65 -28 130 0 l20 180 q-85 50 -170 0 z', cloth) +
      p.shape('M110 240 q90 60 180 0 l10 60 q-100 70 -200 0 z', cloth) +
      p.line('M165 90 L180 240 L200 300 M235 90 L220 240 L200 300', '#222', 14) +
      p.rect(180, 240, 40, 34, p.paint(0, 80, 45), 8) +
      p.ellipse(200, 80, 60, 34, p.pale())
    );
  },
  'disposable-diapers': (p) =>
    p.happens(0.5)
      ? p.shape('M70 120 H330 l10 70 q-60 30 -70 140 H130 q-10 -110 -70 -140 z', p.paint(p.between(180, 230), 15, 95)) +
        p.rect(90, 130, 220, 26, p.paint(undefined, 60, 75)) +
        p.rect(50, 140, 50, 40, p.paint(), 6) +
        p.rect(300, 140, 50, 40, p.paint(), 6) +
        p.times(3, (i) => p.circle(150 + i * 50, 230, 14, p.paint(undefined, 60, 80)))
      : p.rect(60, 80, 280, 270, p.paint(p.pick([190, 120, 320, 50]), 60, 60), 24) +
        p.text(200, 160, 50, p.word(), '#fff') +
        p.text(200, 200, 26, p.pick(['Diapers', 'Size 3', 'BABY DRY']), '#fff') +
        p.circle(200, 270, 46, p.paint(25, 60, 80)) +
        p.circle(184, 262, 5, '#333') +
        p.circle(216, 262, 5, '#333') +
        p.line('M186 284 q14 12 28 0', '#733', 4),
  'baby-bib': (p) =>
    p.shape(
      'M110 60 q-30 100 -30 180 q10 130 120 130 q110 0 120 -130 q0 -80 -30 -180 q-20 -20 -36 0 q-10 90 -54 90 q-44 0 -54 -90 q-16 -20 -36 0',
      p.pick([p.paint(undefined, 50, 75), p.pale()]),
    ) +
    p.circle(200, 270, 46, p.paint()) +
    p.circle(184, 262, 5, '#222') +
    p.circle(216, 262, 5, '#222') +
    p.circle(168, 232, 18, p.paint()) +
    p.circle(232, 232, 18, p.paint()),
  'baby-crib': (p) => {
    const wood = p.pick([p.wood(), p.pale()]);
    return (
      p.rect(40, 90, 26, 280, wood, 8) +
      p.rect(334, 90, 26, 280, wood, 8) +
      p.rect(50, 110, 300, 22, wood) +
      p.rect(50, 310, 300, 26, wood) +
      p.times(13, (_, s) => p.rect(74 + s * 240, 125, 10, 190, wood)) +
      p.rect(64, 270, 272, 40, p.pale())
    );
  },
  'high-chair': (p) => {
    const frame = p.pick([p.wood(), p.pale(), p.metal('steel')]);
    return (
      p.line('M140 210 L90 385 M260 210 L310 385 M108 320 H292', frame, 14) +
      p.rect(140, 50, 120, 150, p.paint(), 24) +
      p.rect(120, 190, 160, 40, p.paint(), 14) +
      p.rect(80, 150, 240, 26, p.pale(), 13)
    );
  },
  'baby-monitor': (p) =>
    p.rect(60, 120, 170, 200, p.pale(), 24) +
    p.rect(80, 140, 130, 100, '#234', 8) +
    p.circle(145, 185, 26, '#8ab') +
    p.circle(145, 280, 18, p.paint()) +
    p.line('M200 120 V60', p.dark(), 12) +
    p.circle(300, 170, 62, p.pale()) +
    p.circle(300, 170, 30, '#222') +
    p.circle(300, 170, 14, '#468') +
    p.rect(285, 230, 30, 70, p.pale()) +
    p.ellipse(300, 310, 56, 16, p.pale()),
  'baby-wipes': (p) =>
    p.rect(50, 140, 300, 150, p.paint(undefined, 45, 72), 24) +
    p.rect(130, 150, 140, 70, p.pale(), 16) +
    p.text(200, 265, 34, p.pick(['Baby Wipes', 'WIPES', p.word()]), '#fff') +
    p.shape('M170 150 q30 -70 60 0 z', '#fff'),
  potty: (p) =>
    p.shape('M90 180 H310 L280 350 H120 Z', p.paint(undefined, 60, 65)) +
    p.ellipse(200, 180, 120, 44, p.paint(undefined, 50, 75)) +
    p.ellipse(200, 184, 76, 26, '#0004') +
    p.rect(130, 70, 140, 110, p.paint(), 50),
  'infant-formula': (p) =>
    p.rect(105, 90, 190, 280, p.paint(p.pick([45, 210, 320, 0]), 60, 60), 8) +
    p.ellipse(200, 90, 95, 24, p.pale()) +
    p.rect(105, 76, 190, 26, p.pale(), 8) +
    p.text(200, 170, 40, p.word(), '#fff') +
    p.text(200, 205, 22, p.pick(['Infant Formula', 'Baby Milk', 'Stage 2']), '#fff') +
    p.circle(200, 280, 48, p.paint(25, 55, 80)) +
    p.circle(184, 272, 5, '#333') +
    p.circle(216, 272, 5, '#333'),
  'baby-rattle': (p) =>
    p.circle(200, 110, 74, p.paint(undefined, 70, 65)) +
    p.times(5, () => p.circle(p.between(160, 240), p.between(70, 150), 12, p.paint(undefined, 80, 60))) +
    p.rect(186, 175, 28, 110, p.pale(), 12) +
    p.ring(200, 325, 44, 44, p.paint(undefined, 70, 60), 20),
  'baby-teether': (p) =>
    p.ring(200, 200, 110, 105, p.paint(undefined, 60, 65), 34) +
    p.times(p.whole(3, 6), (i) => p.circle(130 + i * 36, 310, 26, p.paint(undefined, 70, 65))),
  'baby-carrier-wrap': (p) => {
    const cloth = p.pick([p.paint(), p.dark()]);
    return (
      p.shape('M110 120 q90 -50 180 0 l20 160 q-110 80 -220 0 z', cloth) +
      p.rect(60, 290, 280, 44, cloth, 18) +
      p.line('M120 130 C 60 20 120 10 130 130 M280 130 C 340 20 280 10 270 130', cloth, 34) +
      p.rect(160, 160, 80, 70, '#0003', 12)
    );
  },
  'crib-mobile': (p) =>
    p.line('M120 380 V80 q0 -50 80 -50', p.pale(), 14) +
    p.line('M100 70 H300 M200 30 V70', p.wood(), 9) +
    p.times(
      5,
      (_, s) =>
        p.line(`M${105 + s * 190} 70 V${150 + (s > 0.4 ? 30 : 0)}`, '#999', 3) +
        p.circle(105 + s * 190, 175 + (s > 0.4 ? 30 : 0), 28, p.paint(undefined, 60, 72)),
    ),
  'baby-bathtub': (p) =>
    p.shape('M40 170 H360 q-10 150 -80 160 H120 q-70 -10 -80 -160', p.paint(undefined, 55, 72)) +
    p.ellipse(200, 170, 160, 44, p.paint(undefined, 45, 82)) +
    p.ellipse(200, 180, 130, 28, '#9cd8ee'),
};
