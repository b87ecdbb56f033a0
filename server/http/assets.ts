import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Serves the built bundle: hashed files for ever, the few files with fixed names for an hour. */
export async function installAssets(app: FastifyInstance, clientDirectory: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: path.join(clientDirectory, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
  });
  await app.register(fastifyStatic, {
    root: clientDirectory,
    decorateReply: false,
    wildcard: false,
    index: false,
    globIgnore: ['assets/**'],
    maxAge: '1h',
  });
}
