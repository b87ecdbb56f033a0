import fc from 'fast-check';
import jsQr from 'jsqr';
import { generate } from 'lean-qr';
import { describe, expect, test } from 'vitest';
import type { Payee } from '../../../../contracts/ordering/payments/payee-rules.ts';
import { toLocalAmount } from '../../../../reference-data/currencies/convert.ts';
import type { PaymentRequest } from '../order-payments.ts';
import { payNowPayload, promptPayPayload, vietQrPayload } from './payloads.ts';
import { createQrTransfer, transferCurrencies } from './qr-transfer.ts';

const lastDay = new Date('2031-09-15T20:00:00Z');

/** Reads a payload without our encoder: every object by its id, and the checksum by bitwise division. */
function decode(payload: string): Record<string, string> {
  const objects: Record<string, string> = {};
  for (let at = 0; at < payload.length; ) {
    const length = Number(payload.slice(at + 2, at + 4));
    objects[payload.slice(at, at + 2)] = payload.slice(at + 4, at + 4 + length);
    at += 4 + length;
  }
  return objects;
}

function checksumByDivision(text: string): string {
  const bits = [...Buffer.from(text, 'latin1')].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const register = [...`${bits}${'0'.repeat(16)}`].map((bit, index) => Number(bit) ^ (index < 16 ? 1 : 0));
  const divisor = [...'10001000000100001'].map(Number);
  for (let at = 0; at < bits.length; at += 1) {
    if (!register[at]) continue;
    for (const [offset, bit] of divisor.entries()) register[at + offset] = (register[at + offset] ?? 0) ^ bit;
  }
  return Number.parseInt(register.slice(-16).join(''), 2).toString(16).toUpperCase().padStart(4, '0');
}

/** Draws a code with its quiet zone and reads the picture with another library. */
function scan(payload: string): string | undefined {
  const { size, get } = generate(payload);
  const scale = 4;
  const side = (size + 8) * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const isDark = get(Math.floor(x / scale) - 4, Math.floor(y / scale) - 4);
      if (isDark) pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
    }
  }
  return jsQr(pixels, side, side)?.data;
}

describe('a PromptPay code', () => {
  const amountMinor = 10_000;
  test.each([
    [
      { type: 'phone', id: '0812345678' },
      '00020101021229370016A0000006770101110113006681234567853037645406100.005802TH6304F142',
    ],
    [
      { type: 'ewallet', id: '004999012345678' },
      '00020101021229390016A000000677010111031500499901234567853037645406500.005802TH6304C5C9',
    ],
  ] as const)('of %o is the published one', (payee, published) => {
    const minor = payee.type === 'ewallet' ? 50_000 : amountMinor;
    const transfer = { payee: { method: 'promptpay', ...payee } as const, amountMinor: minor, label: '', lastDay };
    expect(promptPayPayload(transfer)).toBe(published);
  });

  test('of a national ID has the objects of the well-known example, in the order of their ids', () => {
    const payee = { method: 'promptpay', type: 'national_id', id: '1111111111111' } as const;
    const payload = promptPayPayload({ payee, amountMinor: 422, label: 'Snapbazaar 10042', lastDay });
    expect(decode(payload)).toMatchObject({
      '01': '12',
      29: '0016A00000067701011102131111111111111',
      53: '764',
      54: '4.22',
      58: 'TH',
      62: '0516Snapbazaar 10042',
    });
  });
});

test.each([
  [
    '970415',
    '0011001932418',
    120_000,
    'ủng hộ lũ lụt',
    '00020101021238570010A00000072701270006970415011300110019324180208QRIBFTTA530370454061200005802VN62170813ung ho lu lut6304C15C',
  ],
  [
    '970422',
    'VQRQABPAP1666',
    5000,
    'Thanh toan',
    '00020101021238570010A000000727012700069704220113VQRQABPAP16660208QRIBFTTA5303704540450005802VN62140810Thanh toan63042C06',
  ],
  [
    '970416',
    '257678859',
    1000,
    'Chuyen-tien',
    '00020101021238530010A0000007270123000697041601092576788590208QRIBFTTA5303704540410005802VN62150811Chuyen tien6304BBB8',
  ],
])('a VietQR code to %s %s is the published one', (bank, account, amountMinor, label, published) => {
  expect(vietQrPayload({ payee: { method: 'vietqr', bank, account }, amountMinor, label, lastDay })).toBe(published);
});

