import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { createRandomStream } from '../demo/random/random-stream.ts';
import { placeOnGround } from './place-on-ground.ts';
import { readModel, renderModel } from './rasterise.ts';

/** `render-models.ts MODELS OUT VIEWS`: pictures of scanned objects (`NAME/model.obj`, `NAME/texture.png`) from several sides. */
const [models, out, views] = process.argv.slice(2);
if (!models || !out || !views)
  throw new Error('Name the folder of models, the folder for pictures and the number of views.');

mkdirSync(out, { recursive: true });
for (const name of readdirSync(models)) {
  const [shape, texture] = ['model.obj', 'texture.png'].map((file) => path.join(models, name, file)) as [
    string,
    string,
  ];
  if (!existsSync(shape) || !existsSync(texture) || existsSync(path.join(out, `${name}-${Number(views) - 1}.jpg`)))
    continue;
  const image = await sharp(texture)
    .removeAlpha()
    .resize(1024, 1024, { fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const model = readModel(readFileSync(shape, 'utf8'));
  for (let view = 0; view < Number(views); view += 1) {
    const chance = createRandomStream(`${name} ${view}`);
    const side = 512;
    const pixels = renderModel(
      model,
      { width: image.info.width, height: image.info.height, pixels: image.data },
      chance,
      side,
    );
    const article = await sharp(pixels, { raw: { width: side, height: side, channels: 4 } })
      .png({ compressionLevel: 1 })
      .toBuffer();
    writeFileSync(path.join(out, `${name}-${view}.jpg`), await placeOnGround(article, chance));
  }
}
