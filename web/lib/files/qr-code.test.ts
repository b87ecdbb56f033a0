import jsQr from 'jsqr';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawQrCode } from './qr-code.ts';

/** Decodes the rendered code with its quiet zone, as a camera would. */
async function read(address: string): Promise<string | undefined> {
  const code = drawQrCode(address);
  if (!code) return undefined;
  const side = code.size + 8;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 ${side} ${side}" width="${side * 4}" height="${side * 4}"><path fill="#fff" d="M-4-4h${side}v${side}h-${side}z"/><path d="${code.path}"/></svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQr(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

describe('a QR code', () => {
  test.each([
    'http://localhost:3000/',
    'https://snapbazaar.example/',
    'https://shop.a-rather-long-name.example.co.th/',
    `https://${'a'.repeat(60)}.example/`,
    'https://xn--caf-dma.xn--o3cw4h/',
    'HTTP://192.168.1.20/',
  ])('of %s is decoded by an independent library', async (address) => {
    expect(await read(address)).toBe(address);
  });

  test('is null for a URL that is too long', () => {
    expect(drawQrCode('a'.repeat(106))?.size).toBe(41);
    expect(drawQrCode('a'.repeat(107))).toBeNull();
  });
});
