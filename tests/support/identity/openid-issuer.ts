import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export interface Person {
  subject: string;
  email?: string;
  email_verified?: boolean;
}

/** A real OpenID Connect issuer on this machine, at which `person` is signed in and agrees to everything. */
export async function startIssuer(redirectUri: string) {
  const issuer = {
    url: '',
    person: null as Person | null,
    /** How far the clock of the token endpoint is off. */
    clockShiftSeconds: 0,
    async stop() {
      server.closeAllConnections();
      server.close();
    },
  };
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer.url, {
    clients: [
      {
        client_id: 'shop',
        client_secret: 'shop-secret',
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    cookies: { keys: ['test'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    ttl: { IdToken: 10, AccessToken: 600, Grant: 600, Interaction: 600, Session: 600 },
    findAccount: (_context: unknown, accountId: string) => ({
      accountId,
      claims: () => ({ sub: accountId, email: issuer.person?.email, email_verified: issuer.person?.email_verified }),
    }),
  });
  provider.use(async (context, next) => {
    if (context.path !== '/token' || issuer.clockShiftSeconds === 0) return next();
    const realNow = Date.now;
    Date.now = () => realNow() + issuer.clockShiftSeconds * 1000;
    try {
      await next();
    } finally {
      Date.now = realNow;
    }
  });
  const answer = provider.callback();
  server.on('request', async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return answer(request, response);
    const { params } = await provider.interactionDetails(request, response);
    if (!issuer.person) {
      const refusal = { error: 'access_denied', error_description: 'The person declined' };
      return provider.interactionFinished(request, response, refusal);
    }
    const { subject } = issuer.person;
    const grant = new provider.Grant({ accountId: subject, clientId: params.client_id });
    grant.addOIDCScope(params.scope);
    const result = { login: { accountId: subject }, consent: { grantId: await grant.save() } };
    return provider.interactionFinished(request, response, result);
  });
  return issuer;
}

/** Follows an address through the issuer, like a browser, until it leads back to the shop; returns that address. */
export async function visitIssuer(start: string, issuerUrl: string): Promise<string> {
  const cookies = new Map<string, string>();
  let address = start;
  while (address.startsWith(issuerUrl)) {
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    const next = response.headers.get('location');
    if (!next) throw new Error(`${response.status} ${await response.text()}`);
    address = new URL(next, address).href;
  }
  return address;
}
