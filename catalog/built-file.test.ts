import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { loadBuiltFile, openBuiltFile } from './built-file.ts';

const name = `built-file-test-${process.pid}`;
const built = { name, folders: ['catalog/vocabulary'] };
const content = { bytes: Buffer.from('one two three'), places: new Map([['two', [4, 7]]]) };
const failToBuild = () => Promise.reject(new Error('It was built before.'));

afterEach(() => rmSync(path.join(import.meta.dirname, '..', '.cache', name), { force: true }));

it('A built file is made once and then read from the cache', async () => {
  await loadBuiltFile({ ...built, build: async () => content });
  const { content: read, version } = await loadBuiltFile<typeof content>({ ...built, build: failToBuild });
  expect(read).toEqual(content);
  expect(version).toHaveLength(12);
});

it('The bytes of a built file can stay in it and be read in parts', async () => {
  const first = await openBuiltFile({ ...built, build: async () => content });
  const later = await openBuiltFile<typeof content>({ ...built, build: failToBuild });
  for (const { content: read, readBytes } of [first, later]) {
    expect(read.places).toEqual(content.places);
    expect(readBytes(4, 7).toString()).toBe('two');
  }
});

it('A built file is made anew when its sources have changed', async () => {
  await loadBuiltFile({ ...built, build: async () => content });
  const other = { bytes: Buffer.from('other'), places: new Map() };
  const changed = { ...built, folders: ['catalog/tree'], build: async () => other };
  expect((await openBuiltFile(changed)).readBytes(0, 5).toString()).toBe('other');
});
