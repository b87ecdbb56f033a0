import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { PublishForm } from '../../../contracts/listing-publishing.ts';

/** What makes two tries to publish the same: the draft's own key, else its photo's analysis, else all that it holds. */
export async function publishKeyOf(form: PublishForm, file: { path: string } | null): Promise<string> {
  if (form.publish_key) return `draft:${form.publish_key}`;
  if (form.productUUID) return `analysis:${form.productUUID}`;
  const hash = createHash('sha256').update(JSON.stringify(form));
  if (file) await pipeline(createReadStream(file.path), hash, { end: false });
  return `content:${hash.digest('hex')}`;
}
