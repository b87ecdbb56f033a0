import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { Failure } from './failure.mjs';
import { fingerprint, quickFingerprint, readStamp } from './fingerprint.mjs';
import { runStep } from './processes.mjs';
import { inRoot } from './root.mjs';

/** Programs that compile data for the application, the sources that each of them reads, and where it writes. */
const generators = [
  {
    name: 'messages',
    program: 'i18n/compile/make-modules.ts',
    sources: ['data/messages', 'i18n/compile', 'i18n/join-text.ts', 'contracts/languages.ts'],
    output: 'i18n/generated',
  },
  {
    name: 'vocabulary',
    program: 'catalog/vocabulary/index/make-index.ts',
    sources: ['catalog', 'data/catalog'],
    output: '.cache/generated/vocabulary',
  },
  {
    name: 'product-types',
    program: 'listing-copy/product-types/make-product-type-table.ts',
    sources: ['catalog', 'listing-copy', 'data/catalog', 'data/listing-copy'],
    output: '.cache/generated/product-types',
  },
];

/** Runs each generator whose sources have changed since it last ran, so that the application itself compiles nothing. */
export async function ensureGenerated(node) {
  await mkdir(inRoot('.cache', 'generated'), { recursive: true });
  await Promise.all(generators.map((generator) => ensureOne(node, generator)));
}

async function ensureOne(node, { name, program, sources, output: folder = '.' }) {
  const stamp = (productType) => inRoot('.cache', 'generated', `${name}.${productType}`);
  const quick = await quickFingerprint(sources);
  const isPresent = existsSync(inRoot(folder));
  if (isPresent && (await readStamp(stamp('quick'))) === quick) return;
  const current = await fingerprint([...sources, 'package-lock.json']);
  if (!isPresent || (await readStamp(stamp('content'))) !== current) {
    const { code, output } = await runStep(node, [program], { capture: true, isDisposable: true });
    if (code !== 0) throw new Failure(`${output}\n${program} failed; the reason stands above.`);
    await writeFile(stamp('content'), current);
  }
  await writeFile(stamp('quick'), quick);
}
