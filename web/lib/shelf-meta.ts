import type { MetaDescriptor } from 'react-router';
import type { Language } from '../../contracts/languages.ts';
import { inLanguage } from './language.ts';
import { pageMeta } from './page-meta.ts';
import type { NamedCategory } from './shelf-names.server.ts';

interface NamedShelf {
  aisle: NamedCategory | null;
  section: NamedCategory | null;
  origin: string;
}

/** Title, address and trail of a category's page; filters and words do not make it another page. */
export function shelfMeta({ aisle, section, origin }: NamedShelf, language: Language): MetaDescriptor[] {
  const trail = [aisle, section].filter((category) => category !== null);
  const name = trail
    .map((category) => category.name)
    .reverse()
    .join(' · ');
  const addresses = trail.map((_, depth) => addressOf(trail.slice(0, depth + 1), language));
  return [
    ...pageMeta({
      title: `${name} · Snapbazaar`,
      description: `${name}: products of sellers from everywhere, described in seven languages.`,
      canonical: addresses.at(-1),
    }),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          { name: 'Home', address: '/' as const },
          ...trail.map((category, depth) => ({ name: category.name, address: addresses[depth] })),
        ].map(({ name, address }, place) => ({
          '@type': 'ListItem',
          position: place + 1,
          name,
          item: `${origin}${address}`,
        })),
      },
    },
  ];
}

function addressOf(trail: NamedCategory[], language: Language): `/${string}` {
  return inLanguage(`/products/${trail.map(({ id }) => id).join('/')}`, language) as `/${string}`;
}
