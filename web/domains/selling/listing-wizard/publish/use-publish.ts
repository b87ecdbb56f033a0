import { useRef, useState } from 'react';
import { loadModule } from '../../../../lib/page/load-module.ts';
import { useFailureToast } from '../../../../ui/overlays/failure-toast.ts';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import type { DraftHandle } from '../draft/use-draft.ts';
import type { PublishedListing } from './published-note.tsx';

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
      const { publishDraft } = await loadModule(() => import('./publish-draft.ts'));
      const { message, product } = await publishDraft(draft, shopName);
      showToast({ text: message, accountRole: 'seller' });
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
