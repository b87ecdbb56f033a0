import { readdir, readFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { signUpSeller } from '../../contracts/identity/accounts.ts';
import { acceptDrafts, changeDrafts, listDrafts, uploadDraftPhoto } from '../../contracts/selling/listing-drafts.ts';
import { listOwnListings } from '../../contracts/selling/my-listings.ts';
import { apiAt } from '../../tests/support/site/api-at.ts';
import { readPhotos } from '../support/photos.ts';
import { startBenchSite } from '../support/site.ts';

/**
 * `npm run bench:fifty-photos -- FOLDER`: from fifty photos to fifty live listings, and how many taps that takes. Without a folder
 * the photos are those of the demo. A tap is counted for choosing the photos, for each draft that is asked about, and for publishing.
 */
const count = 50;
const [folder] = process.argv.slice(2);
const concurrency = 2;

async function readFolder(from: string): Promise<Blob[]> {
  const files = (await readdir(from, { recursive: true })).filter((name) => /\.(jpe?g|png|webp)$/i.test(name));
  const step = files.length / count;
  const chosen = Array.from({ length: count }, (_, at) => files[Math.floor(at * step)] as string);
  return Promise.all(chosen.map(async (name) => new Blob([await readFile(path.join(from, name))])));
}

const photos = folder ? await readFolder(folder) : await readPhotos(count, count);
const site = await startBenchSite();
try {
  const body = { login_type: 'email', email: 'bench@example.com', password: 'papaya salad 7' } as const;
  const { token } = await apiAt(site.address)(signUpSeller, { body });
  const api = apiAt(site.address, token);
  const drafts = () => api(listDrafts, { body: {} });
  const began = performance.now();
  const since = () => ((performance.now() - began) / 1000).toFixed(1);
  // Choosing the photos, opening the file dialog, and confirming it.
  let taps = 3;

  const waiting = [...photos.entries()];
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [position, file] = next;
        await api(uploadDraftPhoto, { file, body: { upload_key: `bench-photo-${position}`, position } });
      }
    }),
  );
  const sent = since();
  for (;;) {
    const { progress } = await drafts();
    if (progress.read === progress.photos) break;
    await delay(500);
  }
  const read = since();

  const found = (await drafts()).drafts;
  const sure = found.filter(({ doubts }) => doubts.length === 0);
  const asked = found.filter(({ doubts }) => doubts.length > 0);
  for (const { id } of asked) {
    await api(changeDrafts, { body: { drafts: [{ id, is_checked: true }] } });
    taps += 1;
  }
  // Publishing, and saving how the first one is shipped.
  taps += 2;
  await api(acceptDrafts, { body: { all_sure: true } });
  for (;;) {
    const { drafts: now } = await drafts();
    if (now.every(({ state }) => state === 'published')) break;
    const refused = now.find(({ problem }) => problem);
    if (refused) throw new Error(refused.problem?.message);
    await delay(500);
  }
  const { listings } = await api(listOwnListings, { body: {} });
  console.log(
    `load average ${loadavg()[0]?.toFixed(1)}, ${count} photos, ${found.length} drafts, ${listings.length} on the first page of listings\n`,
  );
  console.log('| what | measured | goal |\n|---|---|---|');
  console.log(`| all sent | ${sent} s | |`);
  console.log(`| all read | ${read} s | |`);
  console.log(`| all live, without the time that a person takes | ${since()} s | at most 300 s |`);
  console.log(`| sure without a look | ${sure.length} of ${found.length} | |`);
  console.log(`| taps | ${taps} | at most 60 |`);
} finally {
  await site.stop();
}
