import type { FastifyInstance } from 'fastify';
import * as contract from '../../../../contracts/identity/contacts.ts';
import { readOrigin } from '../../../platform/http/caller/origin.ts';
import { serve, succeed } from '../../../platform/http/serve.ts';
import { getAccount } from '../accounts/accounts.service.ts';
import { codeSeconds } from '../contact-verification/contact-codes.service.ts';
import { listContacts } from '../contact-verification/list-contacts.service.ts';
import { recordEvent } from '../security-events/events.service.ts';
import { toPost } from '../sessions/open-session.service.ts';
import {
  type ContactDeps,
  describeLink,
  requestCode,
  undoChange,
  verifyByCode,
  verifyByLink,
} from './contacts.service.ts';

type RouteDeps = ContactDeps & { triesPerMinute: number };

export function contactRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const { db, now } = deps;
  const rateLimit = { name: 'sign-in', perMinute: deps.triesPerMinute, isGuessable: true };

  serve(app, contract.getContacts, async ({ account }) => {
    const contacts = await listContacts(db, await getAccount(db, account.id), now());
    return succeed('contactsFound', { contacts });
  });

  serve(
    app,
    contract.requestContactCode,
    async ({ account, body, request }) => {
      const { sentTo } = await requestCode(deps, account.id, body.contact, request.ip);
      return succeed('codeSent', { sent_to: sentTo, expires_in_seconds: codeSeconds });
    },
    rateLimit,
  );

  serve(
    app,
    contract.verifyContact,
    async ({ account, body, request }) => {
      const owner = await verifyByCode(deps, account.id, body.code, readOrigin(request));
      await recordEvent(deps, { accountId: owner.id, type: 'contact-verified', origin: readOrigin(request) });
      return succeed('contactConfirmed', { post: toPost(owner), contacts: await listContacts(db, owner, now()) });
    },
    rateLimit,
  );

  serve(
    app,
    contract.describeContactLink,
    async ({ body }) => succeed('linkFound', await describeLink(deps, body.token, body.purpose)),
    rateLimit,
  );

  serve(
    app,
    contract.verifyContactByLink,
    async ({ body, request }) => {
      const owner = await verifyByLink(deps, body.token, readOrigin(request));
      await recordEvent(deps, { accountId: owner.id, type: 'contact-verified', origin: readOrigin(request) });
      return succeed('contactConfirmed', { user_type: owner.role });
    },
    rateLimit,
  );

  serve(
    app,
    contract.undoContactChange,
    async ({ body, request }) => {
      const { account, resetToken } = await undoChange(deps, body.token);
      await recordEvent(deps, { accountId: account.id, type: 'contact-changed', origin: readOrigin(request) });
      return succeed('contactIsBack', { user_type: account.role, reset_token: resetToken });
    },
    rateLimit,
  );
}
