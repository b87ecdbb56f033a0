import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchPath } from 'react-router';
import { expect, test } from 'vitest';
import { languages } from '../../contracts/languages.ts';
import { getHelpTopics } from '../../help/lookup.ts';
import routes from '../routes.ts';
import { navItems } from './seller-shell/nav-items.ts';
import { accountMenuEntries } from './shell/header/account/account-menu-entries.ts';

const guards: Record<string, string> = {
  'routes/layouts/sellers-only.tsx': 'seller',
  'routes/layouts/customers-only.tsx': 'customer',
  'routes/layouts/guests-only.tsx': 'guest',
};

interface Page {
  path: string;
  guard: string;
}

const pages = listPages(routes);

function listPages(entries: RouteConfigEntry[], guard = 'everyone'): Page[] {
  return entries.flatMap(({ path = '', file, children }) =>
    children ? listPages(children, guards[file] ?? guard) : [{ path: `/${path}`, guard }],
  );
}

/** Who may open the page of a link; null where an unknown path would show Home. */
function guardOf(link: string): string | null {
  const [path = ''] = link.split('#');
  return pages.find((page) => page.path !== '/*' && matchPath(page.path, path))?.guard ?? null;
}

test.each(Object.entries(accountMenuEntries))(
  'the account menu of a %s leads to pages that they may open',
  (role, entries) => {
    for (const { to } of entries) {
      // A guest is sent to sign in and comes back.
      const isOpen = role === 'guest' ? guardOf(to) !== null : ['everyone', role].includes(guardOf(to) ?? '');
      expect(isOpen, to).toBe(true);
    }
  },
);

test('a customer and a seller find account, orders, help and contact in their menu', () => {
  const labelsOf = (role: 'customer' | 'seller') => accountMenuEntries[role].map(({ label }) => label);
  expect(labelsOf('customer')).toEqual(expect.arrayContaining(['account', 'orders', 'favorites', 'contact']));
  expect(labelsOf('seller')).toEqual(expect.arrayContaining(['workspace', 'orders', 'profile', 'help', 'contact']));
});

test('the sidebar leads to pages of sellers', () => {
  for (const { to } of navItems) expect(guardOf(to), to).toBe('seller');
});

test.each(languages)('answers of the help in %s link to pages that their readers may open', (language) => {
  for (const role of ['seller', 'customer'] as const) {
    const entries = getHelpTopics(language, role).flatMap((topic) => topic.entries);
    for (const { to } of entries.flatMap(({ links }) => links)) expect(['everyone', role], to).toContain(guardOf(to));
  }
});
