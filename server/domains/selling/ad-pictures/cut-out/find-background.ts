/** A photo of a product on a background, with three bytes per pixel. */
export interface Scene {
  pixels: Buffer;
  width: number;
  height: number;
}

/** A soft shadow darkens in small steps and all channels alike. */
const softStep = 6;
const shadeDrift = 0.06;

/** Maximum distance from the expected background colour. The middle limit is used; the others have to agree with it. */
const limits = [16, 26, 40];
const stableShare = 0.9;

/** Marks every pixel of a plain background with 1; null where it cannot be told apart from the product. */
export function findBackground(scene: Scene): Uint8Array | null {
  const expected = predictBackground(scene);
  const backgrounds = limits.map((limit) => growBackground(scene, expected, limit));
  return isStable(backgrounds) ? (backgrounds[1] ?? null) : null;
}

/** The background colour of each pixel, interpolated from the four border pixels in its row and column. */
function predictBackground({ pixels, width, height }: Scene): Float32Array {
  const expected = new Float32Array(pixels.length);
  const at = (x: number, y: number, channel: number) => pixels[(y * width + x) * 3 + channel] ?? 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      for (let c = 0; c < 3; c += 1) {
        const across = at(0, y, c) + ((at(width - 1, y, c) - at(0, y, c)) * x) / (width - 1);
        const down = at(x, 0, c) + ((at(x, height - 1, c) - at(x, 0, c)) * y) / (height - 1);
        expected[(y * width + x) * 3 + c] = (across + down) / 2;
      }
    }
  }
  return expected;
}

/** Flood-fills from the border over pixels that have the expected colour or lie in a shadow. */
function growBackground({ pixels, width, height }: Scene, expected: Float32Array, limit: number): Uint8Array {
  const isBackground = new Uint8Array(width * height);
  const isLike = (index: number) => {
    for (let at = index * 3; at < index * 3 + 3; at += 1) {
      if (Math.abs((pixels[at] ?? 0) - (expected[at] ?? 0)) > limit) return false;
    }
    return true;
  };
  const isShaded = (index: number, from: number) => {
    let [least, most] = [1, 0];
    for (let c = 0; c < 3; c += 1) {
      const value = pixels[index * 3 + c] ?? 0;
      if (Math.abs(value - (pixels[from * 3 + c] ?? 0)) > softStep) return false;
      const share = value / Math.max(1, expected[index * 3 + c] ?? 1);
      least = Math.min(least, share);
      most = Math.max(most, share);
    }
    return most < 1 && most - least < shadeDrift;
  };
  const queue = borderOf(width, height).filter(isLike);
  for (const index of queue) isBackground[index] = 1;
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    for (const neighbour of neighboursOf(next, width, height)) {
      if (isBackground[neighbour] || !(isLike(neighbour) || isShaded(neighbour, next))) continue;
      isBackground[neighbour] = 1;
      queue.push(neighbour);
    }
  }
  return isBackground;
}

/** Whether the limits leave about the same area: clear edges do, shadows and pale products do not. */
function isStable(backgrounds: Uint8Array[]): boolean {
  const left = backgrounds.map((isBackground) => isBackground.reduce((sum, value) => sum + 1 - value, 0));
  return Math.min(...left) > Math.max(...left) * stableShare;
}

export function neighboursOf(index: number, width: number, height: number): number[] {
  const x = index % width;
  const around: number[] = [];
  if (x > 0) around.push(index - 1);
  if (x < width - 1) around.push(index + 1);
  if (index >= width) around.push(index - width);
  if (index < width * (height - 1)) around.push(index + width);
  return around;
}

export function borderOf(width: number, height: number): number[] {
  const across = Array.from({ length: width }, (_, x) => [x, (height - 1) * width + x]);
  const down = Array.from({ length: height }, (_, y) => [y * width, y * width + width - 1]);
  return [...across, ...down].flat();
}
