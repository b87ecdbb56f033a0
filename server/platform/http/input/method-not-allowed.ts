import type { FastifyInstance } from 'fastify';
import { apiBase } from '../../../../contracts/endpoint.ts';
import { AppError } from '../../../../contracts/errors.ts';

interface ServedPath {
  pattern: RegExp;
  methods: string[];
}

/** Responds 405 to a method that a path does not support, and 404 to unknown paths. */
export function installMethodNotAllowed(app: FastifyInstance): void {
  let servedPaths: ServedPath[] | null = null;
  app.route({
    method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: `${apiBase}/*`,
    // Runs before the body is parsed, because the body is not needed.
    onRequest: async (request, reply) => {
      servedPaths ??= listServedPaths(app);
      const [path = ''] = request.url.slice(apiBase.length).split(/[?#;]/, 1);
      const methods = servedPaths.find(({ pattern }) => pattern.test(path))?.methods;
      if (!methods) throw new AppError('not_found');
      reply.header('allow', [...methods, 'OPTIONS'].join(', '));
      if (request.method === 'OPTIONS') return reply.code(204).send();
      const message = `This address cannot be called with ${request.method}. Please use ${methods.join(' or ')}.`;
      throw new AppError('wrong_method', { message });
    },
    handler: async () => undefined,
  });
}

function listServedPaths({ endpoints }: FastifyInstance): ServedPath[] {
  const methods = new Map<string, string[]>([['/openapi.json', ['GET', 'HEAD']]]);
  for (const { path, method } of endpoints) {
    methods.set(path, [...(methods.get(path) ?? []), ...(method === 'GET' ? ['GET', 'HEAD'] : [method])]);
  }
  // A fixed path before one with a parameter that it would match too.
  const byParameters = [...methods].sort(([one], [other]) => one.split(':').length - other.split(':').length);
  return byParameters.map(([path, allowed]) => ({
    pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`),
    methods: allowed,
  }));
}
