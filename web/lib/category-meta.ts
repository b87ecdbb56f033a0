import type { MetaDescriptor } from 'react-router';
import type { Language } from '../../contracts/languages.ts';
import type { NamedCategory } from './category-names.server.ts';
import { inLanguage } from './language.ts';
import { alternateLinks, pageMeta } from './page-meta.ts';

interface NamedCategoryPath {
  aisle: NamedCategory | null;
  section: NamedCategory | null;
}

/** Title, canonical URL and breadcrumbs of a category page; filters and search text do not change its canonical URL. */
export function categoryMeta(
  { aisle, section }: NamedCategoryPath,
  language: Language,
  origin: string,
): MetaDescriptor[] {
  const trail = [aisle, section].filter((category) => category !== null);
  const name = trail
    .map((category) => category.name)
    .reverse()
    .join(' · ');
  const addresses = trail.map((_, depth) => `${origin}${addressOf(trail.slice(0, depth + 1))}`);
  const here = addresses.at(-1) ?? origin;
  return [
    ...pageMeta({
      title: `${name} · Snapbazaar`,
      description: `${name}: products of sellers from everywhere, described in seven languages.`,
      canonical: inLanguage(here, language),
    }),
    ...alternateLinks(here),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          { name: 'Home', item: `${origin}/` },
          ...trail.map(({ name }, depth) => ({ name, item: inLanguage(addresses[depth] ?? origin, language) })),
        ].map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
      },
    },
  ];
}

function addressOf(trail: NamedCategory[]): string {
  return `/products/${trail.map(({ id }) => id).join('/')}`;
}
