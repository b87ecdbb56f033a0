import type { FastifyReply, FastifyRequest } from 'fastify';

/** A body with the compressed forms that were made of it once. */
export interface Encoded {
  plain: Buffer;
  brotli?: Buffer;
  gzip?: Buffer;
}

/** Sends the smallest form that the client reads. */
export function sendEncoded(request: FastifyRequest, reply: FastifyReply, { plain, brotli, gzip }: Encoded) {
  reply.header('vary', 'accept-encoding');
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (brotli && /\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(brotli);
  if (gzip && /\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(gzip);
  return reply.send(plain);
}
