import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const importedIcons = /import \{([^}]+)\} from ["']lucide-react["'];?/g;

/**
 * Imports each icon from its own file in a build: the library's index names two thousand, which the bundler would read,
 * and by which every page with one icon would seem to need them all.
 */
export function singleIcons(): Plugin {
  const { resolve } = createRequire(import.meta.url);
  const library = path.join(path.dirname(resolve('lucide-react')), '../esm');
  let files: Map<string, string>;
  return {
    name: 'single-icons',
    apply: 'build',
    buildStart() {
      files = readIconFiles(readFileSync(path.join(library, 'lucide-react.mjs'), 'utf8'));
    },
    transform: {
      filter: { code: importedIcons },
      handler(code) {
        const rewritten = code.replace(importedIcons, (_, names: string) =>
          names
            .split(',')
            .filter((name) => name.trim())
            .map((name) => importIcon(name, files, library))
            .join(' '),
        );
        // Lines stay where they are.
        return { code: rewritten, map: null };
      },
    },
  };
}

/** The file of each name that the library's index exports. */
function readIconFiles(index: string): Map<string, string> {
  const exports = index.matchAll(/^export \{ (.+) \} from '(.+)';$/gm);
  return new Map(
    [...exports].flatMap(([, names = '', file = '']) =>
      names.split(', ').map((name): [string, string] => [name.replace('default as ', ''), file]),
    ),
  );
}

function importIcon(name: string, files: ReadonlyMap<string, string>, library: string): string {
  const [icon = '', local = icon] = name.trim().split(' as ');
  const file = files.get(icon);
  if (!file) throw new Error(`lucide-react has no icon ${icon}.`);
  return `import ${local} from ${JSON.stringify(path.join(library, file))};`;
}
