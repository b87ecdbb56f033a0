import { mkdir, rm, writeFile } from 'node:fs/promises';
import { Failure } from './failure.mjs';
import { fingerprint, quickFingerprint, readStamp } from './fingerprint.mjs';
import { runStep } from './processes.mjs';
import { withProgress } from './progress.mjs';
import { inRoot } from './root.mjs';
import { tool } from './tools.mjs';

const stampFile = inRoot('build', '.sources');
const quickStampFile = inRoot('build', '.sources-quick');
const sources = [
  'web',
  'contracts',
  'catalog',
  'messages',
  'phrasebook',
  'market',
  'help',
  'data',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

/**
 * Builds the pages unless the existing build was made from the same sources. `startSite` is called at once: a first
 * start has much to do that needs no pages.
 */
export async function ensureBuilt(node, startSite) {
  const [quick, built] = [await quickFingerprint(sources), await readStamp(stampFile)];
  if (built !== null && (await readStamp(quickStampFile)) === quick) return;
  const current = await fingerprint(sources);
  if (built !== current) await buildAll(node, startSite, current);
  await writeFile(quickStampFile, quick).catch((error) => {
    // In a folder that may not be written the contents are compared at each start, which takes half a second.
    if (!['EACCES', 'EROFS', 'EPERM'].includes(error.code)) throw error;
  });
}

async function buildAll(node, startSite, current) {
  // Removed first and written last, so that an interrupted build never counts as complete.
  await rm(stampFile, { force: true });
  await withProgress('Building the pages', () => build(node, startSite), { isAlone: !startSite });
  await mkdir(inRoot('build'), { recursive: true });
  await writeFile(stampFile, current);
}

async function build(node, startSite) {
  const env = { ...process.env, NODE_ENV: 'production' };
  const runPart = async (...program) => {
    const { code, output } = await runStep(node, program, { env, capture: true, isDisposable: true });
    if (code !== 0) throw new Failure(`${output}\nThe pages could not be built; the reason stands above.`);
  };
  startSite?.(node);
  await runPart(tool.reactRouter, 'build');
}
