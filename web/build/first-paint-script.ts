import path from 'node:path';
import type { Plugin } from 'vite';
import { bundleScript } from './bundle-script.ts';

const moduleName = 'virtual:first-paint';

/** Provides the script that runs before the first paint as a string, bundled from its typed modules. */
export function firstPaintScript(): Plugin {
  let root = '';
  return {
    name: 'first-paint-script',
    configResolved(config) {
      root = config.root;
    },
    resolveId(id) {
      return id === moduleName ? `\0${moduleName}` : undefined;
    },
    async load(id) {
      if (id !== `\0${moduleName}`) return undefined;
      const { code, files } = await bundleScript(path.join(root, 'web/first-paint/first-paint.ts'));
      for (const file of files) this.addWatchFile(file);
      return `export const firstPaintScript = ${JSON.stringify(code)};`;
    },
  };
}
