import { createHash } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { bundleScript } from './bundle-script.ts';

const file = 'sw.js';

/**
 * Writes the service worker beside the built pages, under a name without a hash, because a browser looks for a newer one at
 * the same address. The version of the build is in it, so that it differs after each deployment.
 */
export function serviceWorker(): Plugin {
  let root = '';
  const bundle = (version: string) =>
    bundleScript(path.join(root, 'web/service-worker/service-worker.ts'), { buildVersion: JSON.stringify(version) });
  return {
    name: 'service-worker',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    configureServer(server) {
      server.middlewares.use(`/${file}`, async (_request, response) => {
        const { code } = await bundle('development');
        response.setHeader('content-type', 'text/javascript').end(code);
      });
    },
    // After the scripts of every language are written, whose names tell one build from another.
    buildApp: {
      order: 'post',
      async handler() {
        const client = path.join(root, 'build/client');
        const assets = (await readdir(path.join(client, 'assets'))).toSorted();
        const version = createHash('sha256').update(assets.join('\n')).digest('base64url').slice(0, 12);
        const { code } = await bundle(version);
        await writeFile(path.join(client, file), code);
      },
    },
  };
}
