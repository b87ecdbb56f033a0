import * as openid from 'openid-client';
import type { ProviderId } from '../../../contracts/identity/auth-methods.ts';
import { type IdentityProvider, ProviderError } from './identity-provider.ts';

/** How far an issuer's clock may be off. */
const clockToleranceSeconds = 30;
const isLoopback = ({ hostname }: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

interface OpenIdOptions {
  id: ProviderId;
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string | undefined;
  /** How long the issuer may take for one answer. */
  timeoutSeconds?: number;
}

export const clientAuthOf = (secret: string | undefined) =>
  secret === undefined ? openid.None() : openid.ClientSecretPost(secret);

/** An OpenID Connect issuer, by authorization code with PKCE, state and nonce. */
export function createOpenIdProvider(options: OpenIdOptions): IdentityProvider {
  const { id, name, issuer, clientId, clientSecret, timeoutSeconds = 5 } = options;
  const address = new URL(issuer);
  let discovered: Promise<openid.Configuration> | null = null;

  /** Asked once; after a failure the next sign-in asks again. */
  function discover(): Promise<openid.Configuration> {
    discovered ??= openid
      .discovery(address, clientId, { [openid.clockTolerance]: clockToleranceSeconds }, clientAuthOf(clientSecret), {
        timeout: timeoutSeconds,
        // Only an issuer on this machine may do without TLS.
        execute: isLoopback(address) ? [openid.allowInsecureRequests] : [],
      })
      .catch((error: unknown) => {
        discovered = null;
        throw new ProviderError('unavailable', error);
      });
    return discovered;
  }

  return {
    id,
    name,
    async start({ redirectUri, state, nonce, codeVerifier, language }) {
      const configuration = await discover();
      const parameters = {
        redirect_uri: redirectUri,
        // Nothing but an address is asked for: names that visitors see are chosen by their owners.
        scope: 'openid email',
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        ui_locales: language,
      };
      return openid.buildAuthorizationUrl(configuration, parameters).href;
    },
    async finish(callback, { state, nonce, codeVerifier }) {
      const configuration = await discover();
      return explainFailure(async () => {
        const tokens = await openid.authorizationCodeGrant(configuration, callback, {
          pkceCodeVerifier: codeVerifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new Error('The answer has no ID token.');
        const hasUserInfo = configuration.serverMetadata().userinfo_endpoint !== undefined;
        // Many issuers tell the address only when they are asked for it.
        const person =
          claims.email === undefined && hasUserInfo
            ? await openid.fetchUserInfo(configuration, tokens.access_token, claims.sub)
            : claims;
        return {
          issuer: claims.iss,
          subject: claims.sub,
          email: typeof person.email === 'string' ? person.email : null,
          isEmailVerified: person.email_verified === true,
        };
      });
    },
  };
}

/** Errors of the library as reasons that a page can name. */
export async function explainFailure<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof openid.AuthorizationResponseError && error.error === 'access_denied') {
      throw new ProviderError('denied', error);
    }
    throw new ProviderError(isOutage(error) ? 'unavailable' : 'failed', error);
  }
}

/** No answer in time, no connection, or an error of the provider's server. */
function isOutage(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: unknown };
  if (code === 'OAUTH_TIMEOUT' || cause instanceof TypeError || error instanceof TypeError) return true;
  return cause instanceof Response && cause.status >= 500;
}
