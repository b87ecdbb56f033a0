import type { FastifyInstance } from 'fastify';
import { languages } from '../../../../contracts/languages.ts';
import { pathInLanguage } from '../../../../contracts/pages/language-path.ts';

/**
 * A photo that is shared to the installed app is taken by the service worker and never sent. Where the browser has lost the
 * worker, the seller comes to the wizard and chooses the photo there.
 */
export function installShareFallback(app: FastifyInstance): void {
  for (const language of languages) {
    app.post(pathInLanguage('/share', language), async (_request, reply) =>
      reply.redirect(pathInLanguage('/chat', language), 303),
    );
  }
}