describe('a PayNow code', () => {
  test('to a mobile number has the objects of the published example, and the name that apps look up', () => {
    const payee = { method: 'paynow', type: 'mobile', id: '+6591234567' } as const;
    const published =
      '00020101021226500009SG.PAYNOW010100211+659123456703010040820310916520400005303702540525.505802SG5913Demo Merchant6009Singapore62160112INV-DEMO-00163048F64';
    const ours = decode(payNowPayload({ payee, amountMinor: 2550, label: 'INV-DEMO-001', lastDay }));
    const { 59: name, 63: checksum, ...objects } = decode(published);
    expect(ours).toMatchObject(objects);
    expect([name, checksum]).toEqual(['Demo Merchant', checksumByDivision(published.slice(0, -4))]);
    expect(ours[59]).toBe('NA');
  });

  test('to a company names its UEN, and its last day in Singapore', () => {
    const payee = { method: 'paynow', type: 'uen', id: '200002150HWCF' } as const;
    const { 26: account = '' } = decode(payNowPayload({ payee, amountMinor: 1, label: '', lastDay }));
    expect(decode(account)).toEqual({
      '00': 'SG.PAYNOW',
      '01': '2',
      '02': '200002150HWCF',
      '03': '0',
      '04': '20310916',
    });
  });
});

const payees: Payee[] = [
  { method: 'promptpay', type: 'phone', id: '0899999999' },
  { method: 'promptpay', type: 'national_id', id: '0105536112014' },
  { method: 'vietqr', bank: '970436', account: '0011001932418' },
  { method: 'paynow', type: 'mobile', id: '+6591234567' },
  { method: 'paynow', type: 'uen', id: 'T08GB0025ACT1' },
];

const request: Omit<PaymentRequest, 'local'> = {
  key: 'attempt-1',
  at: new Date('2026-11-16T12:00:00Z'),
  purchaseId: '42',
  currency: 'USD',
  amountCents: 4250,
  description: 'Snapbazaar 10042',
  returnUrl: '/orders/42',
  cancelUrl: '/checkout',
};

describe('a QR transfer', () => {
  test.each(payees)('to %o is drawn so that another reader reads it', async (payee) => {
    const local = toLocalAmount(4250, transferCurrencies[payee.method], 'USD');
    const started = await createQrTransfer(payee).start({ ...request, local });
    if (started.type !== 'qr') throw new Error('A transfer starts with a code.');
    expect(scan(started.payload)).toBe(started.payload);
    expect(started).toMatchObject({ reference: 'attempt-1', currency: local.currency, amountMinor: local.minor });
    expect(started.payee).toMatch(/^•••• \w{3,4}$/);
  });

  test('has a right checksum and readable objects for any words and amount', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...payees),
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        fc.integer({ min: 1, max: 99_999_999_999 }),
        async (payee, description, minor) => {
          const local = { currency: transferCurrencies[payee.method], minor };
          const started = await createQrTransfer(payee).start({ ...request, description, local });
          const payload = started.type === 'qr' ? started.payload : '';
          const { 54: amount, 62: words = '', 63: checksum } = decode(payload);
          expect(checksum).toBe(checksumByDivision(payload.slice(0, -4)));
          expect(Math.round(Number(amount) * (payee.method === 'vietqr' ? 1 : 100))).toBe(minor);
          expect(words.length).toBeLessThanOrEqual(29);
        },
      ),
      { numRuns: 100 },
    );
  });

  test('is refused without its currency or an amount above zero', async () => {
    const [payee] = payees as [Payee];
    const { start } = createQrTransfer(payee);
    await expect(start(request)).rejects.toThrow('needs an amount in THB');
    await expect(start({ ...request, local: { currency: 'VND', minor: 1000 } })).rejects.toThrow(
      'needs an amount in THB',
    );
    await expect(start({ ...request, local: { currency: 'THB', minor: 0 } })).rejects.toThrow(/above zero/);
  });
});
