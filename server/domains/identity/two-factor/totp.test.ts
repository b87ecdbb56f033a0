import { describe, expect, test } from 'vitest';
import { codeAt, findStep, stepAt, toBase32 } from './totp.service.ts';

const secret = Buffer.from('12345678901234567890');

describe('codes of authenticator apps', () => {
  // Appendix B of RFC 6238, whose codes have eight digits; apps show the last six.
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at second %i are those of the standard', (seconds, code) => {
    expect(codeAt(secret, stepAt(new Date(seconds * 1000)))).toBe(code);
  });

  test('are accepted half a minute early or late, and not later', () => {
    const now = new Date(1_234_567_890_000);
    const step = stepAt(now);
    for (const shift of [-1, 0, 1]) expect(findStep(secret, codeAt(secret, step + shift), now, 0)).toBe(step + shift);
    for (const shift of [-2, 2]) expect(findStep(secret, codeAt(secret, step + shift), now, 0)).toBeNull();
    expect(findStep(secret, codeAt(secret, step), now, step)).toBeNull();
    for (const typed of ['', '12345', '١٢٣٤٥٦', '0'.repeat(1000)]) expect(findStep(secret, typed, now, 0)).toBeNull();
  });

  test('come from a secret in base32', () => {
    expect(toBase32(Buffer.from('foobar'))).toBe('MZXW6YTBOI');
    expect(toBase32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  });
});
