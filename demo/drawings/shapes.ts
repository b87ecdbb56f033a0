/** A rectangle with round corners. */
export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  corner: number,
  fill: string,
  more = '',
): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${corner}" fill="${fill}" ${more}/>`;
}

export function disc(x: number, y: number, radius: number, fill: string, more = ''): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${more}/>`;
}

export function oval(x: number, y: number, wide: number, high: number, fill: string, more = ''): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${high}" fill="${fill}" ${more}/>`;
}

export function shape(path: string, fill: string, more = ''): string {
  return `<path d="${path}" fill="${fill}" ${more}/>`;
}

/** A line with round ends. */
export function line(path: string, colour: string, width: number, more = ''): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
}

export function ring(x: number, y: number, radius: number, colour: string, width: number, more = ''): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}" ${more}/>`;
}

/** A white highlight. */
export function gloss(path: string, width = 8, opacity = 0.55): string {
  return line(path, '#fff', width, `opacity="${opacity}"`);
}

export function turned(degrees: number, inner: string, x = 200, y = 200): string {
  return `<g transform="rotate(${degrees} ${x} ${y})">${inner}</g>`;
}

export function moved(x: number, y: number, inner: string, scale = 1): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${inner}</g>`;
}

/** Repeats a drawing for each index from 0. */
export function times(count: number, draw: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => draw(at)).join('');
}

/** Repeats a drawing at equal angles around a centre. */
export function around(count: number, inner: string, x = 200, y = 200): string {
  return times(count, (at) => turned((360 / count) * at, inner, x, y));
}
