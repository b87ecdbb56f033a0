import { randomUUID } from 'node:crypto';
import type { PublishForm } from '../../../../contracts/selling/listing-publishing.ts';

/** The idempotency key of a publication. Without a draft key each request makes its own listing. */
export function publishKeyOf({ publish_key }: PublishForm): string {
  return publish_key ? `draft:${publish_key}` : `once:${randomUUID()}`;
}
