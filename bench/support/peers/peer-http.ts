import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** The upper bound for Node: a node:http server that sends prepared responses from memory. */
const site = process.argv[2] ?? '';
const copies = new Map<string, { headers: IncomingMessage['headers']; body: Buffer }>();

async function copy(path: string) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(site + path, { headers: { 'accept-encoding': 'br' } }, resolve).once('error', reject);
  });
  if (response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode}.`);
  const { 'content-type': type, 'content-encoding': encoding } = response.headers;
  const headers = { 'content-type': type, ...(encoding ? { 'content-encoding': encoding } : {}) };
  const made = { headers, body: await buffer(response) };
  copies.set(path, made);
  return made;
}

const server = createServer(async (request, response) => {
  const path = request.url ?? '/';
  const { headers, body } = copies.get(path) ?? (await copy(path));
  response.writeHead(200, { ...headers, 'content-length': body.length }).end(body);
});
server.listen(0, '127.0.0.1', () => {
  console.log(`is open at http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.once('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
});
