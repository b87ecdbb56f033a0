import type { Drawing } from '../drawing.ts';

type P = Parameters<Drawing>[0];
/** A picture as on a cover: scenery, figures or patterns. */
const art = (p: P, x: number, y: number, w: number, h: number) =>
  p.rect(x, y, w, h, p.paint()) +
  p.pick([
    () =>
      p.circle(x + w * 0.65, y + h * 0.3, w * 0.16, p.paint()) +
      p.polygon(
        [
          [x, y + h],
          [x + w * 0.4, y + h * 0.45],
          [x + w * 0.7, y + h * 0.75],
          [x + w, y + h * 0.55],
          [x + w, y + h],
        ],
        p.paint(),
      ),
    () =>
      p.circle(x + w / 2, y + h * 0.42, w * 0.17, p.paint(25, 45, 65)) +
      p.shape(`M${x + w * 0.2} ${y + h} q${w * 0.3} ${-h * 0.6} ${w * 0.6} 0 z`, p.paint()),
    () => p.times(6, (i) => p.rect(x + (w * i) / 6, y, w / 12, h, p.paint())),
    () =>
      p.times(12, () =>
        p.circle(x + p.between(0.1, 0.9) * w, y + p.between(0.1, 0.9) * h, p.between(0.03, 0.12) * w, p.paint()),
      ),
    () =>
      p.polygon(
        [
          [x + w * 0.5, y + h * 0.1],
          [x + w * 0.9, y + h * 0.9],
          [x + w * 0.1, y + h * 0.9],
        ],
        p.paint(),
      ),
  ])();
const title = (p: P, x: number, y: number, w: number) =>
  p.text(
    x,
    y,
    w * p.between(0.11, 0.17),
    `${p.word()}${p.happens(0.5) ? ` ${p.word()}` : ''}`,
    p.pick(['#fff', '#111', '#fd4', '#eee']),
  );
const cover = (p: P, words: string, w: number, h: number) => {
  const [x, y] = [200 - w / 2, 200 - h / 2];
  return (
    art(p, x, y, w, h) +
    title(p, 200, y + h * 0.18, w) +
    (p.happens(0.5) ? title(p, 200, y + h * 0.3, w) : '') +
    p.text(200, y + h * 0.93, w * 0.07, words || `${p.word()} ${p.word()}`, '#fff')
  );
};
const thick = (p: P, w: number, h: number, depth: number) =>
  p.polygon(
    [
      [200 + w / 2, 200 - h / 2],
      [200 + w / 2 + depth, 200 - h / 2 + depth * 0.5],
      [200 + w / 2 + depth, 200 + h / 2 + depth * 0.3],
      [200 + w / 2, 200 + h / 2],
    ],
    p.pick(['#efe9dc', p.dark()]),
  );

