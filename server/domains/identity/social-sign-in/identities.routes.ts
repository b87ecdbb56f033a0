import type { FastifyInstance, FastifyReply } from 'fastify';
import { apiBase } from '../../../../contracts/endpoint.ts';
import { AppError } from '../../../../contracts/errors.ts';
import { exchangeCode } from '../../../../contracts/identity/auth-methods.ts';
import {
  describeIdentityChallenge,
  linkIdentity,
  startIdentityLink,
  unlinkIdentity,
} from '../../../../contracts/identity/identities.ts';
import { signInPages, toReturnPath } from '../../../../contracts/identity/return-path.ts';
import { findLanguage } from '../../../../contracts/languages.ts';
import { pathInLanguage } from '../../../../contracts/pages/language-path.ts';
import { readOrigin } from '../../../platform/http/caller/origin.ts';
import { readSignInCookie, setSignInCookie } from '../../../platform/http/caller/sign-in-cookie.ts';
import { asAppError } from '../../../platform/http/errors.ts';
import { serve, succeed } from '../../../platform/http/serve.ts';
import { ProviderError } from '../../../providers/identity-providers/identity-provider.ts';
import { requireOtherAuthMethod } from '../auth-methods/auth-methods.service.ts';
import { removeIdentity } from '../auth-methods/identities.service.ts';
import { recordSecurityChange } from '../security-events/security-change.service.ts';
import { replaceToken, requireFresh } from '../sessions/sessions.service.ts';
import {
  type CallbackResult,
  describeChallenge,
  detailsOf,
  exchange,
  finishAtProvider,
  linkByChallenge,
  type ProviderDeps,
  startAtProvider,
  stateMinutes,
} from './provider-sign-in.service.ts';

type RouteDeps = ProviderDeps & { triesPerMinute: number };

export function identityRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const rateLimit = { name: 'sign-in', perMinute: deps.triesPerMinute, isGuessable: true };
  const cookie = { minutes: stateMinutes, origin: deps.origin };

  /** Browsers are led on whatever happens; the page that they come to says what went wrong. */
  app.get<{ Params: { provider: string }; Querystring: Record<string, unknown> }>(
    `${apiBase}/auth/:provider/start`,
    { config: { rateLimit } },
    async ({ params, query, log }, reply) => {
      const start = {
        provider: params.provider,
        role: query.role === 'customer' ? ('customer' as const) : ('seller' as const),
        language: findLanguage(String(query.language ?? '')) ?? 'en',
        returnPath: toReturnPath(String(query.return ?? '').slice(0, 2000)),
        accountId: null,
      };
      try {
        const begun = await startAtProvider(deps, start);
        setSignInCookie(reply, begun.cookie, cookie);
        return redirect(reply, begun.address);
      } catch (error) {
        if (error instanceof ProviderError) log.warn({ err: error.cause }, 'identity provider unavailable');
        else if (asAppError(error).code !== 'provider_not_set_up') throw error;
        const problem = error instanceof ProviderError ? ('unavailable' as const) : ('failed' as const);
        return redirect(reply, pageOf({ ...start, outcome: { problem } }));
      }
    },
  );

  app.get<{ Params: { provider: string } }>(
    `${apiBase}/auth/:provider/callback`,
    { config: { rateLimit } },
    async (request, reply) => {
      const query = request.url.slice(request.url.indexOf('?') + 1);
      const returned = { provider: request.params.provider, query, cookie: readSignInCookie(request) };
      const result = await finishAtProvider(deps, returned, ({ reason, cause }) => {
        if (reason !== 'denied') request.log.warn({ err: cause, reason }, 'sign-in at a provider failed');
      });
      return redirect(reply, pageOf(result));
    },
  );

  serve(
    app,
    exchangeCode,
    async ({ body, request }) => {
      const returned = { code: body.code, cookie: readSignInCookie(request) };
      const { isNew, ...signedIn } = await exchange(deps, returned, readOrigin(request));
      return succeed(isNew ? 'accountCreated' : 'signedIn', signedIn);
    },
    rateLimit,
  );

  serve(
    app,
    startIdentityLink,
    async ({ account, body, reply }) => {
      requireFresh(account, deps.now());
      const { provider, language } = body;
      const start = { provider, role: account.role, language, accountId: account.id };
      const begun = await startAtProvider(deps, { ...start, returnPath: toReturnPath(body.return_path) }).catch(
        (error: unknown) => {
          throw error instanceof ProviderError ? unavailable(error) : error;
        },
      );
      setSignInCookie(reply, begun.cookie, cookie);
      return succeed('signInPrepared', { address: begun.address });
    },
    rateLimit,
  );

  serve(app, describeIdentityChallenge, async ({ account, body, request }) => {
    const asked = { account, challenge: body.challenge, cookie: readSignInCookie(request) };
    return succeed('identityChallengeFound', await describeChallenge(deps, asked));
  });

  serve(app, linkIdentity, async ({ account, body, request }) => {
    requireFresh(account, deps.now());
    return deps.db.transaction(async (db) => {
      const asked = { account, challenge: body.challenge, cookie: readSignInCookie(request) };
      await linkByChallenge({ ...deps, db }, asked, readOrigin(request));
      return succeed('identityLinked', { token: await replaceToken(db, account.sessionId) });
    });
  });

  serve(app, unlinkIdentity, async ({ account, params, request }) => {
    requireFresh(account, deps.now());
    const origin = readOrigin(request);
    return deps.db.transaction(async (db) => {
      const provider = await removeIdentity(db, account.id, Number(params.id));
      await requireOtherAuthMethod(db, account.id);
      const change = {
        accountId: account.id,
        type: 'identity-unlinked',
        origin,
        ...detailsOf(deps, provider),
      } as const;
      await recordSecurityChange({ ...deps, db }, change);
      return succeed('identityUnlinked', { token: await replaceToken(db, account.sessionId) });
    });
  });
}

const unavailable = ({ cause }: ProviderError) => new AppError('provider_unavailable', { cause });

/**
 * The page that continues a sign-in. What it continues with is in the fragment, which browsers send to no server and
 * pass on in no referrer.
 */
function pageOf({ role, language, returnPath, outcome }: CallbackResult): string {
  const fragment = `#${new URLSearchParams(outcome as Record<string, string>)}`;
  const inLanguage = (path: string) => pathInLanguage(path, findLanguage(language) ?? 'en');
  if ('link' in outcome) return inLanguage(returnPath ?? '/profile') + fragment;
  const next = returnPath === null ? '' : `?${new URLSearchParams({ next: returnPath })}`;
  return inLanguage(signInPages[role]) + next + fragment;
}

/** The address of a sign-in must stay in no cache and no referrer. */
function redirect(reply: FastifyReply, address: string) {
  return reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }).redirect(address, 302);
}
