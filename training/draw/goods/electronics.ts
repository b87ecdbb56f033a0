import type { Drawing } from '../drawing.ts';

type P = Parameters<Drawing>[0];
const board = (p: P, hue: number, w: number, h: number) =>
  p.rect(200 - w / 2, 200 - h / 2, w, h, p.paint(hue, 60, 28), 8) +
  p.times(24, () => {
    const [x, y] = [200 + p.between(-0.45, 0.4) * w, 200 + p.between(-0.42, 0.4) * h];
    return p.pick([
      () => p.rect(x, y, 10, 5, '#222'),
      () => p.rect(x, y, 14, 14, '#222'),
      () => p.circle(x, y, 4, '#ccb'),
      () => p.line(`M${x} ${y} h${p.whole(10, 40)}`, '#9c83', 2),
    ])();
  });
const chip = (p: P, x: number, y: number, s: number) =>
  p.times(8, (i) => p.rect(x - s - 6, y - s + (i * s) / 4 + 3, s * 2 + 12, 3, '#ccc')) +
  p.rect(x - s, y - s, s * 2, s * 2, '#1c1c1f', 2) +
  p.circle(x - s + 8, y - s + 8, 3, '#555');
const pins = (p: P, x: number, y: number, count: number) =>
  p.rect(x, y, count * 11, 12, '#111') + p.times(count, (i) => p.rect(x + 3 + i * 11, y + 3, 5, 6, '#d9b64a'));

