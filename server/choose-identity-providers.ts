import type { Config } from './config.ts';
import { createFacebook } from './providers/identity-providers/facebook.ts';
import type { IdentityProvider } from './providers/identity-providers/identity-provider.ts';
import { createOpenIdProvider } from './providers/identity-providers/openid.ts';

/** The sites that the operator lets people sign in at. */
export function chooseIdentityProviders(config: Config): IdentityProvider[] {
  const providers: IdentityProvider[] = [];
  if (config.GOOGLE_CLIENT_ID) {
    const [clientId, clientSecret] = [config.GOOGLE_CLIENT_ID, config.GOOGLE_CLIENT_SECRET];
    const issuer = 'https://accounts.google.com';
    providers.push(createOpenIdProvider({ id: 'google', name: 'Google', issuer, clientId, clientSecret }));
  }
  if (config.FACEBOOK_CLIENT_ID) {
    const [clientId, clientSecret] = [config.FACEBOOK_CLIENT_ID, config.FACEBOOK_CLIENT_SECRET];
    providers.push(createFacebook({ clientId, clientSecret }));
  }
  if (config.OIDC_ISSUER && config.OIDC_CLIENT_ID) {
    const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_NAME: name } = config;
    providers.push(createOpenIdProvider({ id: 'oidc', name, issuer, clientId, clientSecret }));
  }
  return providers;
}
