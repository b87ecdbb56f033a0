import type { Config } from '../../config.ts';
import type { IdentityProvider } from '../../providers/identity-providers/identity-provider.ts';

/** The sites that the operator lets people sign in at; their library is loaded only where there is one. */
export async function chooseIdentityProviders(config: Config): Promise<IdentityProvider[]> {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, GOOGLE_CLIENT_ID, FACEBOOK_CLIENT_ID } = config;
  if (!OIDC_ISSUER && !GOOGLE_CLIENT_ID && !FACEBOOK_CLIENT_ID) return [];
  const { createOpenIdProvider } = await import('../../providers/identity-providers/openid.ts');
  const { createFacebook } = await import('../../providers/identity-providers/facebook.ts');
  const google = { id: 'google', name: 'Google', issuer: 'https://accounts.google.com' } as const;
  const googleSecret = config.GOOGLE_CLIENT_SECRET;
  const facebookSecret = config.FACEBOOK_CLIENT_SECRET;
  const other = { id: 'oidc', name: config.OIDC_NAME, clientSecret: config.OIDC_CLIENT_SECRET } as const;
  return [
    ...(GOOGLE_CLIENT_ID
      ? [createOpenIdProvider({ ...google, clientId: GOOGLE_CLIENT_ID, clientSecret: googleSecret })]
      : []),
    ...(FACEBOOK_CLIENT_ID ? [createFacebook({ clientId: FACEBOOK_CLIENT_ID, clientSecret: facebookSecret })] : []),
    ...(OIDC_ISSUER && OIDC_CLIENT_ID
      ? [createOpenIdProvider({ ...other, issuer: OIDC_ISSUER, clientId: OIDC_CLIENT_ID })]
      : []),
  ];
}
