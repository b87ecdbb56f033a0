import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readCompressed, writeCompressedCopies } from './compressed-copies.ts';

const script = Buffer.from('sell(); '.repeat(500));

async function makeBuild(): Promise<string> {
  const directory = await mkdtemp(path.join(tmpdir(), 'snapbazaar-copies-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  await mkdir(path.join(directory, 'assets'));
  await writeFile(path.join(directory, 'assets', 'page.js'), script);
  await writeFile(path.join(directory, 'logo.png'), 'pixels');
  return directory;
}

const notAborted = new AbortController().signal;

describe('compressed copies of built files', () => {
  test('are made in memory while there are none on the disk', async () => {
    const directory = await makeBuild();
    const compressed = await readCompressed(path.join(directory, 'assets', 'page.js'), script);
    expect(brotliDecompressSync(compressed?.brotli as Buffer)).toEqual(script);
    expect(gunzipSync(compressed?.gzip as Buffer)).toEqual(script);
  });

  test('are written beside text files only, whole, and then read from there', async () => {
    const directory = await makeBuild();
    await writeCompressedCopies(directory, notAborted);
    expect((await readdir(directory, { recursive: true })).sort()).toEqual([
      'assets',
      'assets/page.js',
      'assets/page.js.br',
      'assets/page.js.gz',
      'logo.png',
    ]);
    await writeFile(path.join(directory, 'assets', 'page.js.br'), 'the copy');
    const copies = await readCompressed(path.join(directory, 'assets', 'page.js'), script);
    expect(String(copies?.brotli)).toBe('the copy');
    expect(await readCompressed(path.join(directory, 'logo.png'), Buffer.from('pixels'))).toBeNull();
  });

  test('that exist are not written again', async () => {
    const directory = await makeBuild();
    for (const ending of ['br', 'gz'])
      await writeFile(path.join(directory, 'assets', `page.js.${ending}`), 'as it was');
    await writeCompressedCopies(directory, notAborted);
    expect(await readFile(path.join(directory, 'assets', 'page.js.br'), 'utf8')).toBe('as it was');
  });

  test('are not begun after the site began to close', async () => {
    const directory = await makeBuild();
    await writeCompressedCopies(directory, AbortSignal.abort());
    expect(await readdir(path.join(directory, 'assets'))).toEqual(['page.js']);
  });
});
