import type { MetaDescriptor } from 'react-router';
import { pathInLanguage } from '../../contracts/language-path.ts';
import { type Language, languages } from '../../contracts/languages.ts';

interface PageMeta {
  title: string;
  description: string;
  /** The page's absolute URL; left out for pages that search engines should not index. */
  canonical?: string | undefined;
}

/** Title, description, canonical URL and basic Open Graph tags. */
export function pageMeta({ title, description, canonical }: PageMeta): MetaDescriptor[] {
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:site_name', content: 'Snapbazaar' },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    canonical ? { tagName: 'link', rel: 'canonical', href: canonical } : { name: 'robots', content: 'noindex' },
  ];
}

/** The public origin from the root loader, because crawlers need absolute URLs. */
export function originOf(matches: readonly ({ loaderData?: unknown } | undefined)[]): string {
  return (matches[0]?.loaderData as { origin: string } | undefined)?.origin ?? '';
}

/** The absolute address of a page in a language. */
export function addressIn(origin: string, path: string, language: Language): string {
  return origin + pathInLanguage(path, language);
}

/** `hreflang` links to the page in each of its languages. */
export function alternateLinks(
  origin: string,
  path: string,
  pageLanguages: readonly Language[] = languages,
): MetaDescriptor[] {
  const link = (hrefLang: string, href: string) => ({ tagName: 'link', rel: 'alternate', hrefLang, href }) as const;
  return [...pageLanguages.map((name) => link(name, addressIn(origin, path, name))), link('x-default', origin + path)];
}
