/** 'bytes' leaves the values as they are. */
export type Scaling = 'bytes' | { divisor: number; mean: number[]; deviation: number[] };

/** Converts interleaved RGB pixels to one plane per channel, scaled as in the network's training. */
export function channelPlanes(pixels: Uint8Array, side: number, scaling: Scaling): Uint8Array | Float32Array {
  const area = side * side;
  const planes = scaling === 'bytes' ? new Uint8Array(3 * area) : new Float32Array(3 * area);
  for (let channel = 0; channel < 3; channel += 1) {
    const scale = scaleOf(scaling, channel);
    for (let at = 0; at < area; at += 1) planes[channel * area + at] = scale(pixels[at * 3 + channel] as number);
  }
  return planes;
}

function scaleOf(scaling: Scaling, channel: number): (value: number) => number {
  if (scaling === 'bytes') return (value) => value;
  const mean = scaling.mean[channel] as number;
  const deviation = scaling.deviation[channel] as number;
  return (value) => (value / scaling.divisor - mean) / deviation;
}
