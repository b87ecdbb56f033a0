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
import { readContact } from '../accounts/holders.service.ts';

import { codeSeconds } from '../contact-verification/contact-codes.service.ts';
import { type ResetProof, requestReset, resetPassword } from './password-reset.service.ts';

type RouteDeps = AccountDeps & { triesPerMinute: number };

export function passwordResetRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const rateLimit = { name: 'sign-in', perMinute: deps.triesPerMinute, countsNetworks: true };

  for (const [endpoint, kind] of [
    [forgotSellerPassword, 'seller'],
    [forgotCustomerPassword, 'customer'],
  ] as const) {
    serve(
      app,
      endpoint,
      async ({ body, request }) => {
        const { type, contact } = await readContact(body);
        await deps.limitCodes({ contact: `${kind} ${contact}`, address: request.ip });
        const language = preferredLanguage(request) ?? 'en';
        await requestReset(deps.db, deps.queue, { kind, type, contact, language });
        return succeed('resetCodeSent', { expires_in_seconds: codeSeconds });
      },
      rateLimit,
    );
  }

  serve(
    app,
    reset,
    async ({ body, request }) => {
      const { token, user_type: kind = 'seller', code = '' } = body;
      const proof: ResetProof = token ? { token } : { kind, code, ...(await readContact(body)) };
      const account = await resetPassword(deps, proof, body.new_password, readOrigin(request));
      return succeed('passwordReset', { user_type: account.kind });
    },
    rateLimit,
  );
}
