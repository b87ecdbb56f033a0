import type { FastifyInstance } from 'fastify';
import {
  forgotCustomerPassword,
  forgotSellerPassword,
  resetPassword as reset,
} from '../../../../contracts/identity/password-reset.ts';
import { readOrigin } from '../../../platform/http/caller/origin.ts';
import { preferredLanguage } from '../../../platform/http/pages/preferred-language.ts';
import { serve, succeed } from '../../../platform/http/serve.ts';
import type { AccountDeps } from '../accounts/accounts.service.ts';
import { readContact } from '../accounts/accounts-with-contact.service.ts';

import { codeSeconds } from '../contact-verification/contact-codes.service.ts';
import { type ResetCredential, requestReset, resetPassword } from './password-reset.service.ts';

type RouteDeps = AccountDeps & { triesPerMinute: number };

export function passwordResetRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const rateLimit = { name: 'sign-in', perMinute: deps.triesPerMinute, isGuessable: true };

  for (const [endpoint, role] of [
    [forgotSellerPassword, 'seller'],
    [forgotCustomerPassword, 'customer'],
  ] as const) {
    serve(
      app,
      endpoint,
      async ({ body, request }) => {
        const { type, contact } = await readContact(body);
        await deps.limitCodes({ contact, address: request.ip });
        const language = preferredLanguage(request) ?? 'en';
        await requestReset(deps.db, deps.queue, { role, type, contact, language });
        return succeed('resetCodeSent', { expires_in_seconds: codeSeconds });
      },
      rateLimit,
    );
  }

  serve(
    app,
    reset,
    async ({ body, request }) => {
      const { token, user_type: role = 'seller', code = '' } = body;
      const reauthentication: ResetCredential = token ? { token } : { role, code, ...(await readContact(body)) };
      const account = await resetPassword(deps, reauthentication, body.new_password, readOrigin(request));
      return succeed('passwordReset', { user_type: account.role });
    },
    rateLimit,
  );
}
