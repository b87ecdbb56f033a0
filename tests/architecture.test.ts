import { describe, expect, test } from 'vitest';
import type { Endpoint } from '../contracts/endpoint.ts';
import { declaredContracts, declaredEndpoints } from './support/declared-endpoints.ts';
import { buildTestApp } from './support/test-app.ts';

const { server } = await buildTestApp();

/** Every endpoint and who may call it. A new endpoint must be added here deliberately. */
const accessRules: Record<string, Endpoint['access']> = {
  'POST /user/all-products': 'open',
  'GET /user/product/:id/:language': 'open',
  'POST /user/suggest': 'open',
  'POST /user/kinds': 'open',
  'POST /user/kind-search': 'open',
  'POST /user/ad-pictures': 'open',
  'POST /user/ad-prompts': 'open',
  'GET /user/seller/:id': 'open',
  'POST /user/seller/:id/products': 'open',
  'POST /user/add-product': 'seller',
  'POST /user/storefront': 'seller',
  'GET /user/storefront/:id': 'seller',
  'POST /user/storefront/:id': 'seller',
  'DELETE /user/storefront/:id': 'seller',
  'POST /user/storefront/:id/pause': 'seller',
  'POST /user/storefront/:id/resume': 'seller',
  'POST /user/storefront/:id/restore': 'seller',
  'POST /customer/favorites/:id': 'customer',
  'DELETE /customer/favorites/:id': 'customer',
  'GET /customer/favorite-ids': 'customer',
  'POST /customer/favorites': 'customer',
  'POST /user/profile': 'account',
  'GET /user/choices': 'seller',
  'POST /user/choices': 'seller',
  'GET /user/tokens': 'seller',
  'GET /user/data': 'account',
  'POST /user/close': 'account',
  'POST /user/ask': 'seller',
  'GET /user/limits': 'seller',
  'POST /user/photo-search': 'open',
  'POST /user/alike': 'open',
  'GET /user/photo-learning': 'seller',
  'POST /user/photo-learning': 'seller',
  'POST /user/photo-edits': 'seller',
  'POST /user/photo-edits/:id/enhance': 'seller',
  'POST /user/photo-edits/:id/background': 'seller',
  'POST /user/events': 'open',
  'POST /user/analytics': 'seller',
  'POST /user/messages': 'seller',
  'GET /user/wallet': 'seller',
  'POST /user/wallet/history': 'seller',
  'POST /user/wallet/quote': 'seller',
  'POST /user/wallet/movements': 'seller',
  'POST /user/wallet/bank-account': 'seller',
  'DELETE /user/wallet/bank-account': 'seller',
  'GET /user/invoice-summary': 'seller',
  'POST /user/invoices': 'seller',
  'GET /user/invoices/:number/file': 'seller',
  'GET /user/income': 'seller',
  'POST /user/login': 'open',
  'POST /customer/login': 'open',
  'POST /user/signup': 'open',
  'POST /customer/signup': 'open',
  'POST /remote/upload': 'seller',
  'GET /remote/products/:productUUID': 'seller',
  'POST /remote/products/:productUUID/analyze': 'seller',
  'POST /remote/products/:productUUID/category': 'seller',
  'GET /user/contacts': 'account',
  'POST /user/contacts/verify/request': 'account',
  'POST /user/contacts/verify': 'account',
  'POST /contacts/verify-link': 'open',
  'POST /contacts/undo': 'open',
  'POST /user/password/forgot': 'open',
  'POST /customer/password/forgot': 'open',
  'POST /password/reset': 'open',
  'POST /mail/stop/:token': 'open',
  'DELETE /mail/stop/:token': 'open',
  'POST /user/logout': 'account',
  'GET /user/me': 'account',
  'POST /user/password': 'account',
  'POST /user/other-account': 'account',
  'GET /auth/ways': 'open',
  'POST /auth/demo': 'open',
  'POST /auth/exchange': 'open',
  'POST /auth/second-step': 'open',
  'POST /auth/passkey/options': 'open',
  'POST /auth/passkey': 'open',
  'POST /user/identities/start': 'account',
  'POST /user/identities': 'account',
  'DELETE /user/identities/:id': 'account',
  'POST /user/passkeys/options': 'account',
  'POST /user/passkeys': 'account',
  'POST /user/passkeys/:id': 'account',
  'DELETE /user/passkeys/:id': 'account',
  'POST /user/second-step': 'account',
  'POST /user/second-step/confirm': 'account',
  'POST /user/second-step/recovery-codes': 'account',
  'DELETE /user/second-step': 'account',
  'GET /user/security': 'account',
  'POST /user/security/events': 'account',
  'POST /user/proof': 'account',
  'POST /user/proof/passkey': 'account',
  'POST /user/proof/mail': 'account',
  'GET /user/sessions': 'account',
  'DELETE /user/sessions': 'account',
  'DELETE /user/sessions/:id': 'account',
};

const nameOf = ({ method, path: address }: Endpoint) => `${method} ${address}`;

describe('the API', () => {
  test('has the listed access rule on every endpoint', () => {
    expect(Object.fromEntries(server.endpoints.map((endpoint) => [nameOf(endpoint), endpoint.access]))).toEqual(
      accessRules,
    );
  });

  test('uses the unique name of each contract as its operation id', async () => {
    const names = (await declaredContracts()).map(([name, { operationId }]) => [name, operationId]);
    for (const [name, operationId] of names) expect(operationId).toBe(name);
    expect(new Set(names.map(([name]) => name)).size).toBe(names.length);
  });

  test('serves every declared contract', async () => {
    const served = new Set<unknown>(server.endpoints);
    const missing = (await declaredEndpoints()).filter((endpoint) => !served.has(endpoint)).map(nameOf);
    expect(missing).toEqual([]);
  });
});
