import type { FastifyInstance } from 'fastify';
import * as contract from '../../../contracts/contacts.ts';
import { serve, succeed } from '../../http/serve.ts';
import { getAccount, toPost } from '../accounts/accounts.service.ts';
import { codeSeconds } from './contact-codes.service.ts';
import {
  type ContactDeps,
  listContacts,
  requestCode,
  undoChange,
  verifyByCode,
  verifyByLink,
} from './contacts.service.ts';

type RouteDeps = ContactDeps & { triesPerMinute: number };

export function contactRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const { db, now } = deps;
  const rateLimit = { name: 'sign-in', perMinute: deps.triesPerMinute, countsNetworks: true };

  serve(app, contract.getContacts, async ({ account }) => {
    const contacts = await listContacts(db, await getAccount(db, account.id), now());
    return succeed('Contacts found', { contacts });
  });

  serve(
    app,
    contract.requestContactCode,
    async ({ account, body, request }) => {
      const { sentTo } = await requestCode(deps, account.id, body.contact, request.ip);
      return succeed('A code is on its way.', { sent_to: sentTo, expires_in_seconds: codeSeconds });
    },
    rateLimit,
  );

  serve(
    app,
    contract.verifyContact,
    async ({ account, body }) => {
      const owner = await verifyByCode(deps, account.id, body.code);
      return succeed('Confirmed. Thank you.', { post: toPost(owner), contacts: await listContacts(db, owner, now()) });
    },
    rateLimit,
  );

  serve(
    app,
    contract.verifyContactByLink,
    async ({ body }) => succeed('Confirmed. Thank you.', { user_type: (await verifyByLink(deps, body.token)).kind }),
    rateLimit,
  );

  serve(
    app,
    contract.undoContactChange,
    async ({ body }) => {
      const { account, resetToken } = await undoChange(deps, body.token);
      const message = 'Your address is back and everyone is signed out.';
      return succeed(message, { user_type: account.kind, reset_token: resetToken });
    },
    rateLimit,
  );
}
