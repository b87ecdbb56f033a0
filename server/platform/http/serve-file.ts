import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Access, Endpoint, receivedFile } from '../../../contracts/endpoint.ts';
import { addRoute, type Call, type Limit } from './serve.ts';

/** A file to send; a stream is passed on without being held in memory. */
interface SentFile {
  name: string;
  content: Uint8Array | string | Readable;
}

/** Binds an endpoint that answers a file; refusals are JSON as everywhere. */
export function serveFile<Params extends z.ZodType, Body extends z.ZodType, Rule extends Access>(
  app: FastifyInstance,
  endpoint: Endpoint<Params, Body, typeof receivedFile, Rule>,
  handler: (call: Call<z.output<Params>, z.output<Body>, Rule>) => Promise<SentFile>,
  limit?: Limit,
): void {
  const { fileType } = endpoint;
  if (!fileType) throw new Error(`${endpoint.operationId} does not say which type of file it answers.`);
  addRoute(
    app,
    endpoint,
    async (call) => {
      const { name, content } = await handler(call);
      call.reply.type(fileType.startsWith('text/') ? `${fileType}; charset=utf-8` : fileType);
      call.reply.header('content-disposition', writeContentDisposition(name));
      return content;
    },
    { limit },
  );
}

/** Names a file to save in UTF-8 (RFC 6266), and in ASCII for clients that know no other; it is never a path. */
export function writeContentDisposition(name: string): string {
  const safe = name
    .normalize('NFC')
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}/\\:*?"<>|]/gu, '_');
  const ascii = safe.replace(/[^\x20-\x7e]|%/g, '_');
  const encoded = encodeURIComponent(safe).replace(
    /['()]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
