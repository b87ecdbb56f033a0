import type { RandomStream } from '../demo/random/random-stream.ts';

export interface Model {
  /** Three coordinates a corner. */
  places: Float32Array;
  /** Two texture coordinates a corner. */
  texture: Float32Array;
  corners: number;
}

export interface Texture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** Reads a Wavefront OBJ of triangles with texture coordinates, centred and scaled to a radius of one. */
export function readModel(text: string): Model {
  const [points, coordinates]: [number[], number[]] = [[], []];
  const [places, texture]: [number[], number[]] = [[], []];
  for (const line of text.split('\n')) {
    const [word, ...rest] = line.trim().split(/\s+/);
    if (word === 'v') points.push(...rest.slice(0, 3).map(Number));
    else if (word === 'vt') coordinates.push(...rest.slice(0, 2).map(Number));
    else if (word === 'f') {
      const corners = rest.map((corner) => corner.split('/').map(Number) as [number, number]);
      for (let at = 2; at < corners.length; at += 1) {
        for (const corner of [corners[0], corners[at - 1], corners[at]]) {
          const [place, mapped] = corner as [number, number];
          places.push(...points.slice((place - 1) * 3, place * 3));
          texture.push(...coordinates.slice((mapped - 1) * 2, mapped * 2));
        }
      }
    }
  }
  const scaled = Float32Array.from(places);
  for (let axis = 0; axis < 3; axis += 1) {
    let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let at = axis; at < scaled.length; at += 3) {
      least = Math.min(least, scaled[at] as number);
      most = Math.max(most, scaled[at] as number);
    }
    for (let at = axis; at < scaled.length; at += 3) (scaled[at] as number) -= (least + most) / 2;
  }
  let radius = 0;
  for (let at = 0; at < scaled.length; at += 3)
    radius = Math.max(radius, Math.hypot(scaled[at] as number, scaled[at + 1] as number, scaled[at + 2] as number));
  return {
    places: scaled.map((value) => value / radius),
    texture: Float32Array.from(texture),
    corners: scaled.length / 3,
  };
}

/** Draws the model from a random side above the horizon, lit from a random side; red, green, blue and alpha. */
export function renderModel(model: Model, image: Texture, chance: RandomStream, side: number): Uint8Array {
  const [turn, tilt, roll] = [chance.between(0, 2 * Math.PI), chance.between(0.05, 0.95), chance.between(-0.1, 0.1)];
  const distance = chance.between(2.6, 5);
  const seen = new Float32Array(model.corners * 3);
  for (let at = 0; at < seen.length; at += 3) {
    const [x, y, z] = [model.places[at] as number, model.places[at + 1] as number, model.places[at + 2] as number];
    const across = x * Math.cos(turn) - y * Math.sin(turn);
    const away = x * Math.sin(turn) + y * Math.cos(turn);
    const depth = away * Math.cos(tilt) - z * Math.sin(tilt);
    const up = away * Math.sin(tilt) + z * Math.cos(tilt);
    const scale = (side * 0.48 * Math.sqrt(distance * distance - 1)) / (distance + depth);
    seen[at] = side / 2 + (across * Math.cos(roll) - up * Math.sin(roll)) * scale;
    seen[at + 1] = side / 2 - (across * Math.sin(roll) + up * Math.cos(roll)) * scale;
    seen[at + 2] = distance + depth;
  }
  const light = normalise([chance.between(-1, 1), chance.between(-1, 1), chance.between(0.3, 1.2)]);
  const ambient = chance.between(0.55, 0.85);
  const pixels = new Uint8Array(side * side * 4);
  const depths = new Float32Array(side * side).fill(Number.POSITIVE_INFINITY);
  for (let corner = 0; corner < model.corners; corner += 3) drawTriangle(corner);
  return pixels;

  function drawTriangle(corner: number): void {
    const [a, b, c] = [corner * 3, corner * 3 + 3, corner * 3 + 6];
    const [ax, ay, bx, by, cx, cy] = [seen[a], seen[a + 1], seen[b], seen[b + 1], seen[c], seen[c + 1]] as number[] as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
    if (Math.abs(area) < 1e-9) return;
    const brightness = brightnessOf(a, b, c);
    const [u, v] = [0, 1].map((axis) =>
      [0, 1, 2].map((index) => model.texture[(corner + index) * 2 + axis] as number),
    ) as [number[], number[]];
    const [fromX, toX] = [
      Math.max(0, Math.floor(Math.min(ax, bx, cx))),
      Math.min(side - 1, Math.ceil(Math.max(ax, bx, cx))),
    ];
    const [fromY, toY] = [
      Math.max(0, Math.floor(Math.min(ay, by, cy))),
      Math.min(side - 1, Math.ceil(Math.max(ay, by, cy))),
    ];
    for (let y = fromY; y <= toY; y += 1) {
      for (let x = fromX; x <= toX; x += 1) {
        const p = ((bx - x) * (cy - y) - (cx - x) * (by - y)) / area;
        const q = ((cx - x) * (ay - y) - (ax - x) * (cy - y)) / area;
        const r = 1 - p - q;
        if (p < 0 || q < 0 || r < 0) continue;
        const depth = p * (seen[a + 2] as number) + q * (seen[b + 2] as number) + r * (seen[c + 2] as number);
        const place = y * side + x;
        if (depth >= (depths[place] as number)) continue;
        depths[place] = depth;
        const column = mix(u, p, q, r) * image.width;
        const row = (1 - mix(v, p, q, r)) * image.height;
        const texel = 3 * (clamp(row, image.height) * image.width + clamp(column, image.width));
        for (let channel = 0; channel < 3; channel += 1)
          pixels[place * 4 + channel] = Math.min(255, (image.pixels[texel + channel] as number) * brightness);
        pixels[place * 4 + 3] = 255;
      }
    }
  }

  /** Scans have light in their texture already, so the lamp adds little. */
  function brightnessOf(a: number, b: number, c: number): number {
    const edge = (from: number, to: number) =>
      [0, 1, 2].map((axis) => (model.places[to + axis] as number) - (model.places[from + axis] as number));
    const [p, q] = [edge(a, b), edge(a, c)] as [number[], number[]];
    const [p0, p1, p2, q0, q1, q2] = [...p, ...q] as [number, number, number, number, number, number];
    const normal = normalise([p1 * q2 - p2 * q1, p2 * q0 - p0 * q2, p0 * q1 - p1 * q0]);
    const facing = normal.reduce((sum, value, axis) => sum + value * (light[axis] as number), 0);
    return ambient + (1.15 - ambient) * Math.max(0, facing);
  }
}

const mix = (values: number[], p: number, q: number, r: number) =>
  p * (values[0] as number) + q * (values[1] as number) + r * (values[2] as number);
const clamp = (value: number, length: number) => Math.max(0, Math.min(length - 1, Math.floor(value)));

function normalise(vector: number[]): number[] {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}
