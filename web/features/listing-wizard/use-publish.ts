import { useRef, useState } from 'react';
import { addProduct } from '../../../contracts/listing-publishing.ts';
import { api } from '../../lib/api.ts';
import { loadModule } from '../../lib/load-module.ts';
import { readSession, startSession } from '../../lib/session.ts';
import { useFailureToast } from '../../ui/failure-toast.ts';
import { useToast } from '../../ui/toast.tsx';
import type { PublishedListing } from './published-note.tsx';
import type { DraftHandle } from './use-draft.ts';

function updateSessionName(name: string): void {
  const session = readSession();
  if (session) startSession({ ...session, post: { ...session.post, name, has_default_name: false } });
}

/** Publishes the draft. Success clears it for the next listing; a failure leaves it unchanged. */
export function usePublish({ draft, clear }: DraftHandle) {
  const showToast = useToast();
  const showFailure = useFailureToast();
  const [published, setPublished] = useState<PublishedListing | null>(null);
  const [isPublishing, setPublishing] = useState(false);
  const isBusy = useRef(false);

  /** `shopName` is empty unless the seller still has the default name. */
  async function publish(shopName: string) {
    if (isBusy.current) return;
    isBusy.current = true;
    setPublishing(true);
    try {
      const [{ pathTo }, { publishForm }] = await loadModule(() =>
        Promise.all([import('../../../catalog/lookup.ts'), import('./publish-form.ts')]),
      );
      const body = { ...publishForm(draft, pathTo(draft.categoryId)), ...(shopName ? { shopName } : {}) };
      const { message, product } = await api(addProduct, { body });
      if (shopName) updateSessionName(shopName);
      showToast({ text: message, side: 'seller' });
      setPublished({ id: product.id, title: draft.texts[draft.source].title });
      clear();
    } catch (error) {
      showFailure(error);
    } finally {
      isBusy.current = false;
      setPublishing(false);
    }
  }

  return { publish, isPublishing, published, clearPublished: () => setPublished(null) };
}
