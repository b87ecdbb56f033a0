import { CalendarDays, MapPin, Package, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { pictureAddress } from '../../../../contracts/marketplace/pictures.ts';
import type { Seller } from '../../../../contracts/marketplace/sellers.ts';
import { formatDate } from '../../../../i18n/format-date.ts';
import { sellerText } from '../../../../i18n/generated/seller.ts';
import { breakpoints } from '../../../lib/page/breakpoints.ts';
import { SampleDataBadge } from '../../../ui/display/badge.tsx';
import { RatingMark } from '../product-card/rating-mark.tsx';
import { formatListings } from './format-listings.ts';
import { ShopLogo } from './shop-logo.tsx';
import { VacationNote } from './vacation-note.tsx';

interface SellerHeaderProps {
  seller: Seller;
  /** The buttons of visitors; the preview of a shop has none. */
  actions?: ReactNode;
}

/** The head of a shop: its pictures, its name, what is known of it, and when its seller is away. */
export function SellerHeader({ seller, actions }: SellerHeaderProps) {
  // The preview is on a page that has its own heading.
  const Name = actions ? 'h1' : 'p';
  const facts = [
    ...(seller.place ? [{ icon: MapPin, text: seller.place }] : []),
    { icon: CalendarDays, text: sellerText('since', { date: formatDate(seller.since) }) },
    { icon: Package, text: formatListings(seller.listings) },
    ...(seller.followers > 0 ? [{ icon: UsersRound, text: sellerText('followers', { count: seller.followers }) }] : []),
  ];
  return (
    <header className="overflow-hidden rounded-tile border border-line bg-surface shadow-soft">
      <Banner seller={seller} />
      <div className="flex flex-col gap-4 px-5 pb-5 sm:px-8 sm:pb-7">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <ShopLogo
            name={seller.name}
            logo={seller.logo}
            className="-mt-10 size-20 border-4 border-surface text-title sm:-mt-14 sm:size-28 sm:text-banner"
          />
          {actions && <div className="flex flex-wrap gap-2.5 pt-3">{actions}</div>}
        </div>
        <div className="min-w-0">
          <Name dir="auto" className="font-bold font-heading text-title leading-heading wrap-anywhere sm:text-display">
            {seller.name}
          </Name>
          <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1.5 text-muted text-sm sm:text-body">
            {seller.rating && (
              <li>
                <RatingMark rating={seller.rating} />
              </li>
            )}
            {facts.map(({ icon: Icon, text }) => (
              <li
                key={text}
                translate={text === seller.place ? 'no' : undefined}
                className="inline-flex items-center gap-1.5"
              >
                <Icon aria-hidden="true" className="size-4 shrink-0" />
                {text}
              </li>
            ))}
          </ul>
          {seller.is_sample && (
            <p className="mt-3 flex flex-wrap items-center gap-2 text-muted text-sm">
              <SampleDataBadge />
              {sellerText('sampleShop')}
            </p>
          )}
        </div>
        {seller.vacation && <VacationNote vacation={seller.vacation} />}
      </div>
    </header>
  );
}

/** The banner; a shop without one has a calm ground, so that its head looks whole. */
function Banner({ seller: { banner, name } }: { seller: Seller }) {
  if (!banner) return <div className="h-20 bg-linear-to-r from-brand-soft to-sunken sm:h-28" />;
  return (
    <img
      src={pictureAddress(banner, 800, 'webp')}
      srcSet={`${pictureAddress(banner, 480, 'webp')} 480w, ${pictureAddress(banner, 800, 'webp')} 800w, /uploads/${banner} 1600w`}
      sizes={`(min-width: ${breakpoints.xl}) 74rem, 100vw`}
      alt={sellerText('bannerAlt', { name })}
      width={1280}
      height={320}
      fetchPriority="high"
      className="aspect-[5/2] w-full bg-sunken object-cover sm:aspect-[4/1]"
    />
  );
}
