import * as openid from 'openid-client';
import type { IdentityProvider } from './identity-provider.ts';
import { clientAuthOf, explainFailure } from './openid.ts';

export interface FacebookEndpoints {
  authorization: string;
  token: string;
  person: string;
}

const facebook: FacebookEndpoints = {
  authorization: 'https://www.facebook.com/v23.0/dialog/oauth',
  token: 'https://graph.facebook.com/v23.0/oauth/access_token',
  person: 'https://graph.facebook.com/v23.0/me?fields=id,email',
};

const issuer = 'https://www.facebook.com';
const timeoutSeconds = 5;

/** Facebook on the web is OAuth 2 without ID tokens: its graph says who the person is. Other endpoints serve tests. */
export function createFacebook(
  { clientId, clientSecret }: { clientId: string; clientSecret: string | undefined },
  endpoints = facebook,
): IdentityProvider {
  const server = { issuer, authorization_endpoint: endpoints.authorization, token_endpoint: endpoints.token };
  const configuration = new openid.Configuration(server, clientId, undefined, clientAuthOf(clientSecret));
  configuration.timeout = timeoutSeconds;
  if (endpoints !== facebook) openid.allowInsecureRequests(configuration);
  return {
    id: 'facebook',
    name: 'Facebook',
    async start({ redirectUri, state, codeVerifier }) {
      const parameters = {
        redirect_uri: redirectUri,
        scope: 'email',
        state,
        code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      };
      return openid.buildAuthorizationUrl(configuration, parameters).href;
    },
    finish: (callback, { state, codeVerifier }) =>
      explainFailure(async () => {
        const { access_token } = await openid.authorizationCodeGrant(configuration, callback, {
          pkceCodeVerifier: codeVerifier,
          expectedState: state,
        });
        const answer = await openid.fetchProtectedResource(
          configuration,
          access_token,
          new URL(endpoints.person),
          'GET',
        );
        const person = (await answer.json()) as { id?: unknown; email?: unknown };
        if (typeof person.id !== 'string') throw new Error('Facebook named nobody.');
        // Facebook does not say whether it has checked the address.
        const email = typeof person.email === 'string' ? person.email : null;
        return { issuer, subject: person.id, email, isEmailVerified: false };
      }),
  };
}
