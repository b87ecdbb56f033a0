import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Person {
  id?: string;
  email?: string;
}

/** Graph's form of an error. */
const failure = (message: string) => ({ error: { message, type: 'OAuthException', code: 100 } });

/** A stand-in for Facebook's dialog and Graph, at which `person` is signed in, or declines when there is none. */
export async function startGraph(client: { clientId: string; clientSecret: string }) {
  const challenges = new Map<string, { challenge: string; redirectUri: string }>();
  const tokens = new Map<string, Person>();
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '', graph.url);
    const answer = pathname === '/token' ? await giveToken(request) : namePerson(request);
    const status = 'error' in answer ? 400 : 200;
    response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' }).end(JSON.stringify(answer));
  });
  const graph = {
    url: '',
    person: null as Person | null,
    get endpoints() {
      return {
        authorization: `${this.url}/dialog`,
        token: `${this.url}/token`,
        person: `${this.url}/me?fields=id,email`,
      };
    },
    /** What the dialog does with the browser: returns the address that it is sent back to. */
    visitDialog(address: string): string {
      const asked = new URL(address).searchParams;
      const back = new URL(asked.get('redirect_uri') ?? '');
      back.searchParams.set('state', asked.get('state') ?? '');
      if (!this.person) {
        for (const [name, value] of Object.entries({ error: 'access_denied', error_reason: 'user_denied' })) {
          back.searchParams.set(name, value);
        }
        return back.href;
      }
      const code = `code-${challenges.size + 1}`;
      const [origin, path] = [back.origin, back.pathname];
      challenges.set(code, { challenge: asked.get('code_challenge') ?? '', redirectUri: origin + path });
      back.searchParams.set('code', code);
      return back.href;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
    },
  };

  /** Gives a token for a code once, to the client that began with its verifier. */
  async function giveToken(request: IncomingMessage): Promise<object> {
    const form = new URLSearchParams(await text(request));
    const code = form.get('code') ?? '';
    const begun = challenges.get(code);
    challenges.delete(code);
    const verifier = form.get('code_verifier') ?? '';
    const isClient =
      form.get('client_id') === client.clientId &&
      form.get('client_secret') === client.clientSecret &&
      form.get('redirect_uri') === begun?.redirectUri;
    if (!isClient || createHash('sha256').update(verifier).digest('base64url') !== begun?.challenge) {
      return failure('Invalid verification code format.');
    }
    const access_token = `token-${tokens.size + 1}`;
    tokens.set(access_token, graph.person ?? {});
    return { access_token, token_type: 'bearer', expires_in: 5_183_944 };
  }

  function namePerson(request: IncomingMessage): object {
    const token = request.headers.authorization?.replace(/^Bearer /i, '') ?? '';
    return tokens.get(token) ?? failure('Invalid OAuth access token.');
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  graph.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return graph;
}
