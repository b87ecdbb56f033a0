import path from 'node:path';
import { build, type Rolldown } from 'vite';

/** Bundles a script with its typed modules into one text that needs no other file. */
export async function bundleScript(
  input: string,
  define: Record<string, string> = {},
): Promise<{ code: string; files: string[] }> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define,
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
