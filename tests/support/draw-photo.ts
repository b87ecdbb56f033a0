import sharp, { type Sharp } from 'sharp';

interface Drawing {
  width?: number;
  height?: number;
  /** The colour of all of it. */
  background?: string;
}

/** A plain picture to be encoded as a test wants it. */
export function drawing({ width = 640, height = 480, background = '#1d4ed8' }: Drawing = {}): Sharp {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** Bytes as a browser would send them. */
export function asFile(bytes: Uint8Array): Blob {
  return new Blob([new Uint8Array(bytes)]);
}

/** A plain JPEG photo. */
export async function drawPhoto(given: Drawing = {}): Promise<Blob> {
  return asFile(await drawing(given).jpeg().toBuffer());
}
