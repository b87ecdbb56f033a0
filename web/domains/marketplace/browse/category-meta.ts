import type { MetaDescriptor } from 'react-router';
import type { Language } from '../../../../contracts/languages.ts';
import { browseCategoryText } from '../../../../i18n/generated/browse-category.ts';
import { shellText } from '../../../../i18n/generated/shell.ts';
import { addressIn, pageMeta } from '../../../lib/page/page-meta.ts';
import type { NamedCategory } from './category-names.server.ts';

interface NamedCategoryPath {
  topCategory: NamedCategory | null;
  section: NamedCategory | null;
}

/** Title, canonical URL and breadcrumbs of a category page; filters and search text do not change its canonical URL. */
export function categoryMeta(
  { topCategory, section }: NamedCategoryPath,
  language: Language,
  origin: string,
): MetaDescriptor[] {
  const trail = [topCategory, section].filter((category) => category !== null);
  const name = trail
    .map((category) => category.name)
    .reverse()
    .join(' · ');
  const paths = trail.map((_, depth) => pathOf(trail.slice(0, depth + 1)));
  const here = paths.at(-1) ?? '/';
  return [
    ...pageMeta({
      title: `${name} · Snapbazaar`,
      description: browseCategoryText('categoryDescription', { name }),
      address: { origin, path: here },
    }),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          { name: shellText('home'), item: addressIn(origin, '/', language) },
          ...trail.map(({ name }, depth) => ({ name, item: addressIn(origin, paths[depth] ?? '/', language) })),
        ].map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
      },
    },
  ];
}

function pathOf(trail: NamedCategory[]): string {
  return `/products/${trail.map(({ id }) => id).join('/')}`;
}
