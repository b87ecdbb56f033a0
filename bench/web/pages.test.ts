import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from '../../web/routes.ts';
import { choosePages, inLanguages, publicPages } from './pages.ts';

const forSome = ['sellers', 'customers', 'operators'].map((who) => `routes/layouts/${who}-only.tsx`);
// What a browser reads without showing it.
const noPage = ['manifest.webmanifest'];
const onlyWhileDeveloping = ['styleguide'];

function publicRoutes(entries: RouteConfigEntry[]): string[] {
  return entries
    .filter(({ file }) => !forSome.includes(file))
    .flatMap(({ path, index, children }) => [...(path || index ? [path ?? ''] : []), ...publicRoutes(children ?? [])])
    .filter((path) => ![...noPage, ...onlyWhileDeveloping].includes(path));
}

test('bench:web measures every public page', () => {
  expect(new Set(publicPages.map(({ route }) => route))).toEqual(new Set(publicRoutes(routes)));
});

test('choosePages selects by name and reports an unknown name', () => {
  expect(choosePages('home, browse').map(({ name }) => name)).toEqual(['home', 'browse']);
  expect(() => choosePages('hime')).toThrow('No page is called hime: home, browse');
});

test('inLanguages gives each page an address in each language', () => {
  const ids = { productId: '7', sellerId: '8' };
  const pages = inLanguages(choosePages('home,product'), 'en,th');
  expect(pages.map((page) => [page.name, page.address(ids)])).toEqual([
    ['home', '/'],
    ['product', '/product/7'],
    ['home th', '/th'],
    ['product th', '/th/product/7'],
  ]);
  expect(() => inLanguages([], 'de')).toThrow('No language is called de');
});
