import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { create } from 'tar';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toPacote } from './npm-settings.ts';
import { createPackageFiles, type PackageFile } from './package-files.ts';

const directory = await mkdtemp(path.join(tmpdir(), 'snapbazaar-package-files-'));
const tarball = path.join(directory, 'letters-1.0.0.tgz');
const bold = 'the bold letters '.repeat(5000);
let entry: PackageFile;
let cacheDir: string;

const hash = (algorithm: string, bytes: string | Buffer) => createHash(algorithm).update(bytes);
const open = (retryAfterMs = 0) =>
  createPackageFiles({ cacheDir, retryAfterMs, npmSettings: async () => ({ cache: `${cacheDir}-npm` }) });

beforeAll(async () => {
  const content = path.join(directory, 'package');
  await mkdir(content);
  await writeFile(path.join(content, 'package.json'), JSON.stringify({ name: 'letters', version: '1.0.0' }));
  await writeFile(path.join(content, 'bold.ttf'), bold);
  await writeFile(path.join(content, 'thin.ttf'), 'the thin letters');
  await create({ gzip: true, file: tarball, cwd: directory }, ['package']);
  entry = {
    package: tarball,
    integrity: `sha512-${hash('sha512', await readFile(tarball)).digest('base64')}`,
    file: 'package/bold.ttf',
    sha256: hash('sha256', bold).digest('hex'),
    licence: 'OFL-1.1',
  };
});
beforeEach(async () => {
  cacheDir = await mkdtemp(path.join(directory, 'cache-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

describe('a file of a package', () => {
  test('is the only file written to the cache', async () => {
    const filePath = await open().get(entry);
    expect(await readFile(filePath, 'utf8')).toBe(bold);
    expect(await readdir(cacheDir)).toEqual([path.basename(filePath)]);
  });

  test('is fetched once, even for concurrent requests and after a restart', async () => {
    const files = open();
    const filePaths = await Promise.all([files.get(entry), files.get(entry)]);
    expect(new Set(filePaths).size).toBe(1);
    await rename(tarball, `${tarball}.gone`);
    try {
      expect(await files.get(entry)).toBe(filePaths[0]);
      expect(await open().get(entry)).toBe(filePaths[0]);
    } finally {
      await rename(`${tarball}.gone`, tarball);
    }
  });

  test('is fetched again when its cached copy is damaged', async () => {
    const filePath = await open().get(entry);
    await writeFile(filePath, 'half of it');
    await open().get(entry);
    expect(await readFile(filePath, 'utf8')).toBe(bold);
  });

  test.each([
    ['a different hash', { sha256: '0'.repeat(64) }],
    ['a path that is not in the package', { file: 'package/none.ttf' }],
    ['a different package integrity', { integrity: `sha512-${hash('sha512', 'other').digest('base64')}` }],
  ])('is refused for %s, and nothing is cached', async (_reason, wrong) => {
    const getting = open().get({ ...entry, ...wrong });
    await expect(getting).rejects.toMatchObject({ code: 'unavailable', cause: expect.any(Error) });
    expect(await readdir(cacheDir)).toEqual([]);
  });

  test('is requested again after a failure, but not at once', async () => {
    const files = open(30);
    await rename(tarball, `${tarball}.gone`);
    await expect(files.get(entry)).rejects.toMatchObject({ code: 'unavailable' });
    await rename(`${tarball}.gone`, tarball);
    await expect(files.get(entry)).rejects.toMatchObject({ code: 'unavailable' });
    await expect.poll(() => files.get(entry).catch(() => null)).toContain('bold.ttf');
  });
});

test('npm’s settings are converted to pacote’s options', async () => {
  const npm = {
    registry: 'https://npm.example/',
    '@shop:registry': 'https://shop.example/',
    'https-proxy': null,
    noproxy: ['a', 'b'],
  };
  expect(await toPacote({ ...npm, 'strict-ssl': false, cache: '/home/me/.npm' })).toEqual({
    registry: 'https://npm.example/',
    '@shop:registry': 'https://shop.example/',
    noProxy: 'a,b',
    strictSSL: false,
    cache: path.join('/home/me/.npm', '_cacache'),
  });
});
