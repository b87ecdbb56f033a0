import path from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { Plugin, Rolldown } from 'vite';
import routes from '../routes.ts';
import { everywhere, type PlannedModule, planChunks } from './plan-chunks.ts';

/** Bytes of compressed script that a byte of source becomes, about. */
const compressed = 0.2;

/** What a group of messages weighs on average; its texts are filled in after the chunks are made. */
const messagesBytes = 700;

const isMessages = /[\\/]i18n[\\/]generated[\\/]/;
const isReact = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;
/** The code of libraries; icons and pictures are taken one by one and change with our pages. */
const isPackage = /[\\/]node_modules[\\/](?!lucide-react[\\/]).*\.m?js$/;

const ownerOf = (id: string) => (isReact.test(id) ? 'react' : isPackage.test(id) ? 'packages' : 'shared');

/**
 * Puts what several pages share into few files, by the pages that need it: a page then loads a dozen or two instead of
 * sixty, because each file costs a round trip and small files compress badly.
 */
export function chunksByRoute(): Plugin {
  let plan = new Map<string, string>();
  return {
    name: 'chunks-by-route',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({
      build: {
        modulePreload: {
          // What a lazy part imports is fetched with it, except for what every page has already.
          resolveDependencies: (_file, imported) => imported.filter((file) => !file.includes(`/${everywhere}`)),
        },
      },
    }),
    // Entries may export more than their own, so that each module can stand in the chunk that the plan gives it.
    options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
    outputOptions: (options) => ({
      ...options,
      // Without its number in the plan, which may change when the content does not.
      chunkFileNames: ({ name }) => `assets/${name.replace(/\d+$/, '')}-[hash].js`,
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [{ name: (id: string) => plan.get(id) ?? null, debugName: 'by route' }],
      },
    }),
    buildEnd() {
      plan = planChunks(listModules(this), listPages(this));
    },
  };
}

function listModules(context: Rolldown.PluginContext): Map<string, PlannedModule> {
  const modules = new Map<string, PlannedModule>();
  for (const id of context.getModuleIds()) {
    const info = context.getModuleInfo(id);
    if (!info) continue;
    const bytes = isMessages.test(id) ? messagesBytes : (info.code?.length ?? 0) * compressed;
    const { importedIds: imports, dynamicallyImportedIds: later } = info;
    modules.set(id, { owner: ownerOf(id), imports, later, bytes });
  }
  return modules;
}

/** The entries that each page loads: its route and its layouts, the root, and the code that starts all of them. */
function listPages(context: Rolldown.PluginContext): string[][] {
  const entries = [...context.getModuleIds()].filter((id) => context.getModuleInfo(id)?.isEntry);
  const appDirectory = path.join(import.meta.dirname, '..');
  const isOfFile = (file: string) => (id: string) => id.split('?')[0] === path.join(appDirectory, file);
  const [own, others] = [
    entries.filter((id) => id.startsWith(appDirectory)),
    entries.filter((id) => !id.startsWith(appDirectory)),
  ];
  const entriesOf = (file: string) => own.filter(isOfFile(file));
  const pagesBelow = (route: RouteConfigEntry, above: readonly string[]): string[][] => {
    const loaded = [...above, ...entriesOf(route.file)];
    return [loaded, ...(route.children ?? []).flatMap((child) => pagesBelow(child, loaded))];
  };
  const everywhere = [...others, ...entriesOf('root.tsx')];
  return routes.flatMap((route) => pagesBelow(route, everywhere));
}
