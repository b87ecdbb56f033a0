import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { createRandomStream } from '../demo/random/random-stream.ts';
import { drawings } from './draw/drawings.ts';
import { openPen } from './draw/pen.ts';
import { placeOnGround } from './place-on-ground.ts';

/** `draw-goods.ts OUT COUNT [KIND…]`: pictures of drawn goods, `KIND-NUMBER.jpg`, each kind this often. */
const [out, count, ...only] = process.argv.slice(2);
if (!out || !count) throw new Error('Name the folder for pictures and how many of each kind.');

mkdirSync(out, { recursive: true });
for (const [productType, draw] of Object.entries(drawings)) {
  if (only.length > 0 && !only.includes(productType)) continue;
  for (let number = 0; number < Number(count); number += 1) {
    const file = path.join(out, `${productType}-${number}.jpg`);
    if (existsSync(file)) continue;
    const pen = openPen(`${productType} ${number}`);
    const content = draw(pen);
    const [turn, lean, squeeze] = [
      pen.happens(0.5) ? pen.between(-25, 25) : 0,
      pen.between(-12, 12),
      pen.between(0.85, 1.15),
    ];
    const flip = !content.includes('<text') && pen.happens(0.5) ? -1 : 1;
    const transform = `translate(300 300) rotate(${turn}) skewX(${lean}) scale(${flip * squeeze} 1) translate(-200 -200)`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" width="640" height="640">${pen.definitions()}<g transform="${transform}">${content}</g></svg>`;
    const article = await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
    writeFileSync(file, await placeOnGround(article, createRandomStream(`ground ${productType} ${number}`)));
  }
}
