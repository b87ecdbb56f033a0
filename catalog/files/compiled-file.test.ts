import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { openCompiledFile, readCompiledFile, writeCompiledFile } from './compiled-file.ts';
import { projectRoot } from './project-root.ts';

const file = { name: `compiled-file-test-${process.pid}`, program: 'catalog/make-it.ts' };
const content = { starts: Uint32Array.from([0, 4, 8]), letters: Buffer.from('ab'), places: new Map([['two', [4, 7]]]) };

afterEach(() => rmSync(path.join(projectRoot, '.cache', 'generated', file.name), { force: true }));

it('A compiled file is read as it was written', () => {
  writeCompiledFile(file, content);
  expect(readCompiledFile<typeof content>(file).content).toEqual(content);
});

it('The bytes of a compiled file stay in it and are read in parts', () => {
  writeCompiledFile(file, content, { bytes: Buffer.from('one two three') });
  const { content: read, readBytes } = openCompiledFile<typeof content>(file);
  expect(read).toEqual(content);
  expect([readBytes(4, 7).toString(), readBytes(8, 13).toString()]).toEqual(['two', 'three']);
});

it('The version differs with the content, the bytes and the code that reads them, and with nothing else', () => {
  const versionWith = (written: object, options?: { bytes?: Buffer; code?: string }) => {
    writeCompiledFile(file, written, options);
    return readCompiledFile(file).version;
  };
  const versions = [
    versionWith(content),
    versionWith({ ...content, letters: Buffer.from('cd') }),
    versionWith(content, { bytes: Buffer.from('one') }),
    versionWith(content, { code: 'export {}' }),
  ];
  expect(new Set(versions).size).toBe(4);
  expect(versionWith(content)).toBe(versions[0]);
});

it('A missing file is an error that tells the program that makes it', () => {
  expect(() => readCompiledFile(file)).toThrow('node catalog/make-it.ts');
});
