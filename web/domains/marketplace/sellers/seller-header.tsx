import { CalendarDays, MapPin, Package } from 'lucide-react';
import type { Seller } from '../../../../contracts/marketplace/sellers.ts';
import { formatDate } from '../../../../i18n/format-date.ts';
import { sellerText } from '../../../../i18n/generated/seller.ts';
import { SampleDataBadge } from '../../../ui/display/badge.tsx';
import { Monogram } from '../../../ui/display/monogram.tsx';
import { RatingMark } from '../product-card/rating-mark.tsx';
import { formatListings } from './format-listings.ts';

/** The seller's name, place, start date and story. */
export function SellerHeader({ seller }: { seller: Seller }) {
  const facts = [
    ...(seller.place ? [{ icon: MapPin, text: seller.place }] : []),
    { icon: CalendarDays, text: sellerText('since', { date: formatDate(seller.since) }) },
    { icon: Package, text: formatListings(seller.listings) },
  ];
  return (
    <header className="flex gap-5 rounded-tile border border-line bg-surface p-5 shadow-soft max-sm:flex-col sm:items-start sm:gap-7 sm:p-8">
      <Monogram name={seller.name} className="size-16 text-title sm:size-24 sm:text-banner" />
      <div className="min-w-0">
        <h1 dir="auto" className="text-title wrap-anywhere sm:text-display">
          {seller.name}
        </h1>
        <ul className="mt-2.5 flex flex-wrap gap-x-5 gap-y-1.5 text-muted text-sm sm:text-body">
          {facts.map(({ icon: Icon, text }) => (
            <li key={text} className="inline-flex items-center gap-1.5">
              <Icon aria-hidden="true" className="size-4 shrink-0" />
              {text}
            </li>
          ))}
          {seller.rating && (
            <li>
              <RatingMark rating={seller.rating} />
            </li>
          )}
        </ul>
        {seller.is_sample && (
          <p className="mt-3 flex flex-wrap items-center gap-2 text-muted text-sm">
            <SampleDataBadge />
            {sellerText('sampleShop')}
          </p>
        )}
        {seller.story && (
          <p dir="auto" className="mt-4 max-w-2xl whitespace-pre-line text-base leading-[1.7] wrap-anywhere">
            {seller.story}
          </p>
        )}
      </div>
    </header>
  );
}
