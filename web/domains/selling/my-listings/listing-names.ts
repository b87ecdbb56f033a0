import type { OwnListing } from '../../../../contracts/selling/storefront.ts';
import { pageLanguage } from '../../../../i18n/page-language.ts';

/** Title and category of a listing in the page's language, or in English where it has no such text. */
export function namesOf(listing: OwnListing): { title: string; category: string } {
  return (
    listing.names?.[pageLanguage()] ?? { title: listing.productTitleEN, category: listing.super_sub_category_name }
  );
}
