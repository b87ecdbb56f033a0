import sharp, { type Sharp } from 'sharp';

interface DrawingOptions {
  width?: number;
  height?: number;
  /** The colour of every pixel. */
  background?: string;
}

/** A single-colour image, for the caller to encode. */
export function drawing({ width = 640, height = 480, background = '#1d4ed8' }: DrawingOptions = {}): Sharp {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** The bytes as a browser would upload them. */
export function asFile(bytes: Uint8Array): Blob {
  return new Blob([new Uint8Array(bytes)]);
}

/** A single-colour JPEG. */
export async function drawPhoto(options: DrawingOptions = {}): Promise<Blob> {
  return asFile(await drawing(options).jpeg().toBuffer());
}
