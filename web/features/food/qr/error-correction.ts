/** Powers of 2 in GF(256) by the polynomial that QR codes use, and how to get back from a value to its power. */
const powers = new Uint8Array(255);
const logarithms = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power += 1) {
  powers[power] = value;
  logarithms[value] = power;
  value = value < 128 ? value << 1 : (value << 1) ^ 0x11d;
}

function multiply(a: number, b: number): number {
  if (a === 0 || b === 0) return 0;
  return at(powers, (at(logarithms, a) + at(logarithms, b)) % 255);
}

const at = (table: Uint8Array, place: number) => table[place] ?? 0;

/** The generator polynomial of a degree, highest coefficient left out because it is always 1. */
function generator(degree: number): number[] {
  let polynomial = [1];
  for (let power = 0; power < degree; power += 1) {
    const root = at(powers, power);
    const next = [...polynomial, 0];
    for (const [place, coefficient] of polynomial.entries()) {
      next[place + 1] = (next[place + 1] ?? 0) ^ multiply(coefficient, root);
    }
    polynomial = next;
  }
  return polynomial.slice(1);
}

/** The Reed-Solomon codewords that let a camera read a block although some of it is dirty or covered. */
export function errorCorrection(block: readonly number[], count: number): number[] {
  const divisor = generator(count);
  const remainder: number[] = new Array(count).fill(0);
  for (const codeword of block) {
    const factor = codeword ^ (remainder.shift() ?? 0);
    remainder.push(0);
    for (const [place, coefficient] of divisor.entries()) {
      remainder[place] = (remainder[place] ?? 0) ^ multiply(coefficient, factor);
    }
  }
  return remainder;
}
