import type { Category } from './visit.ts';

/** What a page of the demo shop needs in its address. */
export interface DemoIds {
  productId: string;
  sellerId: string;
}

export interface PublicPage {
  name: string;
  /** As it stands in web/routes.ts. */
  route: string;
  address(ids: DemoIds): string;
  /** What Lighthouse wishes for this page and we do not. */
  notWanted?: readonly Category[];
}

const page = (name: string, route: string, address: string | PublicPage['address'], rest = {}): PublicPage => ({
  ...{ name, route, ...rest },
  address: typeof address === 'string' ? () => address : address,
});
const shelf = 'products/:categoryId/:subCategoryId?';
/** Search engines are told to stay away. */
const keptFromSearch = { notWanted: ['seo'] };
/** Home in looks, with a status of 404, which the browser itself notes as an error. */
const missing = { notWanted: ['seo', 'best-practices'] };

/** Every page that anyone may open, at an address with something to see. */
export const publicPages: readonly PublicPage[] = [
  page('home', '', '/'),
  page('browse', shelf, '/products/3000'),
  page('sub-category', shelf, '/products/3000/3100'),
  page('search', 'search', '/search?q=lamp', keptFromSearch),
  page('product', 'product/:id', ({ productId }) => `/product/${productId}`),
  page('seller', 'seller/:id', ({ sellerId }) => `/seller/${sellerId}`),
  page('food', 'design', '/design'),
  ...['about', 'contact', 'sponsor', 'terms', 'privacy', 'licenses'].map((name) => page(name, name, `/${name}`)),
  ...['signin', 'signup', 'signin-user', 'signup-user'].map((name) => page(name, name, `/${name}`)),
  page('not-found', '*', '/no-such-page', missing),
];

/** The pages that were asked for by name; all of them when none were. */
export function choosePages(names: string | undefined): readonly PublicPage[] {
  if (!names) return publicPages;
  return names.split(',').map((name) => {
    const found = publicPages.find((candidate) => candidate.name === name.trim());
    if (!found) throw new Error(`No page is called ${name}: ${publicPages.map((one) => one.name).join(', ')}.`);
    return found;
  });
}
