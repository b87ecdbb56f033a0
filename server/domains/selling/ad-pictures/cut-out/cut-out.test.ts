import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cutOut } from './cut-out.ts';

const scene = (content: string) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600">${content}</svg>`))
    .webp({ quality: 90 })
    .toBuffer();
const background =
  '<defs><linearGradient id="g" x2="1"><stop stop-color="#dfe8f6"/><stop offset="1" stop-color="#f4f7fb"/></linearGradient><filter id="f"><feGaussianBlur stdDeviation="16"/></filter></defs><rect width="600" height="600" fill="url(#g)"/>';

test('a product on a plain background is cut out along its edge, without its soft shadow', async () => {
  const photo = await scene(
    `${background}<ellipse cx="300" cy="350" rx="120" ry="130" fill="#333" opacity=".3" filter="url(#f)"/><circle cx="300" cy="300" r="120" fill="#c2410c"/>`,
  );
  const cut = await cutOut(photo, 400, 400);
  expect(cut && Math.abs(cut.width - cut.height)).toBeLessThan(12);
  const alpha = (x: number, y: number) => cut?.data[(y * cut.width + x) * 4 + 3];
  expect(alpha(200, 200)).toBe(255);
  expect(alpha(4, 4)).toBe(0);
});

test.each([
  ['fills the photo', '<rect width="600" height="600" fill="#c2410c"/>'],
  ['is cut off by its edge', `${background}<circle cx="300" cy="520" r="220" fill="#c2410c"/>`],
  ['hardly differs from its background', `${background}<circle cx="300" cy="300" r="160" fill="#dde4ee"/>`],
])('a product that %s is not cut out', async (_productType, content) => {
  expect(await cutOut(await scene(content), 400, 400)).toBeNull();
});
