import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/**
 * Parts of the router that these pages never use: they know all routes from the start, and nobody measures navigation by
 * hooks. Each stands for a module that answers as the router's own does when the part is turned off.
 */
const unused: Record<string, Record<string, string>> = {
  'dom/ssr/fog-of-war.js': {
    isFogOfWarEnabled: '() => false',
    getPartialManifest: '(manifest) => manifest',
    getPatchRoutesOnNavigationFunction: '() => undefined',
    useFogOFWarDiscovery: '() => undefined',
  },
  'router/instrumentation.js': {
    consumeInstrumentationClientResultMetaReceiver: '() => undefined',
    getRouteInstrumentationUpdates: '() => ({})',
    instrumentClientSideRouter: '(router) => router',
  },
};

const unusedModule =
  /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]((?:dom[\\/]ssr[\\/]fog-of-war|router[\\/]instrumentation)\.js)$/;

/** Advice for developers, which the router writes to the console in production too. */
export const routerAdvice = ['warning', 'warningOnce', 'warnOnce'];

/** Leaves out of the browser what its router has for other ways to build a site: about 3 kB in each page. */
export function trimRouter(): Plugin {
  return {
    name: 'trim-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({
      environments: { client: { build: { rolldownOptions: { treeshake: { manualPureFunctions: routerAdvice } } } } },
    }),
    load: {
      filter: { id: unusedModule },
      async handler(id) {
        const [, name = ''] = unusedModule.exec(id) ?? [];
        return stubModule(await readFile(id, 'utf8'), unused[name.replaceAll('\\', '/')] ?? {});
      },
    },
  };
}

/** A module with the same exports; those without a stub are not used in a browser. */
export function stubModule(code: string, stubs: Record<string, string>): string {
  const [, list = ''] = /^export \{ (.+) \};$/m.exec(code) ?? [];
  const names = list.split(', ');
  const missing = Object.keys(stubs).filter((name) => !names.includes(name));
  if (missing.length > 0) throw new Error(`The router no longer exports ${missing.join(', ')}.`);
  return names.map((name) => `export const ${name} = ${stubs[name] ?? 'undefined'};`).join('\n');
}
