import { createRandomStream, type RandomStream } from '../../demo/random/random-stream.ts';

type Point = readonly [x: number, y: number];

/** Draws on a square of 400 units; every fill is shaded, so that drawings look like things in light. */
export interface Pen extends RandomStream {
  /** A colour shaded from light to dark; a hue and lightness of chance where none is given. */
  paint(hue?: number, saturation?: number, lightness?: number): string;
  dark(): string;
  pale(): string;
  metal(kind?: 'gold' | 'silver' | 'rose' | 'steel'): string;
  jewelMetal(): string;
  glass(): string;
  leather(): string;
  wood(): string;
  rect(x: number, y: number, width: number, height: number, fill: string, round?: number): string;
  circle(x: number, y: number, radius: number, fill: string): string;
  ellipse(x: number, y: number, across: number, down: number, fill: string): string;
  shape(path: string, fill: string): string;
  line(path: string, stroke: string, width: number): string;
  ring(x: number, y: number, across: number, down: number, stroke: string, width: number): string;
  polygon(points: readonly Point[], fill: string): string;
  gem(x: number, y: number, radius: number, hue?: number): string;
  text(x: number, y: number, size: number, words: string, fill?: string): string;
  /** A printed label with a name, lines and a mark. */
  label(x: number, y: number, width: number, height: number): string;
  turned(degrees: number, x: number, y: number, content: string): string;
  moved(x: number, y: number, scale: number, content: string): string;
  times(count: number, draw: (index: number, share: number) => string): string;
  /** Points on an ellipse. */
  round(
    count: number,
    x: number,
    y: number,
    across: number,
    down: number,
    draw: (x: number, y: number, angle: number) => string,
  ): string;
  word(): string;
  definitions(): string;
}

const syllables = 'lu mi ra no ve ta ko sa ri bel dor fin gra hu zen pro max nor vi ka plo tre amo sol'.split(' ');
const metals = {
  gold: ['#fff2c0', '#e0ac3a', '#8a5a10', '#f6d77a'],
  silver: ['#ffffff', '#b9bec6', '#6d737c', '#eef1f5'],
  rose: ['#ffe6dc', '#d99a80', '#8f5643', '#f3c6b4'],
  steel: ['#dfe3e8', '#8d949d', '#454b53', '#c3c9d0'],
};

