import type { MetaDescriptor } from 'react-router';
import { type Language, languages } from '../../../contracts/languages.ts';
import { pathInLanguage } from '../../../contracts/pages/language-path.ts';
import { getLocale } from '../../../i18n/locale.ts';

interface PageMeta {
  title: string;
  description: string;
  /** Left out for pages that search engines should not index. */
  address?: PageAddress | undefined;
}

interface PageAddress {
  origin: string;
  /** The English path. */
  path: string;
  /** The languages that the page is written in; all of them unless given. */
  pageLocales?: readonly Language[];
}

/** Title, description, Open Graph tags, and the page's address in its own and in the other languages. */
export function pageMeta({ title, description, address }: PageMeta): MetaDescriptor[] {
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:site_name', content: 'Snapbazaar' },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    ...(address ? addressLinks(address) : [{ name: 'robots', content: 'noindex' }]),
  ];
}

/** A page that is not written in the page's language repeats the English one. */
function addressLinks({ origin, path, pageLocales = languages }: PageAddress): MetaDescriptor[] {
  const link = (hrefLang: string, href: string) => ({ tagName: 'link', rel: 'alternate', hrefLang, href }) as const;
  const here = addressIn(origin, path, pageLocales.includes(getLocale()) ? getLocale() : 'en');
  return [
    { tagName: 'link', rel: 'canonical', href: here },
    { property: 'og:url', content: here },
    ...pageLocales.map((language) => link(language, addressIn(origin, path, language))),
    link('x-default', origin + path),
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
