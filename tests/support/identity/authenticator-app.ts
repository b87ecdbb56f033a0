import { codeAt, stepAt } from '../../../server/domains/identity/two-factor/totp.service.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code that an authenticator app with this secret shows at a time, or that many steps of thirty seconds later. */
export function codeOfApp(secret: string, time: Date, laterSteps = 0): string {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  return codeAt(Uint8Array.from(bytes), stepAt(time) + laterSteps);
}
