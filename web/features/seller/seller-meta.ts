import type { MetaDescriptor } from 'react-router';
import type { Language } from '../../../contracts/languages.ts';
import type { Seller } from '../../../contracts/sellers.ts';
import { formatListings } from '../../lib/format.ts';
import { inLanguage } from '../../lib/language.ts';
import { alternates, pageMeta } from '../../lib/page-meta.ts';

/** What machines read of a seller's page. */
export function sellerMeta(seller: Seller, language: Language, origin: string): MetaDescriptor[] {
  const address = `${origin}/seller/${seller.id}`;
  const here = inLanguage(address, language);
  const description = [seller.place, formatListings(seller.listings), seller.story].filter(Boolean).join(' · ');
  return [
    ...pageMeta({ title: `${seller.name} · Snapbazaar`, description, canonical: here }),
    ...alternates(address),
    { property: 'og:url', content: here },
    { 'script:ld+json': profileOf(seller, address) },
  ];
}

/** Only what the seller said of themselves. */
function profileOf({ name, place, story, since }: Seller, url: string) {
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
