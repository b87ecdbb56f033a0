import { rm } from 'node:fs/promises';
import { createBenchFolder } from '../bench-folder.ts';
import { median } from '../load.ts';
import { memoryMbOf } from '../peers/comparison.ts';
import { startBenchSite } from '../site.ts';

const starts = 3;

/** Seconds from the command to ready, database included, in an existing data folder. */
export async function measureStartUp(): Promise<{ seconds: number; memoryMb: number | null }> {
  const folder = await createBenchFolder();
  const settings = { SNAPBAZAAR_DATA_DIR: folder, SNAPBAZAAR_DEMO: 'on', DEMO_PRODUCTS: '60', DATABASE_URL: '' };
  try {
    await (await startBenchSite(settings)).stop();
    const seconds: number[] = [];
    const memory: number[] = [];
    for (let start = 0; start < starts; start += 1) {
      const began = performance.now();
      const site = await startBenchSite(settings);
      const { ok } = await fetch(`${site.address}/readyz`);
      seconds.push((performance.now() - began) / 1000);
      memory.push((await memoryMbOf(site.pid)) ?? Number.NaN);
      await site.stop();
      if (!ok) throw new Error('The site said that it is open, but it is not ready.');
    }
    const memoryMb = median(memory);
    return { seconds: median(seconds), memoryMb: Number.isNaN(memoryMb) ? null : memoryMb };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
