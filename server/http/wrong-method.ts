import type { FastifyInstance } from 'fastify';
import { apiBase } from '../../contracts/endpoint.ts';
import { AppError } from '../../contracts/errors.ts';

interface KnownPath {
  pattern: RegExp;
  methods: string[];
}

/** Answers calls of a known address with a method that it does not have, and calls of addresses that are not there. */
export function installWrongMethodAnswers(app: FastifyInstance): void {
  let known: KnownPath[] | null = null;
  app.route({
    method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: `${apiBase}/*`,
    // Before the body is read: whatever it is, it was sent to the wrong place.
    onRequest: async (request, reply) => {
      known ??= knownPaths(app);
      const [path = ''] = request.url.slice(apiBase.length).split(/[?#;]/, 1);
      const methods = known.find(({ pattern }) => pattern.test(path))?.methods;
      if (!methods) throw new AppError('not_found');
      reply.header('allow', [...methods, 'OPTIONS'].join(', '));
      if (request.method === 'OPTIONS') return reply.code(204).send();
      const message = `This address cannot be called with ${request.method}. Please use ${methods.join(' or ')}.`;
      throw new AppError('wrong_method', { message });
    },
    handler: async () => undefined,
  });
}

function knownPaths({ endpoints }: FastifyInstance): KnownPath[] {
  const methods = new Map<string, string[]>([['/openapi.json', ['GET', 'HEAD']]]);
  for (const { path, method } of endpoints) {
    methods.set(path, [...(methods.get(path) ?? []), ...(method === 'GET' ? ['GET', 'HEAD'] : [method])]);
  }
  return [...methods].map(([path, allowed]) => ({
    pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`),
    methods: allowed,
  }));
}
