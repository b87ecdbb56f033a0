import type { APIRequestContext, Page } from '@playwright/test';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { Language } from '../../../../contracts/languages.ts';
import { pathInLanguage } from '../../../../contracts/pages/language-path.ts';
import routes from '../../../../web/routes.ts';
import { expect } from '../../fixtures.ts';
import { store } from '../../identity/account-steps.ts';
import { api, findFullProduct } from '../../marketplace/product-steps.ts';
import { openOperatorSession, storeOperatorSession } from '../../operations/operator-steps.ts';

export type Visitor = 'guest' | 'seller' | 'customer' | 'operator';

const guards: Record<string, Visitor> = {
  'routes/layouts/sellers-only.tsx': 'seller',
  'routes/layouts/customers-only.tsx': 'customer',
  'routes/layouts/operators-only.tsx': 'operator',
};

/** Example addresses of pages with path parameters or query parameters. */
const examples: Record<string, string[]> = {
  '/manifest.webmanifest': [],
  '/search': ['/search?q=lamp&max_price=60', '/search?q=qqxyzzy'],
  '/search-by-photo': ['/search-by-photo', `/search-by-photo?like=${'A'.repeat(342)}`],
  '/product/:id': ['/product/ID', '/product/99999999'],
  '/seller/:id': ['/seller/SELLER', '/seller/99999999'],
  '/storefront/orders': ['/storefront/orders', '/storefront/orders?q=qqxyzzy'],
  '/storefront/orders/:id': ['/storefront/orders/ORDER'],
  '/messages': ['/messages', '/messages?q=qqxyzzy'],
  '/messages/:id': ['/messages/99999999'],
  '/messages/new': ['/messages/new?product=99999999'],
  '/storefront/messages/:id': ['/storefront/messages/99999999'],
  '/storefront/messages/new': ['/storefront/messages/new?order=99999999'],
  '/checkout': ['/checkout', '/checkout?product=ID&units=1'],
  '/checkout/pay/:purchaseId': ['/checkout/pay/99999999'],
  '/operator/reports/:id': ['/operator/reports/R99999999-1'],
  '/orders/:id': ['/orders/99999999'],
  '/*': ['/nowhere', '/products?dish=noodles#dish'],
  '/products/:categoryId/:subCategoryId?': ['/products/1000/1100', '/products/77'],
};

/** An address of every page and who may see it, so that a new page is tested automatically. */
export function listAddresses(): { address: string; visitor: Visitor }[] {
  return listPages(routes).flatMap(({ path, visitor }) => addressesOf(path).map((address) => ({ address, visitor })));
}

function listPages(entries: RouteConfigEntry[], visitor: Visitor = 'guest'): { path: string; visitor: Visitor }[] {
  return entries.flatMap(({ path = '', file, children }) =>
    children ? listPages(children, guards[file] ?? visitor) : [{ path: `/${path}`, visitor }],
  );
}

function addressesOf(path: string): string[] {
  const addresses = examples[path];
  if (!addresses && /[:*]/.test(path)) throw new Error(`Which address is an example of ${path}?`);
  return addresses ?? [path];
}

const sessions: Partial<Record<Visitor, string>> = {};
const ids = { ID: '', SELLER: '', ORDER: '' };

/** Signs in to the demo accounts and finds the products and orders that the addresses need. */
export async function preparePages(request: APIRequestContext): Promise<void> {
  for (const visitor of ['seller', 'customer'] as const) {
    const email = `${visitor}@demo.snapbazaar.example`;
    const data = { login_type: 'email', email, password: 'night-market-2026' };
    const side = visitor === 'seller' ? 'user' : 'customer';
    sessions[visitor] = await (await request.post(`${api}/${side}/login`, { data })).text();
  }
  sessions.operator = JSON.stringify(await openOperatorSession(request));
  const product = await findFullProduct(request);
  Object.assign(ids, { ID: product.id, SELLER: product.seller.id, ORDER: await findOrder(request) });
}

/** An order of the demo seller. */
async function findOrder(request: APIRequestContext): Promise<string> {
  const { token } = JSON.parse(sessions.seller ?? '{}') as { token?: string };
  const reply = await request.get(`${api}/user/orders`, { headers: { authorization: `Bearer ${token}` } });
  const [order] = (await reply.json()).orders as { id: string }[];
  if (!order) throw new Error('The demo seller has no order.');
  return order.id;
}

/** Opens a page as a visitor who may see it, and waits until it is loaded. */
export async function openPage(
  page: Page,
  address: string,
  visitor: Visitor,
  language: Language = 'en',
): Promise<void> {
  const session = sessions[visitor];
  if (session && visitor === 'operator') await storeOperatorSession(page, session);
  else if (session) await store(page, 'snapbazaar.session', session);
  const target = pathInLanguage(
    address.replace(/ID|SELLER|ORDER/, (name) => ids[name as keyof typeof ids]),
    language,
  );
  await page.goto(target);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('.skeleton, main [aria-busy=true]')).toHaveCount(0);
  expect(page.url()).toBe(process.env.BASE_URL + target);
}
