import type { FastifyReply, FastifyRequest } from 'fastify';

/** A response body with its precompressed versions. */
export interface EncodedBody {
  plain: Buffer;
  brotli?: Buffer;
  gzip?: Buffer;
}

/** Sends the smallest version that the client accepts. */
export function sendEncoded(request: FastifyRequest, reply: FastifyReply, { plain, brotli, gzip }: EncodedBody) {
  reply.header('vary', 'accept-encoding');
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (brotli && /\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(brotli);
  if (gzip && /\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(gzip);
  return reply.send(plain);
}
