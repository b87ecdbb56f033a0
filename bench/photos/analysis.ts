import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import type { Api } from '../../contracts/client/client.ts';
import { signUpSeller } from '../../contracts/identity/accounts.ts';
import { getAnalysis, pendingModel, uploadPhoto } from '../../contracts/selling/listing-analysis.ts';
import { apiAt } from '../../tests/support/site/api-at.ts';
import { readPhotos } from '../support/photos.ts';
import { freePort, readPeakMemory, readVitals } from '../support/process/vitals.ts';
import { startBenchSite } from '../support/site.ts';

/** `npm run bench:analysis -- N`: time from upload to finished record for N photos, with event-loop lag and memory. */
const count = Number(process.argv[2] ?? 20);
if (!Number.isInteger(count) || count < 1) throw new Error('Say how many photos: npm run bench:analysis -- 20');
const concurrency = 4;

/** The milliseconds from the first byte sent to the finished record. */
async function analyse(api: Api, file: Blob): Promise<number> {
  const began = performance.now();
  const { product: params } = await api(uploadPhoto, { file });
  for (;;) {
    const [record] = (await api(getAnalysis, { params })).product;
    if (record?.stage === 'failed') throw new Error(record.failure);
    if (record && record.aimodel !== pendingModel) return performance.now() - began;
    await delay(50);
  }
}

/** The first photo is excluded, because it also waits for the model weights. */
async function warmUp(api: Api, file: Blob): Promise<void> {
  for (;;) {
    const result = await analyse(api, file).catch((error: { status?: number }) => error);
    if (typeof result === 'number') return;
    if (result.status !== 503) throw result;
    await delay(1000);
  }
}

const photos = await readPhotos(count);
const photoAt = (index: number) => photos[index % photos.length] as Blob;
const metricsPort = await freePort();
const site = await startBenchSite({
  METRICS_PORT: String(metricsPort),
  UPLOAD_LIMIT: '1000000',
  UNPUBLISHED_PHOTOS: '1000000',
  ANALYSES_PER_DAY: '1000000',
});
try {
  const body = { login_type: 'email', email: 'bench@example.com', password: 'papaya salad 7' } as const;
  const { token } = await apiAt(site.address)(signUpSeller, { body });
  const api = apiAt(site.address, token);
  await warmUp(api, photoAt(0));

  const times: number[] = [];
  for (let index = 0; index < count; index += 1) times.push(await analyse(api, photoAt(index)));
  times.sort((a, b) => a - b);
  const quantile = (share: number) => ((times[Math.ceil(times.length * share) - 1] ?? 0) / 1000).toFixed(2);

  await readVitals(metricsPort);
  await Promise.all(Array.from({ length: concurrency }, (_, index) => analyse(api, photoAt(index))));
  const { lagP99, rss } = await readVitals(metricsPort);

  console.log(`load average ${loadavg()[0]?.toFixed(1)}, ${count} photos, ${photos.length} different\n`);
  console.log('| what | measured | goal |\n|---|---|---|');
  console.log(
    `| upload to finished record, one at a time | p50 ${quantile(0.5)} s, p95 ${quantile(0.95)} s | p95 at most 6 s |`,
  );
  console.log(`| event-loop lag p99 while ${concurrency} are analysed | ${lagP99.toFixed(1)} ms | at most 50 ms |`);
  console.log(`| memory with weights loaded | ${rss.toFixed(0)} MB | at most 700 MB |`);
  console.log(`| memory at its peak | ${await readPeakMemory(site.pid)} MB | |`);
} finally {
  await site.stop();
}
