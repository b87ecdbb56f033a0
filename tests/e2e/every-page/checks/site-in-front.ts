import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server on this machine that passes everything on to the site, and can answer the service worker of another build. */
export async function siteInFront(target: string) {
  let replaced: [from: string, to: string] = ['', ''];
  const server = createServer((incoming, answer) => {
    // Not compressed, so that the text can be changed.
    const headers = { ...incoming.headers, 'accept-encoding': 'identity', host: new URL(target).host };
    const passed = request(target + incoming.url, { method: incoming.method ?? 'GET', headers }, async (reply) => {
      if (incoming.url !== '/sw.js') {
        answer.writeHead(reply.statusCode ?? 502, reply.headers);
        return reply.pipe(answer);
      }
      const text = (await reply.setEncoding('utf8').toArray()).join('');
      const { 'content-length': _, etag, ...rest } = reply.headers;
      answer.writeHead(200, rest).end(replaced[0] ? text.replaceAll(...replaced) : text);
    });
    passed.on('error', () => answer.destroy());
    incoming.pipe(passed);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    changeBuild(from: string, to: string) {
      replaced = [from, to];
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
