import type { ProductDetails } from '../../../contracts/listings.ts';

/** Shops are counted up to here. */
const countedTo = 1000;

export function SellerCard({ seller }: { seller: ProductDetails['seller'] }) {
  const count = new Intl.NumberFormat('en-US').format(seller.listings);
  const listings = seller.listings === 1 ? '1 listing' : `${count}${seller.listings >= countedTo ? '+' : ''} listings`;
  return (
    <section
      aria-label="Seller"
      className="flex items-center gap-4 rounded-[1.25rem] border border-line bg-surface px-5 py-4 shadow-soft"
    >
      <span
        aria-hidden="true"
        className="flex size-11 shrink-0 items-center justify-center rounded-full bg-brand-soft font-bold font-heading text-brand-strong text-lg"
      >
        {[...seller.name][0]?.toUpperCase()}
      </span>
      <div className="min-w-0">
        <p className="truncate font-bold">{seller.name}</p>
        <p className="text-muted text-sm">{[seller.place, listings].filter(Boolean).join(' · ')}</p>
      </div>
    </section>
  );
}
