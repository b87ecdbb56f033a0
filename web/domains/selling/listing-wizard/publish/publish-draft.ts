import { pathTo } from '../../../../../catalog/lookup.ts';
import { addProduct } from '../../../../../contracts/selling/listing-publishing.ts';
import { api } from '../../../../lib/api/api.ts';
import { readSession, startSession } from '../../../identity/session/session.ts';
import type { ListingDraft } from '../draft/draft.ts';
import { publishForm } from './publish-form.ts';

/** Publishes a draft; `shopName` is empty unless the seller still has the default name. */
export async function publishDraft(draft: ListingDraft, shopName: string) {
  const body = { ...publishForm(draft, pathTo(draft.categoryId)), ...(shopName ? { shopName } : {}) };
  const answer = await api(addProduct, { body });
  if (shopName) updateSessionName(shopName);
  return answer;
}

function updateSessionName(name: string): void {
  const session = readSession();
  if (session) startSession({ ...session, post: { ...session.post, name, has_default_name: false } });
}
