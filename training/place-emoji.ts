import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { createRandomStream } from '../demo/random/random-stream.ts';
import { emojiProductTypes } from './labels/emoji.ts';
import { placeOnGround } from './place-on-ground.ts';

/** `place-emoji.ts ASSETS OUT COUNT`: emoji drawn as solid objects on several grounds, `KIND-CODE-NUMBER.jpg`. */
const [assets, out, count] = process.argv.slice(2);
if (!assets || !out || !count)
  throw new Error('Name the folder of emoji, the folder for pictures and how many of each.');

mkdirSync(out, { recursive: true });
for (const [emoji, productType] of Object.entries(emojiProductTypes)) {
  const codes = [...emoji].map((letter) => letter.codePointAt(0)?.toString(16));
  const file = [codes.join('-'), codes.filter((code) => code !== 'fe0f').join('-')]
    .map((code) => path.join(assets, `${code}.webp`))
    .find((place) => existsSync(place));
  if (!file) continue;
  for (let number = 0; number < Number(count); number += 1) {
    const place = path.join(out, `${productType}-${codes[0]}-${number}.jpg`);
    if (existsSync(place)) continue;
    const chance = createRandomStream(`${emoji} ${number}`);
    const turned = sharp(readFileSync(file))
      .flop(chance.happens(0.5))
      .rotate(chance.between(-20, 20), { background: { r: 0, g: 0, b: 0, alpha: 0 } });
    writeFileSync(place, await placeOnGround(await turned.png().toBuffer(), chance));
  }
}
