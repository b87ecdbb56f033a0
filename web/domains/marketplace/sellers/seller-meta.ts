import type { MetaDescriptor } from 'react-router';
import type { Language } from '../../../../contracts/languages.ts';
import { pictureAddress } from '../../../../contracts/marketplace/pictures.ts';
import type { Seller } from '../../../../contracts/marketplace/sellers.ts';
import { addressIn, pageMeta } from '../../../lib/page/page-meta.ts';
import { formatListings } from './format-listings.ts';

/** Metadata of a seller's page for search engines and link previews. */
export function sellerMeta(seller: Seller, language: Language, origin: string): MetaDescriptor[] {
  const path = `/seller/${seller.id}`;
  const description = [seller.place, formatListings(seller.listings), seller.about?.text ?? seller.story]
    .filter(Boolean)
    .join(' · ');
  return [
    ...pageMeta({ title: `${seller.name} · Snapbazaar`, description, address: { origin, path } }),
    { 'script:ld+json': profileJsonLd(seller, { origin, path, language }) },
  ];
}

interface Address {
  origin: string;
  path: string;
  language: Language;
}

/** Structured data with only what the seller published about themselves. */
function profileJsonLd({ name, place, about, story, since, logo }: Seller, { origin, path, language }: Address) {
  const description = about?.text ?? story;
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    dateCreated: since,
    mainEntity: {
      '@type': 'Organization',
      name,
      url: addressIn(origin, path, language),
      ...(description ? { description } : {}),
      ...(logo ? { logo: `${origin}${pictureAddress(logo, 640, 'webp')}` } : {}),
      ...(place ? { location: { '@type': 'Place', name: place } } : {}),
    },
  };
}
