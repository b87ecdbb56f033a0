import { useState } from 'react';
import {
  type OwnListing,
  pauseListing,
  removeListing,
  restoreListing,
  resumeListing,
} from '../../../../contracts/selling/my-listings.ts';
import { myListingsText } from '../../../../i18n/generated/my-listings.ts';
import { api } from '../../../lib/api/api.ts';
import { useFailureToast } from '../../../ui/overlays/failure-toast.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';

export interface ListingActions {
  busyId: string | null;
  pause: (listing: OwnListing) => Promise<void>;
  resume: (listing: OwnListing) => Promise<void>;
  remove: (listing: OwnListing) => Promise<void>;
  restore: (listing: OwnListing) => Promise<void>;
}

type Call = typeof pauseListing | typeof removeListing;

/** The one-click actions of a listing; `onChanged` receives the updated listing. */
export function useListingActions(onChanged: (listing: OwnListing) => void): ListingActions {
  const showToast = useToast();
  const showFailure = useFailureToast();
  const [busyId, setBusyId] = useState<string | null>(null);

  async function run(call: Call, { id }: OwnListing, onDone: (message: string) => void) {
    setBusyId(id);
    try {
      const { listing, message } = await api(call, { params: { id } });
      onChanged(listing);
      onDone(message);
    } catch (error) {
      showFailure(error);
    } finally {
      setBusyId(null);
    }
  }

  const showMessage = (text: string) => showToast({ text, accountRole: 'seller' });
  const restore = (listing: OwnListing) => run(restoreListing, listing, showMessage);
  return {
    busyId,
    pause: (listing) => run(pauseListing, listing, showMessage),
    resume: (listing) => run(resumeListing, listing, showMessage),
    remove: (listing) =>
      run(removeListing, listing, (text) =>
        showToast({
          text,
          accountRole: 'seller',
          action: { label: myListingsText('undo'), onPress: () => void restore(listing) },
        }),
      ),
    restore,
  };
}