export const electronics: Record<string, Drawing> = {
  'arduino-board': (p) =>
    board(p, 195, 300, 210) +
    p.rect(40, 110, 56, 46, p.metal('silver')) +
    p.rect(40, 240, 60, 40, '#111') +
    chip(p, 240, 250, 26) +
    pins(p, 130, 98, 18) +
    pins(p, 150, 292, 15) +
    p.text(230, 180, 24, p.word(), '#fff'),
  'esp32-board': (p) =>
    p.rect(140, 40, 120, 320, p.pick([p.dark(), p.paint(200, 50, 25)]), 6) +
    p.rect(155, 55, 90, 110, p.metal('silver'), 2) +
    p.times(16, (i) => p.circle(150, 60 + i * 18, 4, '#d9b64a') + p.circle(250, 60 + i * 18, 4, '#d9b64a')) +
    p.rect(180, 335, 40, 30, p.metal('silver')) +
    chip(p, 200, 240, 18) +
    p.text(200, 90, 16, 'ESP32', '#333'),
  'raspberry-pi': (p) =>
    board(p, 130, 320, 220) +
    chip(p, 170, 200, 34) +
    chip(p, 260, 170, 20) +
    p.rect(310, 110, 60, 50, p.metal('silver')) +
    p.rect(310, 175, 60, 50, p.metal('silver')) +
    p.rect(310, 240, 60, 56, p.metal('silver')) +
    pins(p, 70, 96, 20) +
    pins(p, 70, 108, 20),
  resistors: (p) =>
    p.times(p.whole(1, 6), (i) => {
      const y = 80 + i * 48;
      return (
        p.line(`M20 ${y} H380`, p.metal('silver'), 5) +
        p.rect(130, y - 20, 140, 40, p.paint(p.pick([38, 200]), 50, 70), 18) +
        p.times(4, (k) =>
          p.rect(150 + k * 28, y - 20, 11, 40, p.pick(['#a52a2a', '#111', '#e60', '#c9a227', '#e22', '#228b22'])),
        )
      );
    }),
  capacitors: (p) =>
    p.times(p.whole(1, 4), (i) => {
      const x = 90 + i * 80;
      return (
        p.line(`M${x - 12} 280 V380 M${x + 12} 280 V370`, p.metal('silver'), 5) +
        p.rect(x - 34, 100, 68, 185, p.pick([p.paint(215, 60, 25), p.dark(), p.paint(280, 30, 30)]), 8) +
        p.rect(x + 14, 100, 14, 185, '#ddd') +
        p.ellipse(x, 102, 34, 12, p.metal('silver'))
      );
    }),
  'integrated-circuit': (p) =>
    p.times(9, (i) => p.rect(100 + i * 24, 110, 10, 180, p.metal('silver'))) +
    p.rect(80, 140, 240, 120, '#1b1b1e', 4) +
    p.circle(96, 200, 12, '#333') +
    p.text(210, 195, 28, p.pick(['NE555', 'ATMEGA328', 'LM358']), '#bbb') +
    p.text(210, 225, 18, p.word(), '#999'),
  transistors: (p) =>
    p.times(p.whole(1, 3), (i) => {
      const x = 110 + i * 95;
      return (
        p.line(`M${x - 18} 200 V370 M${x} 200 V370 M${x + 18} 200 V370`, p.metal('silver'), 6) +
        p.shape(`M${x - 38} 210 v-80 q38 -50 76 0 v80 z`, '#1a1a1c')
      );
    }),
  breadboard: (p) =>
    p.rect(40, 90, 320, 220, '#f6f4ee', 6) +
    p.times(28, (i) => p.times(13, (j) => (j === 6 ? '' : p.rect(52 + i * 11, 106 + j * 15, 5, 5, '#888')))) +
    p.rect(40, 194, 320, 8, '#d5d2c8') +
    p.line('M46 98 H354', '#d33', 3) +
    p.line('M46 302 H354', '#36c', 3) +
    (p.happens(0.4)
      ? p.times(4, () =>
          p.line(`M${p.whole(60, 340)} 130 q40 -90 ${p.whole(20, 90)} 40`, p.paint(undefined, 85, 50), 5),
        )
      : ''),
  'jumper-wires': (p) =>
    p.times(
      p.whole(8, 16),
      (i, s) =>
        p.line(
          `M${60 + s * 280} 60 C ${20 + s * 360} 160 ${80 + s * 240} 240 ${60 + s * 280} 340`,
          p.paint(s * 330, 80, 50),
          9,
        ) +
        p.rect(54 + s * 280, 330, 14, 40, '#111') +
        p.rect(54 + s * 280, 34 + (i % 2), 14, 34, '#111'),
    ),
  connectors: (p) =>
    p.times(
      p.whole(2, 5),
      (i) =>
        p.rect(
          60 + (i % 2) * 150,
          70 + Math.floor(i / 2) * 100,
          120,
          70,
          p.pick([p.paint(130, 50, 40), p.pale(), p.dark()]),
          4,
        ) + p.times(4, (k) => p.rect(72 + (i % 2) * 150 + k * 27, 84 + Math.floor(i / 2) * 100, 18, 26, '#0007')),
    ),
  'led-diodes': (p) =>
    p.times(p.whole(1, 6), (i) => {
      const [x, tone] = [70 + i * 55, p.paint(p.pick([0, 120, 220, 50, 30]), 90, 60)];
      return (
        p.line(`M${x - 9} 200 V370 M${x + 9} 200 V340`, p.metal('silver'), 5) +
        p.shape(`M${x - 26} 200 V110 q26 -60 52 0 V200 z`, tone) +
        p.rect(x - 30, 195, 60, 12, tone) +
        p.ellipse(x - 8, 130, 5, 20, '#fff8')
      );
    }),
  'led-strip': (p) =>
    p.times(4, (k) => p.ring(200, 200, 60 + k * 30, 55 + k * 28, p.pick(['#f5f2e8', '#222']), 18)) +
    p.times(4, (k) =>
      p.round(14 + k * 6, 200, 200, 60 + k * 30, 55 + k * 28, (x, y) =>
        p.rect(x - 5, y - 5, 10, 10, p.paint(p.between(0, 360), 95, 65)),
      ),
    ) +
    p.line('M320 200 L380 300', '#222', 7),
  'soldering-iron': (p) =>
    p.turned(
      p.between(-60, 60),
      200,
      200,
      p.rect(176, 160, 48, 180, p.paint(p.pick([210, 50, 0, 25]), 75, 45), 18) +
        p.rect(190, 60, 20, 105, p.metal('steel')) +
        p.polygon(
          [
            [192, 60],
            [208, 60],
            [200, 10],
          ],
          p.metal('gold'),
        ) +
        p.line('M200 340 q0 60 80 50', '#222', 9),
    ),
  'servo-motor': (p) =>
    p.rect(100, 130, 200, 180, p.paint(p.pick([215, 0, 220]), 55, 35), 6) +
    p.rect(60, 180, 280, 22, p.paint(215, 55, 35)) +
    p.circle(150, 110, 34, p.pale()) +
    p.turned(30, 150, 110, p.rect(138, 30, 24, 160, '#f4f4f0', 12)) +
    p.line('M300 280 q60 20 70 90', '#c63', 8) +
    p.line('M300 290 q50 20 58 90', '#421', 8) +
    p.text(200, 250, 24, p.word(), '#fff'),
  'dc-motor': (p) =>
    p.rect(90, 120, 190, 160, p.metal('silver'), 40) +
    p.rect(280, 188, 80, 22, p.metal('steel'), 4) +
    p.rect(76, 150, 22, 100, p.dark(), 6) +
    p.line('M80 170 q-60 20 -50 120', '#d22', 7) +
    p.line('M80 230 q-40 30 -30 110', '#111', 7),
  'relay-module': (p) =>
    board(p, p.pick([215, 0, 130]), 220, 300) +
    p.rect(120, 80, 110, 130, p.paint(215, 75, 45), 4) +
    p.text(175, 150, 20, '5V RELAY', '#fff') +
    p.rect(120, 290, 160, 46, p.paint(150, 50, 40)) +
    p.times(3, (i) => p.circle(145 + i * 52, 313, 15, p.metal('silver'))),
  'distance-sensor': (p) =>
    p.rect(40, 130, 320, 150, p.paint(205, 70, 38), 6) +
    [120, 280]
      .map((x) => p.circle(x, 200, 62, p.metal('silver')) + p.circle(x, 200, 46, '#333') + p.circle(x, 200, 20, '#555'))
      .join('') +
    p.times(4, (i) => p.line(`M${170 + i * 20} 280 v70`, p.metal('gold'), 6)),
  'lcd-module': (p) =>
    p.rect(20, 110, 360, 180, p.paint(130, 50, 28), 6) +
    p.rect(50, 145, 300, 110, '#111', 4) +
    p.rect(62, 160, 276, 80, p.pick([p.paint(215, 90, 45), p.paint(75, 70, 50)])) +
    p.text(200, 210, 34, 'Hello 1602', '#fff') +
    pins(p, 60, 116, 16),
  cpu: (p) =>
    p.rect(80, 80, 240, 240, p.paint(130, 45, 30), 4) +
    p.rect(115, 115, 170, 170, p.metal('silver'), 16) +
    p.text(200, 195, 34, p.pick(['CORE', 'RYZEN', p.word()]), '#555') +
    p.text(200, 228, 18, '3.60GHz', '#666') +
    p.polygon(
      [
        [84, 316],
        [110, 316],
        [84, 290],
      ],
      '#d9b64a',
    ),
  'graphics-card': (p) =>
    p.rect(30, 110, 340, 170, p.dark(), 16) +
    p.times(p.whole(2, 3), (i) => {
      const x = 100 + i * 100;
      return (
        p.circle(x, 195, 56, '#0a0a0b') +
        p.round(9, x, 195, 28, 28, (a, b, angle) =>
          p.turned((angle * 180) / Math.PI, a, b, p.ellipse(a, b, 26, 9, '#3a3a40')),
        ) +
        p.circle(x, 195, 16, p.paint())
      );
    }) +
    p.rect(120, 280, 180, 16, '#b8903a') +
    p.rect(18, 100, 14, 210, p.metal('silver')),
  'desktop-ram': (p) =>
    p.times(
      p.whole(1, 3),
      (i) =>
        p.rect(20, 90 + i * 80, 360, 62, p.pick([p.paint(130, 50, 25), p.dark(), p.paint(0, 70, 40)]), 4) +
        p.times(8, (k) => p.rect(38 + k * 42, 102 + i * 80, 32, 26, '#1b1b1e')) +
        p.times(34, (k) => p.rect(28 + k * 10, 140 + i * 80, 6, 14, '#d9b64a')),
    ),
  'internal-ssd': (p) =>
    p.happens(0.5)
      ? p.rect(60, 90, 280, 210, p.pick([p.dark(), p.metal('steel')]), 14) +
        p.label(90, 120, 220, 140) +
        p.text(200, 285, 24, 'SSD 1TB', '#fff')
      : p.rect(20, 150, 360, 90, p.paint(130, 50, 22), 4) +
        p.rect(60, 165, 90, 60, '#1a1a1c') +
        p.rect(170, 165, 90, 60, '#1a1a1c') +
        p.rect(275, 172, 46, 46, '#1a1a1c') +
        p.text(210, 200, 20, 'NVMe', '#ddd'),
  'pc-case': (p) =>
    p.rect(80, 20, 230, 360, p.dark(), 8) +
    p.rect(96, 40, 160, 320, p.glass(), 4) +
    p.times(
      3,
      (i) =>
        p.ring(285, 90 + i * 100, 3, 40, p.paint(undefined, 95, 55), 6) +
        p.circle(170, 100 + i * 95, 34, '#2228') +
        p.ring(170, 100 + i * 95, 32, 32, p.paint(undefined, 95, 60), 5),
    ),
  'pc-power-supply': (p) =>
    p.rect(60, 90, 260, 220, p.dark(), 8) +
    p.circle(190, 200, 90, '#0c0c0d') +
    p.times(6, (i) => p.ring(190, 200, 16 + i * 14, 16 + i * 14, '#555', 4)) +
    p.line('M320 250 q60 20 40 110 M320 270 q40 30 20 100', '#111', 12),
  'cpu-air-cooler': (p) =>
    p.rect(80, 60, 240, 240, p.dark(), 14) +
    p.circle(200, 180, 108, '#0c0c0e') +
    p.round(9, 200, 180, 56, 56, (x, y, a) =>
      p.turned((a * 180) / Math.PI + 20, x, y, p.ellipse(x, y, 54, 20, p.pick(['#44474d', '#3a3d44']))),
    ) +
    p.circle(200, 180, 30, p.paint()) +
    p.times(16, (i) => p.rect(80, 304 + i * 4, 240, 2, '#999')),
  'fdm-3d-printer': (p) =>
    p.rect(50, 330, 300, 40, p.dark(), 8) +
    p.rect(70, 50, 22, 290, p.dark()) +
    p.rect(308, 50, 22, 290, p.dark()) +
    p.rect(60, 44, 280, 24, p.dark()) +
    p.rect(80, 150, 240, 20, p.metal('steel')) +
    p.rect(180, 140, 50, 60, p.paint()) +
    p.polygon(
      [
        [196, 200],
        [214, 200],
        [205, 222],
      ],
      p.metal('gold'),
    ) +
    p.rect(110, 290, 180, 16, '#444') +
    p.polygon(
      [
        [180, 290],
        [230, 290],
        [220, 240],
        [190, 240],
      ],
      p.paint(),
    ),
  filament: (p) =>
    p.circle(200, 200, 165, p.dark()) +
    p.circle(200, 200, 140, p.paint(undefined, 85, 50)) +
    p.times(7, (i) => p.ring(200, 200, 80 + i * 9, 80 + i * 9, '#0002', 3)) +
    p.circle(200, 200, 72, p.dark()) +
    p.circle(200, 200, 32, '#fff'),
  'measuring-multimeter': (p) =>
    p.rect(110, 30, 180, 330, p.paint(p.pick([45, 0, 25]), 85, 50), 26) +
    p.rect(125, 50, 150, 80, '#b9c7ae', 6) +
    p.text(200, 108, 46, p.pick(['12.6', '230', '0.00']), '#222') +
    p.circle(200, 215, 58, '#222') +
    p.turned(p.between(0, 360), 200, 215, p.rect(192, 160, 16, 70, '#eee', 6)) +
    p.circle(150, 330, 12, '#111') +
    p.circle(200, 330, 12, '#d22') +
    p.circle(250, 330, 12, '#d22') +
    (p.happens(0.5) ? p.line('M150 330 q-80 60 -90 -120 M250 330 q90 50 80 -120', '#c22', 7) : ''),
  'lithium-cell': (p) =>
    p.times(
      p.whole(1, 4),
      (i) =>
        p.rect(80 + i * 70, 80, 58, 250, p.paint(p.pick([200, 280, 120, 0]), 60, 45), 6) +
        p.rect(96 + i * 70, 68, 26, 14, p.metal('silver'), 3) +
        p.text(109 + i * 70, 220, 15, '18650', '#fff'),
    ),
  'solar-panel': (p) =>
    p.rect(60, 40, 280, 330, p.metal('silver'), 4) +
    p.rect(70, 50, 260, 310, p.paint(222, 60, 20)) +
    p.times(5, (i) => p.line(`M${70 + (i + 1) * 43} 50 V360`, '#9ab8', 3)) +
    p.times(6, (i) => p.line(`M70 ${50 + (i + 1) * 44} H330`, '#9ab8', 3)),
  oscilloscope: (p) =>
    p.rect(20, 90, 360, 220, p.paint(p.pick([210, 45, 0]), 15, 70), 14) +
    p.rect(40, 115, 200, 150, '#031', 6) +
    p.line('M44 190 q20 -80 40 0 t40 0 t40 0 t40 0 t36 0', '#fd3', 4) +
    p.times(8, (i) => p.circle(270 + (i % 2) * 60, 135 + Math.floor(i / 2) * 40, 15, '#333')),
};
