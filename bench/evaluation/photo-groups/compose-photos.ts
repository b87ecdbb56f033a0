import sharp from 'sharp';

/** A photo of an article as it would be taken again: from nearer, at an angle, in other light, from the other side. */
export interface TakenPhoto {
  article: number;
  bytes: Buffer;
}

/** Numbers from 0 to 1 that are the same in every run. */
export function randomNumbers(seed: number): () => number {
  let state = seed | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

type Retake = (photo: Buffer, random: () => number) => Promise<Buffer>;

const nearer: Retake = async (photo, random) => {
  const { width, height } = await sharp(photo).metadata();
  const share = 0.6 + random() * 0.25;
  const [cutWidth, cutHeight] = [Math.round(width * share), Math.round(height * share)];
  const left = Math.floor(random() * (width - cutWidth));
  const top = Math.floor(random() * (height - cutHeight));
  return sharp(photo).extract({ left, top, width: cutWidth, height: cutHeight }).jpeg().toBuffer();
};

const turned: Retake = (photo, random) =>
  sharp(photo)
    .rotate((random() < 0.5 ? -1 : 1) * (8 + random() * 14), { background: '#b9b2a8' })
    .jpeg()
    .toBuffer();

const inOtherLight: Retake = (photo, random) =>
  sharp(photo)
    .modulate({ brightness: 0.6 + random() * 0.3, saturation: 0.75 + random() * 0.3 })
    .tint({ r: 255, g: 225 + random() * 20, b: 180 + random() * 50 })
    .jpeg({ quality: 70 })
    .toBuffer();

const fromTheOtherSide: Retake = async (photo, random) => nearer(await sharp(photo).flop().toBuffer(), random);

const fromAbove: Retake = (photo, random) =>
  sharp(photo)
    .affine([1, random() * 0.3 - 0.15, random() * 0.3 - 0.15, 0.75 + random() * 0.2], { background: '#d8d4cc' })
    .jpeg()
    .toBuffer();

const retakes = [nearer, turned, inOtherLight, fromTheOtherSide, fromAbove];

/** The photos of one article: as many as `count`, the first as it is. */
export async function takePhotos(
  article: number,
  photo: Buffer,
  count: number,
  random: () => number,
): Promise<TakenPhoto[]> {
  const chosen = retakes.toSorted(() => random() - 0.5).slice(0, count - 1);
  const taken = await Promise.all(chosen.map((retake) => retake(photo, random)));
  return [photo, ...taken].map((bytes) => ({ article, bytes }));
}
