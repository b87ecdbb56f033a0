import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { chunksByRoute } from './web/build/chunks-by-route.ts';
import { compactData } from './web/build/compact-data.ts';
import { compileMessages } from './web/build/compile-messages.ts';
import { firstPaintScript } from './web/build/first-paint-script.ts';
import { oneLanguageScripts } from './web/build/one-language-scripts.ts';
import { serviceWorker } from './web/build/service-worker.ts';
import { singleIcons } from './web/build/single-icons.ts';
import { stubSchemasInClient } from './web/build/stub-schemas-in-client.ts';
import { thirdPartyLicenses } from './web/build/third-party-licenses.ts';
import { trimLibraries } from './web/build/trim-libraries.ts';
import { trimRouter } from './web/build/trim-router.ts';

export default defineConfig(({ command }) => ({
  plugins: [
    stubSchemasInClient(),
    compactData(),
    firstPaintScript(),
    tailwindcss(),
    thirdPartyLicenses(),
    reactRouter(),
    compileMessages(),
    oneLanguageScripts(),
    serviceWorker(),
    singleIcons(),
    trimLibraries(),
    trimRouter(),
    chunksByRoute(),
  ],
  publicDir: 'web/public',
  build: {
    // Inlined files would need a looser content policy and could not be cached on their own.
    assetsInlineLimit: 0,
    // Otherwise the whole folder is emptied, with the server's bundle, from which a site may just be starting.
    emptyOutDir: false,
  },
  // Found late otherwise, which makes the first page in development load twice.
  optimizeDeps: { include: ['lucide-react'] },
  environments: {
    client: { build: { emptyOutDir: true } },
    ssr: {
      // Bundled, so that the server loads the icons in use and not all of them.
      resolve: {
        noExternal: command === 'build' ? ['lucide-react', 'react-router', '@react-router/node', 'zod'] : [],
      },
      build: {
        emptyOutDir: true,
        rolldownOptions: {
          input: 'web/server.ts',
          output: {
            // All in one folder, in which the server finds the list of scripts by its own place.
            chunkFileNames: '[name]-[hash].js',
            codeSplitting: { groups: [{ name: 'pages', tags: ['$initial'] }] },
          },
        },
      },
    },
  },
}));
