import { mkdir, rm, writeFile } from 'node:fs/promises';
import { Failure } from './failure.mjs';
import { fingerprint, quickFingerprint, readStamp } from './fingerprint.mjs';
import { runStep } from './processes.mjs';
import { withProgress } from './progress.mjs';
import { inRoot } from './root.mjs';
import { tool } from './tools.mjs';

const shared = [
  'contracts',
  'catalog',
  'i18n',
  'listing-copy',
  'reference-data',
  'help',
  'data',
  'tsconfig.json',
  'package-lock.json',
];

/** What is built: its name, the words for its progress, the program that builds it, and the sources it reads. */
const parts = {
  server: {
    name: 'server',
    label: 'Bundling the server',
    program: ['scripts/bundle-server.ts'],
    sources: ['server', 'demo', 'scripts/bundle-server.ts', ...shared],
  },
  pages: {
    name: 'pages',
    label: 'Building the pages',
    program: [tool.reactRouter, 'build'],
    sources: ['web', 'vite.config.ts', 'react-router.config.ts', ...shared],
  },
};

/** Bundles the server unless the existing bundle was made from the same sources. */
export const ensureServerBundled = (node) => ensureBuilt(node, parts.server);

/**
 * Builds the pages unless they were made from the same sources. `startSite` is called at once: a first start has much to
 * do that needs no pages.
 */
export const ensurePagesBuilt = (node, startSite) => ensureBuilt(node, parts.pages, startSite);

async function ensureBuilt(node, part, startMeanwhile) {
  const stamp = inRoot('build', `.${part.name}-sources`);
  const quickStamp = `${stamp}-quick`;
  const [quick, built] = [await quickFingerprint(part.sources), await readStamp(stamp)];
  if (built !== null && (await readStamp(quickStamp)) === quick) return;
  const current = await fingerprint(part.sources);
  if (built !== current) {
    // Removed first and written last, so that an interrupted build never counts as complete.
    await rm(stamp, { force: true });
    startMeanwhile?.(node);
    await withProgress(part.label, () => build(node, part), { isAlone: !startMeanwhile });
    await mkdir(inRoot('build'), { recursive: true });
    await writeFile(stamp, current);
  }
  await writeFile(quickStamp, quick).catch((error) => {
    // In a folder that may not be written the contents are compared at each start, which takes half a second.
    if (!['EACCES', 'EROFS', 'EPERM'].includes(error.code)) throw error;
  });
}

async function build(node, { label, program }) {
  const env = { ...process.env, NODE_ENV: 'production' };
  const { code, output } = await runStep(node, program, { env, capture: true, isDisposable: true });
  if (code !== 0) throw new Failure(`${output}\n${label} failed; the reason stands above.`);
}
