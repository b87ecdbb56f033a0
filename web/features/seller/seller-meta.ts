import type { MetaDescriptor } from 'react-router';
import { type Language, languages } from '../../../contracts/languages.ts';
import type { Seller } from '../../../contracts/sellers.ts';
import { formatListings } from '../../lib/format.ts';
import { inLanguage } from '../../lib/language.ts';
import { pageMeta } from '../../lib/page-meta.ts';

/** What machines read of a seller's page. */
export function sellerMeta(seller: Seller, language: Language, origin: string): MetaDescriptor[] {
  const address = `/seller/${seller.id}`;
  const at = (name: Language) => `${origin}${inLanguage(address, name)}` as `http${string}`;
  const description = [seller.place, formatListings(seller.listings), seller.story].filter(Boolean).join(' · ');
  return [
    ...pageMeta({ title: `${seller.name} · Snapbazaar`, description, canonical: at(language) }),
    ...languages.map((name) => ({ tagName: 'link', rel: 'alternate', hrefLang: name, href: at(name) }) as const),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: at('en') },
    { property: 'og:url', content: at(language) },
    { 'script:ld+json': profileOf(seller, at('en')) },
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
