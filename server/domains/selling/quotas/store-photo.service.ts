import { randomUUID } from 'node:crypto';
import type { Db } from '../../../platform/db/database.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { type Quotas, reserveSpace } from './quotas.service.ts';

export interface PhotoStore {
  db: Db;
  storage: Storage;
  quotas: Quotas;
}

/** Stores a prepared photo against the seller's quota; returns its name below `/uploads/`. */
export async function storePhoto({ db, storage, quotas }: PhotoStore, sellerId: number, photo: Uint8Array) {
  const image = `${randomUUID()}.webp`;
  await reserveSpace(db, quotas, { name: image, sellerId, bytes: photo.byteLength });
  await storage.put(image, photo, 'image/webp');
  return image;
}
