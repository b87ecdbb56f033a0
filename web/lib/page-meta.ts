import type { MetaDescriptor } from 'react-router';
import { type Language, languages } from '../../contracts/languages.ts';
import { inLanguage } from './language.ts';

interface PageMeta {
  title: string;
  description: string;
  /** Where the page lives, with its origin; left out for pages that search engines should not keep. */
  canonical?: string | undefined;
}

/** Title, description, canonical address and the basics of a link preview. */
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

/** The origin that people see, as the root's loader was told it; machines do not follow addresses without one. */
export function originOf(matches: readonly ({ loaderData?: unknown } | undefined)[]): string {
  return (matches[0]?.loaderData as { origin: string } | undefined)?.origin ?? '';
}

/** The same page in each language it is written in; `address` begins with the origin. */
export function alternates(address: string, written: readonly Language[] = languages): MetaDescriptor[] {
  const link = (hrefLang: string, href: string) => ({ tagName: 'link', rel: 'alternate', hrefLang, href }) as const;
  return [...written.map((name) => link(name, inLanguage(address, name))), link('x-default', address)];
}
