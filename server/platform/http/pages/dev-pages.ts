import type { FastifyInstance } from 'fastify';
import type { RenderPage } from './pages.ts';

/** In development Vite builds each module on request and hot-reloads pages, on the same port. */
export async function installDevPages(app: FastifyInstance): Promise<RenderPage> {
  const { createServer } = await import('vite');
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server: app.server } }, appType: 'custom' });
  app.addHook('onClose', () => vite.close());
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/') || request.url.startsWith('/uploads/')) return done();
    vite.middlewares(request.raw, reply.raw, () => done());
  });
  // Vite injects inline styles and scripts, which the policy would block; production keeps the policy.
  app.addHook('onSend', async (_request, reply) => {
    reply.removeHeader('content-security-policy');
  });
  return async (request, tools) => {
    const { renderPage } = (await vite.ssrLoadModule('/web/server.ts')) as { renderPage: RenderPage };
    return renderPage(request, tools);
  };
}
