import type { MetaDescriptor } from 'react-router';
import type { Language } from '../../../../contracts/languages.ts';
import type { Seller } from '../../../../contracts/marketplace/sellers.ts';
import { addressIn, pageMeta } from '../../../lib/page/page-meta.ts';
import { formatListings } from './format-listings.ts';

/** Metadata of a seller's page for search engines and link previews. */
export function sellerMeta(seller: Seller, language: Language, origin: string): MetaDescriptor[] {
  const path = `/seller/${seller.id}`;
  const description = [seller.place, formatListings(seller.listings), seller.story].filter(Boolean).join(' · ');
  return [
    ...pageMeta({ title: `${seller.name} · Snapbazaar`, description, address: { origin, path } }),
    { 'script:ld+json': profileJsonLd(seller, addressIn(origin, path, language)) },
  ];
}

/** Structured data with only what the seller published about themselves. */
function profileJsonLd({ name, place, story, since }: Seller, url: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    dateCreated: since,
    mainEntity: {
      '@type': 'Organization',
      name,
      url,
      ...(story ? { description: story } : {}),
      ...(place ? { location: { '@type': 'Place', name: place } } : {}),
    },
  };
}
