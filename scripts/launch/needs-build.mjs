import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from './root.mjs';
import { testedFolders } from './stages.mjs';

const testFile = /\.test\.tsx?$/;
/** What a test that starts the built site, or reads the built pages, names. */
const builtSite = /running-site|support\/site\.ts|main\.js|'build'|build\//;

/** Whether one of the tests that these arguments choose needs the built pages or the bundle of the server. */
export function needsBuild(args) {
  const patterns = args.filter((arg) => !arg.startsWith('-')).map((arg) => arg.replace(/^\.\//, ''));
  if (patterns.length === 0) return true;
  return testedFolders.some((folder) =>
    readdirSync(inRoot(folder), { recursive: true })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((file) => testFile.test(file) && patterns.some((pattern) => file.includes(pattern)))
      .some((file) => builtSite.test(readFileSync(inRoot(file), 'utf8'))),
  );
}
