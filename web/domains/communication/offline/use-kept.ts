import { useEffect, useState } from 'react';
import { storageKeys } from '../../../lib/storage/storage-keys.ts';
import { storedText } from '../../../lib/storage/stored-text.ts';
import { readSession } from '../../identity/session/session.ts';
import { type OfflineLine, readOfflineCart } from '../../ordering/carts/kept-cart.ts';
import type { ListingDraft } from '../../selling/listing-wizard/draft/draft.ts';
import { readDraft } from '../../selling/listing-wizard/draft/read-draft.ts';
import { type KeptThread, listKeptThreads } from '../messages/kept-threads.ts';

export interface Kept {
  cart: OfflineLine[];
  draft: ListingDraft | null;
  threads: KeptThread[];
}

/** What this browser holds for the person who is signed in; null until it is read. */
export function useKept(): Kept | null {
  const [kept, setKept] = useState<Kept | null>(null);
  useEffect(() => void readKept().then(setKept), []);
  return kept;
}

async function readKept(): Promise<Kept> {
  const session = readSession();
  const owner = session?.user_type === 'seller' ? (session.post.id ?? session.token) : null;
  const draft = owner === null ? null : readDraft(storedText(storageKeys.listingDraft).read(), owner);
  const [cart, threads] = await Promise.all([readOfflineCart(), listKeptThreads()]);
  return { cart, draft, threads };
}
