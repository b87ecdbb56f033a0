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

test('every page that anyone may open is measured', () => {
  expect(new Set(publicPages.map(({ route }) => route))).toEqual(new Set(publicRoutes(routes)));
});

test('pages are chosen by name, and a wrong name is told', () => {
  expect(choosePages('home, browse').map(({ name }) => name)).toEqual(['home', 'browse']);
  expect(() => choosePages('hime')).toThrow('No page is called hime: home, browse');
});
