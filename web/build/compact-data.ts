import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** What only editors and people read in a file of `data/`. */
const leftOut = new Set(['$schema', 'note']);

/** Leaves it out of the tables that pages load. */
export function compactData(): Plugin {
  return {
    name: 'compact-data',
    load: {
      filter: { id: /[\\/]data[\\/](?:catalog|reference|help)[\\/].*\.json$/ },
      handler: async (file) =>
        JSON.stringify(JSON.parse(await readFile(file, 'utf8')), (key, value) =>
          leftOut.has(key) ? undefined : value,
        ),
    },
  };
}
