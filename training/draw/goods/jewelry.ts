import type { Drawing } from '../drawing.ts';

const band: Drawing = (p) => {
  const [metal, width, down] = [p.jewelMetal(), p.between(8, 40), p.between(60, 140)];
  return `${p.ring(200, 200, 130, down, metal, width)}${p.ring(200, 200, 130 - width / 3, down - width / 3, '#fff6', 3)}`;
};

const chainTo = (p: Parameters<Drawing>[0], low: number) => {
  const [metal, width] = [p.jewelMetal(), p.between(2, 7)];
  const path = `M60 40 C 60 ${low * 0.7}, 150 ${low}, 200 ${low} S 340 ${low * 0.7} 340 40`;
  const beads = p.happens(0.5) ? ` stroke-dasharray="${p.between(4, 9).toFixed(0)} 3"` : '';
  return p.line(path, metal, width).replace('/>', `${beads}/>`);
};

const pair = (p: Parameters<Drawing>[0], draw: (x: number) => string) => draw(120) + draw(p.between(260, 300));

export const jewelry: Record<string, Drawing> = {
  'engagement-ring': (p) => {
    const [metal, down, stone] = [p.jewelMetal(), p.between(70, 135), p.between(28, 58)];
    const hue = p.pick([0, 210, 140, 280, 190]);
    const halo = p.happens(0.4)
      ? p.round(12, 200, 240 - down, stone + 10, stone + 10, (x, y) => p.gem(x, y, 8, hue))
      : '';
    return `${p.ring(200, 240, 120, down, metal, p.between(9, 18))}${p.circle(200, 240 - down, stone * 0.9, metal)}${halo}${p.gem(200, 240 - down - 8, stone, hue)}`;
  },
  'wedding-band': (p) =>
    p.happens(0.4) ? p.moved(-20, 40, 0.75, band(p)) + p.moved(120, 60, 0.75, band(p)) : band(p),
  'signet-ring': (p) => {
    const metal = p.pick([p.metal('gold'), p.metal('silver'), p.dark()]);
    return `${p.ring(200, 240, 115, 120, metal, 34)}${p.rect(140, 85, 120, 80, metal, p.pick([8, 40]))}${p.rect(158, 98, 84, 54, p.pick([p.dark(), p.paint()]), 10)}`;
  },
  'pendant-necklace': (p) => {
    const low = p.between(240, 330);
    const metal = p.jewelMetal();
    const hanging = p.pick([
      () => p.gem(200, low + 30, p.between(18, 36)),
      () => p.shape(`M200 ${low + 60} l-40 -45 q0 -30 22 -26 q14 2 18 14 q4 -12 18 -14 q22 -4 22 26 z`, metal),
      () => p.circle(200, low + 28, p.between(16, 34), metal) + p.gem(200, low + 28, 12),
      () => p.ellipse(200, low + 34, 16, 32, p.paint()) + p.ring(200, low + 34, 18, 34, metal, 4),
      () => p.rect(190, low, 20, 70, metal, 3) + p.rect(168, low + 18, 64, 18, metal, 3),
    ]);
    return chainTo(p, low) + p.circle(200, low, 7, metal) + hanging();
  },
  'neck-chain': (p) => {
    const [metal, low, size] = [p.jewelMetal(), p.between(250, 350), p.between(7, 15)];
    return p.times(46, (_, share) => {
      const angle = Math.PI * (share * 1.7 - 0.35);
      const [x, y] = [200 + 140 * Math.cos(angle), 150 + (low - 150) * Math.sin(angle)];
      return p.turned((angle * 180) / Math.PI + 90, x, y, p.ring(x, y, size, size * 0.6, metal, 4));
    });
  },
  'pearl-necklace': (p) => {
    const [size, tone] = [p.between(9, 17), p.paint(p.between(20, 50), 20, 88)];
    return p.round(
      p.whole(22, 34),
      200,
      200,
      p.between(120, 150),
      p.between(120, 165),
      (x, y) => p.circle(x, y, size, tone) + p.circle(x - size / 3, y - size / 3, size / 4, '#fff'),
    );
  },
  'bead-necklace': (p) => {
    const tones = [p.paint(), p.paint(), p.paint()];
    const size = p.between(9, 19);
    return p.round(
      p.whole(20, 30),
      200,
      200,
      130,
      p.between(120, 160),
      (x, y) => p.circle(x, y, size * p.between(0.8, 1.1), p.pick(tones)) + p.circle(x - 4, y - 4, size / 5, '#fff9'),
    );
  },
  'stud-earrings': (p) => {
    const [metal, size, hue] = [p.jewelMetal(), p.between(40, 62), p.pick([0, 210, 140, 45, 300])];
    const pearl = p.happens(0.3);
    return pair(
      p,
      (x) =>
        p.circle(x, 200, size, metal) +
        (pearl ? p.circle(x, 200, size - 5, p.paint(40, 20, 90)) : p.gem(x, 200, size - 8, hue)),
    );
  },
  'hoop-earrings': (p) => {
    const [metal, width, size] = [p.jewelMetal(), p.between(6, 22), p.between(60, 78)];
    return pair(
      p,
      (x) =>
        p.ring(x, 210, size * p.between(0.8, 1), size * 1.1, metal, width) +
        p.line(`M${x} ${210 - size * 1.1} v-14`, metal, 4),
    );
  },
  'drop-earrings': (p) => {
    const [metal, long, hue] = [p.jewelMetal(), p.between(80, 170), p.pick([0, 210, 140, 45, 300])];
    const fringe = p.happens(0.3);
    return pair(p, (x) => {
      const hook = p.line(`M${x} 90 q-26 -46 0 -60 q22 0 16 40`, metal, 4);
      const drop = fringe
        ? p.times(7, (_, s) => p.line(`M${x} 130 L${x - 24 + s * 48} ${140 + long}`, metal, 4))
        : p.shape(
            `M${x} 120 q-46 ${long} 0 ${long + 20} q46 -20 0 -${long + 20}`,
            p.happens(0.5) ? metal : p.paint(),
          );
      return hook + p.line(`M${x} 90 V130`, metal, 4) + drop + p.gem(x, 130 + long * 0.6, 16, hue);
    });
  },
  bangle: (p) => {
    const [metal, width] = [p.jewelMetal(), p.between(12, 46)];
    const stack = p.happens(0.3) ? p.ring(206, 228, 150, 96, p.jewelMetal(), 10) : '';
    return `${p.ring(200, 200, 150, p.between(90, 140), metal, width)}${stack}${p.ring(200, 196, 144, 100, '#fff5', 3)}`;
  },
  'chain-bracelet': (p) => {
    const [metal, size] = [p.jewelMetal(), p.between(9, 17)];
    return p.round(26, 200, 200, 150, p.between(60, 120), (x, y, angle) =>
      p.turned((angle * 180) / Math.PI + 60, x, y, p.ring(x, y, size, size * 0.6, metal, 5)),
    );
  },
  'beaded-bracelet': (p) => {
    const [size, tones] = [p.between(15, 23), [p.paint(), p.paint()]];
    return p.round(
      p.whole(18, 24),
      200,
      200,
      140,
      p.between(80, 135),
      (x, y) => p.circle(x, y, size, p.pick(tones)) + p.circle(x - 5, y - 6, size / 4, '#fff8'),
    );
  },
  'charm-bracelet': (p) => {
    const metal = p.metal('silver');
    const band = p.ring(200, 190, 150, 105, metal, 10);
    return (
      band +
      p.round(
        9,
        200,
        190,
        150,
        105,
        (x, y) =>
          p.line(`M${x} ${y} v14`, metal, 3) +
          p.pick([p.circle(x, y + 26, 15, p.paint()), p.gem(x, y + 26, 14), p.rect(x - 10, y + 14, 20, 24, metal, 4)]),
      )
    );
  },
  brooch: (p) => {
    const metal = p.jewelMetal();
    const petals = p.whole(5, 9);
    return (
      p.round(petals, 200, 200, 70, 70, (x, y, angle) =>
        p.turned((angle * 180) / Math.PI, x, y, p.ellipse(x, y, 48, 26, metal) + p.gem(x + 14, y, 11)),
      ) +
      p.circle(200, 200, 34, metal) +
      p.gem(200, 200, 26)
    );
  },
  'hair-clip': (p) => {
    const tone = p.pick([p.paint(), p.leather(), p.metal('gold')]);
    if (p.happens(0.5))
      return (
        p.shape('M60 220 q140 -90 280 -20 l0 24 q-140 -50 -280 30 z', tone) +
        p.times(6, (_, s) =>
          p.circle(110 + s * 180, 205 - Math.sin(s * 3.1) * 22, 12, p.happens(0.5) ? '#fff8' : tone),
        )
      );
    return (
      p.shape('M90 120 q110 -70 220 0 l-20 60 q-90 -60 -180 0 z', tone) +
      p.times(8, (_, s) => p.line(`M${115 + s * 170} 165 q${-30 + s * 60} 60 ${-10 + s * 20} 110`, tone, 14))
    );
  },
  tiara: (p) => {
    const metal = p.jewelMetal();
    return (
      p.line('M50 280 Q200 200 350 280', metal, 12) +
      p.times(9, (_, s) => {
        const [x, y] = [60 + s * 280, 276 - Math.sin(s * 3.14) * 40];
        const h = 30 + Math.sin(s * 3.14) * 100;
        return p.line(`M${x} ${y} L${x} ${y - h}`, metal, 5) + p.gem(x, y - h, 13);
      })
    );
  },
  'loose-gemstone': (p) =>
    p.times(p.whole(1, 5), () => p.gem(p.between(90, 310), p.between(90, 310), p.between(35, 80))),
  'mens-watch': (p) => watch(p, 1),
  'womens-watch': (p) => watch(p, 0.72),
};

function watch(p: Parameters<Drawing>[0], size: number): string {
  const [strap, metal, face] = [
    p.pick([p.leather(), p.dark(), p.metal('steel'), p.metal('gold'), p.paint()]),
    p.metal(),
    p.pick([p.pale(), p.dark(), p.paint()]),
  ];
  const [radius, width] = [95 * size, 62 * size];
  const ink = p.pick(['#fff', '#222', '#c9a227']);
  const marks = p.round(12, 200, 200, radius * 0.78, radius * 0.78, (x, y) => p.circle(x, y, 4, ink));
  const hands =
    p.line(`M200 200 L${200 + 34 * size} ${200 - 40 * size}`, ink, 6) +
    p.line(`M200 200 L${200 - 20 * size} ${200 - 62 * size}`, ink, 4);
  return (
    p.rect(200 - width, 10, width * 2, 380, strap, 20) +
    p.circle(200, 200, radius + 14, metal) +
    p.circle(200, 200, radius, face) +
    marks +
    hands +
    p.rect(200 + radius + 8, 190, 18, 20, metal, 4)
  );
}
