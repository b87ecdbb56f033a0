import path from 'node:path';
import { type Plugin, parseSync } from 'vite';
import { emptyFunctions } from './trim-functions.ts';
import { unusedParts } from './unused-functions.ts';

const library = /[\\/]node_modules[\\/]((?:react-dom|react-router)[\\/].+\.js)$/;

/** Leaves out of the browser what React and the router can do and no page asks for: about 11 kB in each page. */
export function trimLibraries(): Plugin {
  return {
    name: 'trim-libraries',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: library },
      handler(code, id) {
        const [, name = ''] = library.exec(id) ?? [];
        const parts = unusedParts[name.replaceAll(path.sep, '/')];
        if (!parts) return null;
        const names = parts.flatMap(({ functions }) => functions);
        return { code: emptyFunctions(code, parseSync(id, code).program, names), map: null };
      },
    },
  };
}
