import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { chunkGroups } from './web/build/chunk-groups.ts';
import { compileMessages } from './web/build/compile-messages.ts';
import { firstPaintScript } from './web/build/first-paint-script.ts';
import { oneLanguageScripts } from './web/build/one-language-scripts.ts';
import { stubSchemasInClient } from './web/build/stub-schemas-in-client.ts';
import { thirdPartyLicenses } from './web/build/third-party-licenses.ts';

export default defineConfig(({ command }) => ({
  plugins: [
    stubSchemasInClient(),
    firstPaintScript(),
    tailwindcss(),
    thirdPartyLicenses(),
    reactRouter(),
    compileMessages(),
    oneLanguageScripts(),
  ],
  publicDir: 'web/public',
  build: {
    // Inlined files would need a looser content policy and could not be cached on their own.
    assetsInlineLimit: 0,
  },
  // Found late otherwise, which makes the first page in development load twice.
  optimizeDeps: { include: ['lucide-react'] },
  environments: {
    client: { build: { rolldownOptions: { output: chunkGroups } } },
    ssr: {
      // Bundled, so that the server loads the icons in use and not all of them.
      resolve: { noExternal: command === 'build' ? ['lucide-react'] : [] },
      build: { rolldownOptions: { input: 'web/server.ts' } },
    },
  },
}));
