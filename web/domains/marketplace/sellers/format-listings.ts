import { maxCountedListings } from '../../../../contracts/marketplace/listing-count.ts';
import { listingCountText } from '../../../../i18n/generated/listing-count.ts';

/** The number of listings of a shop: `1 listing`, `36 listings`, `100+ listings`. */
export function formatListings(count: number): string {
  return listingCountText(count < maxCountedListings ? 'exact' : 'atLeast', { count });
}