export const media: Record<string, Drawing> = {
  novel: (p) => {
    const [w, h] = [p.between(210, 250), p.between(320, 370)];
    return (
      (p.happens(0.5) ? thick(p, w, h, p.between(12, 40)) : '') + cover(p, p.happens(0.3) ? 'A NOVEL' : '', w, h)
    );
  },
  'music-cd': (p) => {
    const disc =
      p.circle(270, 200, 125, p.metal('silver')) + p.circle(270, 200, 40, '#ddd') + p.circle(270, 200, 16, '#fff');
    return (
      (p.happens(0.4) ? disc : '') +
      p.moved(p.happens(0.4) ? -40 : 0, 0, 1, p.rect(48, 58, 304, 290, '#2226', 4) + cover(p, '', 286, 280))
    );
  },
  'vinyl-record': (p) => {
    const disc = (x: number) =>
      p.circle(x, 200, 165, '#101012') +
      p.times(8, (i) => p.ring(x, 200, 70 + i * 11, 70 + i * 11, '#2a2a2e', 2)) +
      p.circle(x, 200, 56, p.paint()) +
      p.circle(x, 200, 6, '#eee');
    return p.happens(0.5)
      ? disc(200)
      : p.moved(60, 30, 0.85, disc(250)) + p.moved(-20, 20, 0.9, cover(p, '', 320, 320));
  },
  'dvd-movie': (p) =>
    p.rect(78, 18, 244, 364, '#15151a', 8) + cover(p, p.pick(['DVD', 'DVD VIDEO', 'SPECIAL EDITION']), 228, 344),
  'blu-ray-movie': (p) =>
    p.rect(78, 28, 244, 344, p.paint(212, 80, 45), 10) +
    cover(p, 'Blu-ray Disc', 226, 290) +
    p.text(200, 50, 18, 'Blu-ray', '#fff'),
  'video-game': (p) =>
    p.rect(80, 30, 240, 340, p.pick([p.paint(120, 70, 35), p.paint(215, 75, 45), p.paint(0, 80, 45), p.pale()]), 8) +
    p.moved(0, 10, 1, cover(p, p.pick(['RATED T', 'E 10+', 'PS5', 'SWITCH']), 222, 280)),
  'print-magazine': (p) =>
    cover(p, p.pick(['FASHION', 'SPRING ISSUE', 'No. 42']), 270, 350) +
    p.text(200, 80, 52, p.pick(['STYLE', 'VIVID', 'MODE', 'TRAVEL', 'TECH']), '#fff') +
    p.times(5, (i) => p.rect(80, 200 + i * 26, p.between(50, 100), 9, '#fff')),
  'comic-book': (p) =>
    p.rect(65, 25, 270, 350, '#fff') +
    p.times(4, (i) => art(p, 75 + (i % 2) * 128, 90 + Math.floor(i / 2) * 140, 120, 130)) +
    p.text(200, 76, 48, p.pick(['BOOM!', 'HERO', p.word()]), '#d11'),
  'manga-book': (p) => cover(p, '', 230, 345) + p.turned(90, 95, 200, p.text(95, 200, 44, p.word(), '#fff')),
  'movie-poster': (p) => cover(p, 'COMING SOON', 260, 380),
  'office-suite': (p) =>
    thick(p, 240, 320, 60) +
    p.rect(80, 40, 240, 320, p.pick([p.pale(), p.paint()])) +
    p.text(200, 130, 40, p.pick(['Office', 'Studio', p.word()]), '#333') +
    p.text(200, 170, 24, p.pick(['2024', 'Professional', 'Premium']), '#333') +
    p.polygon(
      [
        [200, 210],
        [250, 260],
        [200, 310],
        [150, 260],
      ],
      p.paint(),
    ) +
    p.text(200, 345, 16, 'SOFTWARE FOR WINDOWS', '#333'),
  'antivirus-software': (p) =>
    thick(p, 230, 320, 50) +
    p.rect(85, 40, 230, 320, p.paint(p.pick([50, 0, 140, 215]), 80, 50)) +
    p.shape('M200 110 l70 30 q0 110 -70 150 q-70 -40 -70 -150 z', '#fff9') +
    p.text(200, 90, 32, p.word(), '#fff') +
    p.text(200, 330, 20, 'Antivirus 3 PC', '#fff'),
  'cassette-tape': (p) =>
    p.rect(40, 100, 320, 205, p.dark(), 12) +
    p.rect(65, 120, 270, 120, p.paint(), 8) +
    p.circle(140, 190, 30, '#fff') +
    p.circle(260, 190, 30, '#fff') +
    p.rect(165, 172, 70, 36, '#222') +
    p.polygon(
      [
        [100, 305],
        [120, 255],
        [280, 255],
        [300, 305],
      ],
      '#222',
    ),
  'sheet-music': (p) =>
    p.rect(70, 20, 260, 360, '#fffdf6') +
    p.text(200, 60, 24, p.word(), '#222') +
    p.times(
      7,
      (k) =>
        p.times(5, (i) => p.line(`M90 ${85 + k * 42 + i * 6} H310`, '#444', 1.5)) +
        p.times(
          8,
          (i) =>
            p.ellipse(110 + i * 26, 88 + k * 42 + p.between(0, 20), 5, 4, '#111') +
            p.line(`M${114 + i * 26} ${88 + k * 42} v-16`, '#111', 1.5),
        ),
    ),
  'picture-book': (p) =>
    thick(p, 300, 280, 12) +
    cover(p, '', 300, 280) +
    p.circle(200, 240, 50, p.paint(undefined, 80, 60)) +
    p.circle(184, 230, 6, '#111') +
    p.circle(216, 230, 6, '#111'),
};
