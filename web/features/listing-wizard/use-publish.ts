import { useRef, useState } from 'react';
import { isApiFailure } from '../../../contracts/client.ts';
import { addProduct } from '../../../contracts/listing-publishing.ts';
import { api } from '../../lib/api.ts';
import { useToast } from '../../ui/toast.tsx';
import { publishForm } from './publish-form.ts';
import type { PublishedListing } from './published-note.tsx';
import type { DraftHold } from './use-draft.ts';

/** Publishes the draft. On success it is gone and the next one begins; after a failure everything stays filled. */
export function usePublish({ draft, clear }: DraftHold) {
  const showToast = useToast();
  const [published, setPublished] = useState<PublishedListing | null>(null);
  const [isPublishing, setPublishing] = useState(false);
  const isBusy = useRef(false);

  async function publish() {
    if (isBusy.current) return;
    isBusy.current = true;
    setPublishing(true);
    try {
      const { pathTo } = await import('../../../catalog/lookup.ts');
      const { message, product } = await api(addProduct, { body: publishForm(draft, pathTo(draft.categoryId)) });
      showToast({ text: message, side: 'seller' });
      setPublished({ id: product.id, title: draft.texts.en.title });
      clear();
    } catch (error) {
      if (isApiFailure(error)) showToast({ text: error.message, tone: 'bad', side: 'seller' });
      // The connection bar speaks about a server that cannot be reached.
      else console.warn('The listing got no answer.', error);
    } finally {
      isBusy.current = false;
      setPublishing(false);
    }
  }

  return { publish, isPublishing, published, forgetPublished: () => setPublished(null) };
}
