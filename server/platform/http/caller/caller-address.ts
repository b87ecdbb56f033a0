import type { FastifyInstance } from 'fastify';

/** Reads the caller's address once, when the request comes, because a connection that closed meanwhile has none. */
export function keepCallerAddress(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    Object.defineProperty(request, 'ip', { value: request.ip });
    done();
  });
}
