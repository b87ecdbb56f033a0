import { randomUUID } from 'node:crypto';
import type { PublishForm } from '../../../contracts/listing-publishing.ts';

/** What makes two tries to publish the same: the draft's key. Without one each try is a listing of its own. */
export function publishKeyOf({ publish_key }: PublishForm): string {
  return publish_key ? `draft:${publish_key}` : `once:${randomUUID()}`;
}