export function openPen(seed: string): Pen {
  const chance = createRandomStream(seed);
  const { between, whole, pick, happens } = chance;
  const definitions: string[] = [];
  const number = (value: number) => value.toFixed(1);

  function define(stops: readonly string[], transparent = 1): string {
    const id = `f${definitions.length}`;
    const angle = whole(0, 360);
    const steps = stops.map(
      (colour, at) =>
        `<stop offset="${(at / (stops.length - 1)).toFixed(2)}" stop-color="${colour}" stop-opacity="${transparent}"/>`,
    );
    definitions.push(
      `<linearGradient id="${id}" gradientTransform="rotate(${angle} .5 .5)">${steps.join('')}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  function paint(hue = between(0, 360), saturation = between(5, 85), lightness = between(25, 75)): string {
    const shade = (light: number) =>
      `hsl(${Math.round(hue)} ${Math.round(saturation)}% ${Math.round(Math.max(2, Math.min(98, light)))}%)`;
    return define([shade(lightness + between(4, 16)), shade(lightness), shade(lightness - between(6, 20))]);
  }

  const metal = (kind: keyof typeof metals = pick(['gold', 'silver', 'steel'])) =>
    define([...metals[kind], ...metals[kind]]);
  const pen: Pen = {
    ...chance,
    paint,
    metal,
    dark: () => paint(between(0, 360), between(0, 15), between(10, 26)),
    pale: () => paint(between(0, 360), between(0, 18), between(82, 95)),
    jewelMetal: () => metal(pick(['gold', 'gold', 'silver', 'rose'])),
    glass: () => define([`hsl(${whole(170, 230)} 30% 96%)`, `hsl(${whole(170, 230)} 25% 80%)`, '#ffffff'], 0.55),
    leather: () => paint(between(15, 35), between(25, 60), between(18, 45)),
    wood: () => paint(between(22, 38), between(30, 55), between(38, 66)),
    rect: (x, y, width, height, fill, round = 0) =>
      `<rect x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}" rx="${number(round)}" fill="${fill}"/>`,
    circle: (x, y, radius, fill) =>
      `<circle cx="${number(x)}" cy="${number(y)}" r="${number(radius)}" fill="${fill}"/>`,
    ellipse: (x, y, across, down, fill) =>
      `<ellipse cx="${number(x)}" cy="${number(y)}" rx="${number(across)}" ry="${number(down)}" fill="${fill}"/>`,
    shape: (path, fill) => `<path d="${path}" fill="${fill}"/>`,
    // The last two steps give a straight line an area, without which its gradient would not show.
    line: (path, stroke, width) =>
      `<path d="${path} m.5 .5 l.1 .1" fill="none" stroke="${stroke}" stroke-width="${number(width)}" stroke-linecap="round" stroke-linejoin="round"/>`,
    ring: (x, y, across, down, stroke, width) =>
      `<ellipse cx="${number(x)}" cy="${number(y)}" rx="${number(across)}" ry="${number(down)}" fill="none" stroke="${stroke}" stroke-width="${number(width)}"/>`,
    polygon: (points, fill) =>
      `<polygon points="${points.map(([x, y]) => `${number(x)},${number(y)}`).join(' ')}" fill="${fill}"/>`,
    gem: (x, y, radius, hue = pick([0, 210, 140, 280, 190, 45])) => {
      const clear = happens(0.5);
      const facet = (light: number) => `hsl(${hue} ${clear ? 10 : 75}% ${light}%)`;
      const corners = Array.from(
        { length: 8 },
        (_, at) => [x + radius * Math.cos((at * Math.PI) / 4), y + radius * Math.sin((at * Math.PI) / 4)] as const,
      );
      return corners
        .map((corner, at) =>
          pen.polygon(
            [corner, corners[(at + 1) % 8] as Point, [x, y]],
            facet(clear ? between(70, 98) : between(25, 70)),
          ),
        )
        .join('');
    },
    text: (x, y, size, words, fill = pick(['#111', '#fff', '#333'])) =>
      `<text x="${number(x)}" y="${number(y)}" font-size="${number(size)}" text-anchor="middle" font-family="${pick(['DejaVu Sans', 'DejaVu Serif', 'sans-serif'])}" font-weight="${pick([400, 700])}" fill="${fill}">${words.replace("&", "&amp;")}</text>`,
    label: (x, y, width, height) => {
      const ink = pick(['#fff', '#222', '#1b3a6b', '#7a1020', '#f4e3b0']);
      const ground = happens(0.7) ? pen.rect(x, y, width, height, pen.paint(), 4) : '';
      const lines = pen.times(whole(1, 4), (at) =>
        pen.rect(x + width * 0.2, y + height * (0.55 + at * 0.1), width * between(0.3, 0.6), height * 0.03, ink),
      );
      const mark = happens(0.5)
        ? pen.circle(x + width / 2, y + height * 0.2, Math.min(width, height) * 0.1, ink)
        : '';
      return `${ground}${mark}${pen.text(x + width / 2, y + height * 0.45, Math.min(height * 0.2, width * 0.22), pen.word(), ink)}${lines}`;
    },
    turned: (degrees, x, y, content) =>
      `<g transform="rotate(${number(degrees)} ${number(x)} ${number(y)})">${content}</g>`,
    moved: (x, y, scale, content) =>
      `<g transform="translate(${number(x)} ${number(y)}) scale(${scale.toFixed(3)})">${content}</g>`,
    times: (count, draw) =>
      Array.from({ length: count }, (_, index) => draw(index, count > 1 ? index / (count - 1) : 0)).join(''),
    round: (count, x, y, across, down, draw) =>
      pen.times(count, (index) => {
        const angle = (index / count) * 2 * Math.PI;
        return draw(x + across * Math.cos(angle), y + down * Math.sin(angle), angle);
      }),
    word: () => {
      const word = Array.from({ length: whole(2, 3) }, () => pick(syllables)).join('');
      return happens(0.5) ? word.toUpperCase() : word[0]?.toUpperCase() + word.slice(1);
    },
    definitions: () => `<defs>${definitions.join('')}</defs>`,
  };
  return pen;
}
