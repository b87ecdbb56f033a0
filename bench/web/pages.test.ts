import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from '../../web/routes.ts';
import { choosePages, publicPages } from './pages.ts';

const forSome = ['routes/sellers-only.tsx', 'routes/customers-only.tsx'];
const onlyWhileDeveloping = ['styleguide'];

function publicRoutes(entries: RouteConfigEntry[]): string[] {
  return entries
    .filter(({ file }) => !forSome.includes(file))
    .flatMap(({ path, index, children }) => [...(path || index ? [path ?? ''] : []), ...publicRoutes(children ?? [])])
    .filter((path) => !onlyWhileDeveloping.includes(path));
}

test('bench:web measures every public page', () => {
  expect(new Set(publicPages.map(({ route }) => route))).toEqual(new Set(publicRoutes(routes)));
});

test('choosePages selects by name and reports an unknown name', () => {
  expect(choosePages('home, browse').map(({ name }) => name)).toEqual(['home', 'browse']);
  expect(() => choosePages('hime')).toThrow('No page is called hime: home, browse');
});
