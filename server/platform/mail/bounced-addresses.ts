import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { bouncedAddresses } from '../../schema/communication/mails.ts';
import type { Db } from '../db/database.ts';

/** Allows mails to an address again, because its owner has just read one. */
export async function forgetBounce(db: Db, address: string): Promise<void> {
  await db.delete(bouncedAddresses).where(eq(bouncedAddresses.addressHash, hashAddress(address)));
}

/** Whether a mail server refused the address for good. */
export async function hasBounced(db: Db, address: string): Promise<boolean> {
  const isSame = eq(bouncedAddresses.addressHash, hashAddress(address));
  return (await db.select().from(bouncedAddresses).where(isSame)).length > 0;
}

/** Remembers that a mail server refused the address for good. */
export async function rememberBounce(db: Db, address: string, now: Date): Promise<void> {
  await db
    .insert(bouncedAddresses)
    .values({ addressHash: hashAddress(address), bouncedAt: now })
    .onConflictDoUpdate({ target: bouncedAddresses.addressHash, set: { bouncedAt: now } });
}

const hashAddress = (address: string) => createHash('sha256').update(address.toLowerCase()).digest('base64url');
