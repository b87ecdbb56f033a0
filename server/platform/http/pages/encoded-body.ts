import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A body in both compressed forms. The plain one takes four times the memory of both, and hardly a client asks for it. */
export interface CompressedBody {
  brotli: Buffer;
  gzip: Buffer;
}

export type EncodedBody = CompressedBody | { plain: Buffer };

/** With memory of its own, for a body that is kept: a small buffer keeps all 64 KB alive from which Node cut it. */
export function withOwnMemory(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

const decompress = promisify(gunzip);

/** Sends the smallest version that the client accepts. */
export async function sendEncoded(request: FastifyRequest, reply: FastifyReply, body: EncodedBody) {
  reply.header('vary', 'accept-encoding');
  if ('plain' in body) return reply.send(body.plain);
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(body.brotli);
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(body.gzip);
  return reply.send(await decompress(body.gzip));
}
