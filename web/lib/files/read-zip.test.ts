import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { isZip, readZip } from './read-zip.ts';

interface Part {
  name: string;
  content: Uint8Array;
  method?: number;
  flags?: number;
}

/** A ZIP as any program writes it, without checksums, which are not read. */
function zipOf(parts: Part[]): Blob {
  const files: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const { name, content, method = 8, flags = 0 } of parts) {
    const packed = method === 8 ? deflateRawSync(content) : Buffer.from(content);
    const bytes = Buffer.from(name);
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50, 0);
    header.writeUInt16LE(bytes.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(flags, 8);
    entry.writeUInt16LE(method, 10);
    entry.writeUInt32LE(packed.length, 20);
    // It may say any size when unpacked.
    entry.writeUInt32LE(1, 24);
    entry.writeUInt16LE(bytes.length, 28);
    entry.writeUInt32LE(at, 42);
    files.push(header, bytes, packed);
    list.push(entry, bytes);
    at += 30 + bytes.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt32LE(Buffer.concat(list).length, 12);
  end.writeUInt32LE(at, 16);
  return new Blob([Buffer.concat([...files, ...list, end])]);
}

const content = new Uint8Array([1, 2, 3, 4]);
const limits = { files: 10, fileBytes: 1000 };
const namesIn = async (parts: Part[], some = limits) => (await readZip(zipOf(parts), some)).map(({ name }) => name);

describe('the photos of a ZIP', () => {
  test('are unpacked, packed or not', async () => {
    const files = await readZip(
      zipOf([
        { name: 'a.JPG', content },
        { name: 'b.png', content, method: 0 },
      ]),
      limits,
    );
    expect(files.map(({ name, type }) => [name, type])).toEqual([
      ['a.JPG', 'image/jpeg'],
      ['b.png', 'image/png'],
    ]);
    for (const file of files) expect(new Uint8Array(await file.arrayBuffer())).toEqual(content);
  });

  test('have names without folders or signs that could mean anything', async () => {
    const names = ['/etc/pass wd.jpg', 'C:\\photos\\รูป 1.webp', 'x/<b>"1".png'];
    expect(await namesIn(names.map((name) => ({ name, content })))).toEqual(['pass wd.jpg', 'รูป 1.webp', '_b__1_.png']);
  });

  test('are all that is taken: no programs, hidden files, folders or encrypted files', async () => {
    const others = ['run.exe', '../../a.jpg', '__MACOSX/a.jpg', '.hidden/a.jpg', '._a.jpg', 'folder.jpg/'].map(
      (name) => ({
        name,
        content,
      }),
    );
    expect(await namesIn([...others, { name: 'secret.jpg', content, flags: 1 }])).toEqual([]);
  });

  test('are read up to a number and a size, whatever the list says', async () => {
    const bomb = { name: 'bomb.png', content: new Uint8Array(50_000_000) };
    expect(await namesIn([bomb, { name: 'a.png', content }])).toEqual(['a.png']);
    expect(
      await namesIn(
        [
          { name: 'a.png', content },
          { name: 'b.png', content },
        ],
        { ...limits, files: 1 },
      ),
    ).toEqual(['a.png']);
  });

  test('are found beside broken ones; what is no ZIP is refused', async () => {
    const broken = { name: 'broken.jpg', content, method: 0 };
    const archive = new Uint8Array(await zipOf([broken, { name: 'a.png', content }]).arrayBuffer());
    archive.set([0], 0);
    expect((await readZip(new Blob([archive]), limits)).map(({ name }) => name)).toEqual(['a.png']);
    await expect(readZip(new Blob(['no archive']), limits)).rejects.toThrow();
    await expect(readZip(new Blob([]), limits)).rejects.toThrow();
  });
});

test('a ZIP is known by its type or its name', () => {
  expect(isZip({ type: 'application/zip', name: 'a' })).toBe(true);
  expect(isZip({ type: '', name: 'A.ZIP' })).toBe(true);
  expect(isZip({ type: 'image/png', name: 'a.png' })).toBe(false);
});
