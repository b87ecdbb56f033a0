import type { OwnListing } from '../../../../contracts/selling/my-listings.ts';
import { getLocale } from '../../../../i18n/locale.ts';

/** Title and category of a listing in the page's language, or in English where it has no such text. */
export function namesOf(listing: OwnListing): { title: string; category: string } {
  return listing.names?.[getLocale()] ?? { title: listing.productTitleEN, category: listing.super_sub_category_name };
}
