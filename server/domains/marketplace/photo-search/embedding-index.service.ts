import { embeddingLength } from '../../../vision/recognition/embedding.ts';

/**
 * The mean embedding of 2,744 photos of goods, in base64. All photos have much in common, so codes are compared by how they differ
 * from it. Signs and bands are stored, so it must never change.
 */
export const meanEmbedding = new Int8Array(
  Buffer.from(
    'Cw/23ukR//gOFPoPIywr+Ab12BAD9Pjn7R0+LRUqFu8G9wETIBbp/hDd3Af49ur0AQkTJf/+Dv31AA7yANXY+Rry8fgp9vcB+PAL' +
      'EAgOFwHwIPAR9OHE8A0YKwko8QIH9+sKE+ruAQ4dGPsEEPIlJtYC6vzm3wP2FBrgBPYW8hU0D+vzJ/3R7OX56fbq5QfiDCAI7AkD' +
      '3in5yugB6fwGEhAI9vzoCuzs+PgCGwoK/A3rDvco9ArxE+T19hgBFfYE1PElFSIB//wS+fzI5goKGgH25dgFGwT7D+jZ4w4H7egZ' +
      'BxcWA/fhFA/+LCbnIPLKEuniA/j+KQn2EszUCjTs+Q==',
    'base64',
  ),
);

const bitsPerBand = 16;
const bandCount = 32;
/** Two orders of the bits, so that the second half of the bands groups them anew. */
const strides = [37, 59] as const;
/** How many of a band's signs may be wrong, one at a time, when looking for it. */
const uncertainSigns = 3;

/** How an embedding differs from the mean. */
function centre(embedding: Uint8Array): Int16Array {
  return Int16Array.from(meanEmbedding, (mean, at) => (((embedding[at] ?? 0) << 24) >> 24) - mean);
}

/** How alike two photos are by their embeddings: near 1 for the same thing, about 0 for unlike things. */
export function likenessOf(one: Uint8Array, other: Uint8Array): number {
  const [a, b] = [centre(one), centre(other)];
  let [product, lengthA, lengthB] = [0, 0, 0];
  for (let at = 0; at < embeddingLength; at += 1) {
    const [x, y] = [a[at] as number, b[at] as number];
    product += x * y;
    lengthA += x * x;
    lengthB += y * y;
  }
  return product / (Math.sqrt(lengthA * lengthB) || 1);
}

/** The signs of an embedding as PostgreSQL's text for bits; two embeddings that look alike differ in few of them. */
export function signsOf(embedding: Uint8Array): string {
  return Array.from(centre(embedding), (value) => (value > 0 ? '1' : '0')).join('');
}

/** Hashes of groups of signs, by which look-alikes are found: they have some in common, other codes rarely one. */
export function bandsOf(embedding: Uint8Array): number[] {
  const values = centre(embedding);
  return Array.from({ length: bandCount }, (_, band) => hashOf(band, signsIn(band, values)));
}

/** The bands to look for: those of the embedding, and those with one of their least certain signs changed. */
export function probesOf(embedding: Uint8Array): number[] {
  const values = centre(embedding);
  return Array.from({ length: bandCount }, (_, band) => {
    const signs = signsIn(band, values);
    const sizes = positionsOf(band).map((at, index) => ({ index, size: Math.abs(values[at] as number) }));
    const uncertain = sizes.toSorted((a, b) => a.size - b.size).slice(0, uncertainSigns);
    const changed = uncertain.map(({ index }) => signs.map((sign, other) => (other === index ? !sign : sign)));
    return [signs, ...changed].map((each) => hashOf(band, each));
  }).flat();
}

function signsIn(band: number, values: Int16Array): boolean[] {
  return positionsOf(band).map((at) => (values[at] as number) > 0);
}

function positionsOf(band: number): number[] {
  return Array.from({ length: bitsPerBand }, (_, index) => {
    const bit = band * bitsPerBand + index;
    return (bit * strides[bit < embeddingLength ? 0 : 1]) % embeddingLength;
  });
}

/** The band's number is part of the hash, because equal signs in different bands mean nothing. */
function hashOf(band: number, signs: readonly boolean[]): number {
  return signs.reduce((hash, sign) => hash * 2 + Number(sign), band);
}
