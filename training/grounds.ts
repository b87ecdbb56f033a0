import type { RandomStream } from '../demo/random/random-stream.ts';

const hsl = (hue: number, saturation: number, lightness: number) =>
  `hsl(${Math.round(hue)} ${Math.round(saturation)}% ${Math.round(lightness)}%)`;

/** The ground that an article stands or lies on, as an SVG of this size: studio white, gradients, tables, cloth, walls. */
export function drawGround(chance: RandomStream, side: number): string {
  const hue = chance.between(0, 360);
  const productType = chance.next();
  const rect = (fill: string) => `<rect width="${side}" height="${side}" fill="${fill}"/>`;
  if (productType < 0.34) return wrap(rect(hsl(0, 0, chance.between(96, 100))));
  if (productType < 0.5) {
    const light = chance.between(70, 96);
    return wrap(
      gradient(hsl(hue, chance.between(0, 12), light), hsl(hue, chance.between(0, 12), light - chance.between(5, 22))),
    );
  }
  if (productType < 0.64) return wrap(rect(hsl(hue, chance.between(20, 60), chance.between(70, 92))));
  if (productType < 0.7)
    return wrap(gradient(hsl(hue, 15, chance.between(12, 30)), hsl(hue, 20, chance.between(4, 14))));
  const wood = chance.happens(0.5);
  const base = wood
    ? hsl(chance.between(18, 38), chance.between(20, 50), chance.between(30, 72))
    : hsl(hue, chance.between(0, 35), chance.between(40, 88));
  const frequency = wood
    ? `${chance.between(0.002, 0.008).toFixed(4)} ${chance.between(0.05, 0.15).toFixed(3)}`
    : chance.between(0.01, 0.4).toFixed(3);
  const grain = `<filter id="grain"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="3" seed="${chance.whole(1, 999)}"/>
    <feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 ${chance.between(0.4, 1.4).toFixed(2)} -0.35"/></filter>
    <rect width="${side}" height="${side}" filter="url(#grain)"/>`;
  const horizon = chance.happens(0.5) ? side * chance.between(0.3, 0.6) : 0;
  const wall =
    horizon > 0
      ? `<rect width="${side}" height="${horizon}" fill="${hsl(hue, chance.between(0, 25), chance.between(55, 93))}"/>`
      : '';
  return wrap(`${rect(base)}${grain}${wall}`);

  function gradient(from: string, to: string): string {
    const [x, y] = [chance.between(0, 1), chance.between(0, 1)];
    return `<defs><radialGradient id="light" cx="${x.toFixed(2)}" cy="${y.toFixed(2)}" r="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></radialGradient></defs>${rect('url(#light)')}`;
  }

  function wrap(content: string): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${content}</svg>`;
  }
}
