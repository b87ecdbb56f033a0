import { listingsText } from '../../../../i18n/generated/listings.ts';

/** Says once for a list what the label on its cards means; on a phone the cards do not have it. */
export function SponsoredNote() {
  return <p className="mt-4 text-muted text-sm max-sm:hidden">{listingsText('sponsoredNote')}</p>;
}
