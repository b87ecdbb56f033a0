import { describe, expect, test } from 'vitest';
import { encodeText } from './codewords.ts';
import { errorCorrection } from './error-correction.ts';
import { drawModules } from './matrix.ts';
import { qrCode, qrPath } from './qr-code.ts';
import { readQr } from './read-qr.fixture.ts';

describe('a QR code', () => {
  test('has the correction codewords of the example in ISO/IEC 18004 (01234567, version 1-M)', () => {
    const data = [0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11];
    const published = [0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55];
    expect(errorCorrection(data, 10)).toEqual(published);
  });

  test('writes mode, length, bytes, ending and padding', () => {
    expect(encodeText('Hi')?.codewords.slice(0, 16)).toEqual([
      0x40, 0x24, 0x86, 0x90, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11,
    ]);
  });

  test('names level M and its mask as the standard’s table does', () => {
    const table = [
      '101010000010010',
      '101000100100101',
      '101111001111100',
      '101101101001011',
      '100010111111001',
      '100000011001110',
      '100111110010111',
      '100101010100000',
    ];
    for (const [mask, bits] of table.entries()) {
      const modules = drawModules(1, encodeText('Hi')?.codewords ?? [], mask);
      const besideFinder = [0, 1, 2, 3, 4, 5, 7].map((column) => modules[8]?.[column]);
      const belowFinder = [8, 7, 5, 4, 3, 2, 1, 0].map((row) => modules[row]?.[8]);
      expect([...besideFinder, ...belowFinder].map(Number).join('')).toBe(bits);
    }
  });

  test.each([
    ['http://localhost:3000/', 2],
    ['https://snapbazaar.example/', 3],
    ['https://shop.a-rather-long-name.example.co.th/', 4],
    [`https://${'a'.repeat(60)}.example/`, 5],
    [`https://${'ö'.repeat(38)}.example/`, 6],
  ])('of %s is read back by every mask and by the best one', (text, version) => {
    const encoded = encodeText(text);
    expect(encoded?.version).toBe(version);
    for (let mask = 0; mask < 8; mask += 1) {
      expect(readQr(drawModules(version, encoded?.codewords ?? [], mask))).toBe(text);
    }
    expect(readQr(qrCode(text) ?? [])).toBe(text);
  });

  test('is not made of what no address should be', () => {
    expect(qrCode('a'.repeat(106))).not.toBeNull();
    expect(qrCode('a'.repeat(107))).toBeNull();
  });

  test('is drawn as runs of dark modules', () => {
    expect(
      qrPath([
        [true, true, false],
        [false, false, false],
        [true, false, true],
      ]),
    ).toBe('M0 0h2v1h-2zM0 2h1v1h-1zM2 2h1v1h-1z');
  });
});
