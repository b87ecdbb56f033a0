/**
 * The rules of a listing with their messages.
 * Plain functions, so that wizard, storefront and server use the same checks.
 */
export interface ListingText {
  title: string;
  description: string;
}
