import sharp from 'sharp';
import type { Site } from '../site/site.ts';
import type { Act } from './acknowledged.ts';
import { longestAnswerMs } from './answers.ts';

const concurrency = 4;

/** Fetches the photo of each acknowledged request and a resized copy; returns those that are missing or different. */
export async function findSpoiltPhotos({ database, web }: Site, acts: Act[]): Promise<string[]> {
  const rows = await database.query<{ name: string; image: string }>(
    'select uuid::text as name, image from analyses union all select id::text, image from products',
  );
  const images = new Map(rows.map(({ name, image }) => [name, image]));
  const addresses = acts.flatMap((act) => {
    if (act.kind !== 'photo' && act.kind !== 'listing') return [];
    const name = images.get(act.kind === 'photo' ? act.uuid : act.productId);
    // Missing rows are counted by the database check.
    return name ? [`/uploads/${name}`, `/uploads/320/${name}`].map((address) => ({ address, act })) : [];
  });
  const spoilt: string[] = [];
  async function look(): Promise<void> {
    for (let next = addresses.shift(); next; next = addresses.shift()) {
      const problem = await problemAt(`${web.address}${next.address}`, next.act.colour);
      if (problem) spoilt.push(`${next.act.kind} ${next.address}: ${problem}`);
    }
  }
  await Promise.all(Array.from({ length: concurrency }, look));
  return spoilt;
}

async function problemAt(address: string, colour: number): Promise<string | null> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(longestAnswerMs) });
    const bytes = Buffer.from(await response.arrayBuffer());
    if (!response.ok) return `answered ${response.status}`;
    const { channels } = await sharp(bytes, { failOn: 'warning' }).stats();
    const seen = channels[0]?.mean ?? Number.NaN;
    return Math.abs(seen - colour) <= 4 ? null : `shows a grey of ${seen.toFixed(0)} instead of ${colour}`;
  } catch (error) {
    return `cannot be had: ${(error as Error).message}`;
  }
}
