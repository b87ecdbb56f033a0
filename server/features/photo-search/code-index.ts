import { codeLength } from '../../providers/vision/feature-code.ts';

const bitsPerBand = 12;
const bandCount = 32;
/** Coprime to the length of a code, so that each band takes other bits. */
const stride = 37;

/** The signs of a code as PostgreSQL's text for bits; two codes that look alike differ in few of them. */
export function signsOf(code: Uint8Array): string {
  return Array.from(code, (byte) => (isPositive(byte) ? '1' : '0')).join('');
}

/** Hashes of groups of signs, by which look-alikes are found: they have some in common, other codes rarely one. */
export function bandsOf(code: Uint8Array): number[] {
  return Array.from({ length: bandCount }, (_, band) =>
    hashOf(
      band,
      positionsOf(band).map((at) => isPositive(code[at])),
    ),
  );
}

/**
 * The bands to look for: those of the code, and for each band those with one of its two least certain signs changed.
 * That finds look-alikes with half as many bands stored.
 */
export function probesOf(code: Uint8Array): number[] {
  return Array.from({ length: bandCount }, (_, band) => {
    const positions = positionsOf(band);
    const signs = positions.map((at) => isPositive(code[at]));
    const sizes = positions.map((at, index) => ({ index, size: Math.abs(signed(code[at] ?? 0)) }));
    const leastCertain = sizes.toSorted((a, b) => a.size - b.size).slice(0, 2);
    const changed = leastCertain.map(({ index }) => signs.map((sign, other) => (other === index ? !sign : sign)));
    return [signs, ...changed].map((each) => hashOf(band, each));
  }).flat();
}

const signed = (byte: number) => (byte << 24) >> 24;
const isPositive = (byte = 0) => signed(byte) > 0;

function positionsOf(band: number): number[] {
  return Array.from({ length: bitsPerBand }, (_, at) => ((band * bitsPerBand + at) * stride) % codeLength);
}

/** The band's number is part of the hash, because equal signs in different bands mean nothing. */
function hashOf(band: number, signs: readonly boolean[]): number {
  return signs.reduce((hash, sign) => hash * 2 + Number(sign), band);
}
