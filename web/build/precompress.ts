import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|svg|json|webmanifest)$/;

/** Writes each built text file a second and third time, compressed as hard as it goes, so that serving costs nothing. */
export function precompress(): Plugin {
  let directory = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      directory = path.resolve(config.root, 'build/client');
    },
    // Last of all: the router's manifest is written when the server's bundle is.
    buildApp: {
      order: 'post',
      async handler() {
        const files = (await readdir(directory, { recursive: true })).filter((file) => compressible.test(file));
        await Promise.all(files.map((file) => compressFile(path.join(directory, file))));
      },
    },
  };
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  const [brotli, gzipped] = await Promise.all([promisify(brotliCompress)(bytes), promisify(gzip)(bytes, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}
