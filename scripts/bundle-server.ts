import path from 'node:path';
import { build, type Plugin } from 'vite';

/** Packages of many small files, which load faster as a part of the bundle; all others stay in node_modules. */
const bundledPackages = ['drizzle-orm', 'libphonenumber-js', 'pg-boss', 'zod'];

const programUrl = /new URL\('([^']+)\.ts', import\.meta\.url\)/g;

/** Makes an entry of every file that is started as a thread or a process, and names its bundled file in its place. */
function startedPrograms(): Plugin {
  return {
    name: 'started-programs',
    enforce: 'pre',
    transform: {
      filter: { code: programUrl },
      handler(code, id) {
        const named = code.replace(programUrl, (_, file: string) => {
          const program = path.join(path.dirname(id), `${file}.ts`);
          return `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'chunk', id: program })}`;
        });
        // Lines stay where they are, so that the map of the source still holds.
        return { code: named, map: null };
      },
    },
    resolveFileUrl: ({ relativePath }) => `new URL('./${relativePath}', import.meta.url)`,
  };
}

await build({
  root: path.join(import.meta.dirname, '..'),
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  plugins: [startedPrograms()],
  ssr: { noExternal: bundledPackages },
  build: {
    ssr: 'server/main.ts',
    outDir: 'build/app',
    emptyOutDir: true,
    target: 'node24',
    sourcemap: true,
    rolldownOptions: {
      output: { chunkFileNames: 'chunks/[name]-[hash].js', sourcemapExcludeSources: true },
    },
  },
});
