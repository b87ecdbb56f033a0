import { rm } from 'node:fs/promises';
import { pageFormats, pictureWidths } from '../contracts/marketplace/pictures.ts';
import { photoName, preparePhotos } from '../demo/photos/prepare-photos.ts';
import { readConfig } from '../server/config.ts';
import { createPictureSizes } from '../server/domains/marketplace/pictures/picture-sizes.service.ts';
import { openStorage } from '../server/platform/storage/storage.ts';
import { createBenchFolder } from './support/bench-folder.ts';
import { openShop } from './support/shops.ts';

/** `npm run bench:size -- N`: bytes per product in tables, indexes and pictures for N products, extrapolated to a hundred million. */
const count = Number(process.argv[2] ?? 100_000);
const many = 100_000_000;
const photosLookedAt = 40;

const whole = (value: number) => Math.round(value).toLocaleString('en');
const asMany = (bytes: number) => `${((bytes * many) / 1024 ** 3).toFixed(0)} GiB`;

async function measureTables(): Promise<void> {
  const shop = await openShop(count, { isSearchable: true });
  try {
    const { rows } = await shop.database.pool.query<{ name: string; bytes: string }>(`
      select part.name, part.bytes from pg_class t
      join lateral (
        select t.relname || ', rows' as name, pg_relation_size(t.oid) as bytes
        union all select t.relname || ', long values', pg_total_relation_size(t.reltoastrelid) where t.reltoastrelid <> 0
        union all select i.indexrelid::regclass::text, pg_relation_size(i.indexrelid) from pg_index i where i.indrelid = t.oid
      ) as part on part.bytes > 100000
      where t.relname in ('products', 'product_texts', 'product_search', 'search_words') and t.relkind = 'r'
      order by t.relname, part.bytes desc`);
    console.log(`\n| of ${whole(count)} products | bytes a product | at 100 million |\n|---|---|---|`);
    for (const { name, bytes } of rows)
      console.log(`| ${name} | ${whole(Number(bytes) / count)} | ${asMany(Number(bytes) / count)} |`);
    const all = rows.reduce((sum, { bytes }) => sum + Number(bytes), 0) / count;
    console.log(`| **all** | ${whole(all)} | ${asMany(all)} |`);
  } finally {
    await shop.stop();
  }
}

async function measurePictures(): Promise<void> {
  const folder = await createBenchFolder();
  try {
    const storage = await openStorage(readConfig({ SNAPBAZAAR_DATA_DIR: folder }));
    const prepared = await preparePhotos({ storage, log: console.log });
    const photos = prepared.available.slice(0, photosLookedAt);
    if (photos.length === 0) return;
    for (const photo of photos) {
      const bytes = await prepared.cut(photo);
      if (bytes) await storage.put(photoName(photo), bytes, 'image/webp');
    }
    const openSize = createPictureSizes(storage, 1);
    const bytesOf = async (file: ReturnType<typeof storage.open>) => {
      const found = await file;
      found?.stream.destroy();
      return found?.bytes ?? 0;
    };
    const mean = async (measure: (stem: string) => Promise<number>) => {
      let sum = 0;
      for (const photo of photos) sum += await measure(photoName(photo).replace(/\.webp$/, ''));
      return sum / photos.length;
    };
    console.log(`\n| mean of ${photos.length} photos | bytes | at 100 million |\n|---|---|---|`);
    let all = await mean((stem) => bytesOf(storage.open(`${stem}.webp`)));
    console.log(`| as stored | ${whole(all)} | ${asMany(all)} |`);
    for (const format of pageFormats) {
      for (const width of pictureWidths) {
        const began = performance.now();
        const bytes = await mean((stem) => bytesOf(openSize({ stem, width, format })));
        all += bytes;
        const ms = (performance.now() - began) / photos.length;
        console.log(`| ${format}, ${width} wide (${ms.toFixed(0)} ms to make) | ${whole(bytes)} | ${asMany(bytes)} |`);
      }
    }
    console.log(`| **all** | ${whole(all)} | ${asMany(all)} |`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

await measureTables();
await measurePictures();
