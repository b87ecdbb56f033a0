import { languages } from '../../contracts/languages.ts';
import { pathInLanguage } from '../../contracts/pages/language-path.ts';
import type { Category } from './visit.ts';

/** Ids and names of the demo shop for page addresses. */
export interface DemoIds {
  productId: string;
  sellerId: string;
}

export interface PublicPage {
  name: string;
  /** The pattern in web/routes.ts. */
  route: string;
  address(ids: DemoIds): string;
  /** Lighthouse audits that do not apply to this page. */
  notWanted?: readonly Category[];
}

const page = (name: string, route: string, address: string | PublicPage['address'], rest = {}): PublicPage => ({
  ...{ name, route, ...rest },
  address: typeof address === 'string' ? () => address : address,
});
const categoryPage = 'products/:categoryId/:subCategoryId?';
/** The page is noindex on purpose. */
const keptFromSearch = { notWanted: ['seo'] };
/** Shows Home with status 404, which the browser logs as an error. */
const missing = { notWanted: ['seo', 'best-practices'] };

/** Every public page, at an address with content. */
export const publicPages: readonly PublicPage[] = [
  page('home', '', '/'),
  page('browse', categoryPage, '/products/3000'),
  page('sub-category', categoryPage, '/products/3000/3100'),
  page('search', 'search', '/search?q=lamp'),
  page('search-by-photo', 'search-by-photo', '/search-by-photo', keptFromSearch),
  page('product', 'product/:id', ({ productId }) => `/product/${productId}`),
  page('seller', 'seller/:id', ({ sellerId }) => `/seller/${sellerId}`),
  page('food', 'design', '/design'),
  ...['about', 'contact', 'help', 'sponsor', 'terms', 'privacy', 'licenses'].map((name) =>
    page(name, name, `/${name}`),
  ),
  ...['signin', 'signup', 'signin-user', 'signup-user'].map((name) => page(name, name, `/${name}`)),
  ...['forgot-password', 'forgot-password-user', 'reset-password'].map((name) =>
    page(name, name, `/${name}`, keptFromSearch),
  ),
  ...['contacts/verify', 'contacts/undo', 'mail/stop'].map((route) =>
    page(route.replace('/', '-'), route, `/${route}`, keptFromSearch),
  ),
  ...['cart', 'offline'].map((name) => page(name, name, `/${name}`, keptFromSearch)),
  ...['operator/sign-in', 'operator/link'].map((route) =>
    page(route.replace('/', '-'), route, `/${route}`, keptFromSearch),
  ),
  page('not-found', '*', '/no-such-page', missing),
];

/** The pages with these names, or all pages when none are given. */
export function choosePages(names: string | undefined): readonly PublicPage[] {
  if (!names) return publicPages;
  return names.split(',').map((name) => {
    const found = publicPages.find((candidate) => candidate.name === name.trim());
    if (!found) throw new Error(`No page is called ${name}: ${publicPages.map((one) => one.name).join(', ')}.`);
    return found;
  });
}

/** The pages in each of these languages; English ones keep their name. */
export function inLanguages(pages: readonly PublicPage[], names: string): readonly PublicPage[] {
  const chosen = names.split(',').map((name) => {
    const found = languages.find((language) => language === name.trim());
    if (!found) throw new Error(`No language is called ${name}: ${languages.join(', ')}.`);
    return found;
  });
  return chosen.flatMap((language) =>
    pages.map((page) => ({
      ...page,
      name: language === 'en' ? page.name : `${page.name} ${language}`,
      address: (ids: DemoIds) => pathInLanguage(page.address(ids), language),
    })),
  );
}
