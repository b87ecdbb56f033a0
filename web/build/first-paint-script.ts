import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

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
      const { code, files } = await buildScript(path.join(root, 'web/first-paint/first-paint.ts'));
      for (const file of files) this.addWatchFile(file);
      return `export const firstPaintScript = ${JSON.stringify(code)};`;
    },
  };
}

async function buildScript(input: string): Promise<{ code: string; files: string[] }> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  });
  const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput;
  const [script] = output;
  return { code: script.code.trim(), files: script.moduleIds.filter((id) => path.isAbsolute(id)) };
}
