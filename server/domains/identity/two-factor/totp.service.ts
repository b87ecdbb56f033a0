import { createHmac, timingSafeEqual } from 'node:crypto';

/** Codes of authenticator apps (RFC 6238), with the values that every app supports: SHA-1, six digits, thirty seconds. */
const stepSeconds = 30;
const digits = 6;
/** A phone's clock may be this many steps off. */
const tolerance = 1;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base32 without padding, as apps expect it. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

export const stepAt = (time: Date): number => Math.floor(time.getTime() / 1000 / stepSeconds);

export function codeAt(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  const number = hash.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The step whose code was typed, or null; a step up to `lastStep` was used before. */
export function findStep(secret: Uint8Array, typed: string, now: Date, lastStep: number): number | null {
  const code = Buffer.from(typed);
  const current = stepAt(now);
  const steps = [-tolerance, 0, tolerance].map((shift) => current + shift).filter((step) => step > lastStep);
  const found = steps.filter((step) => {
    const expected = Buffer.from(codeAt(secret, step));
    return expected.length === code.length && timingSafeEqual(expected, code);
  });
  return found[0] ?? null;
}
