import { copyFile, readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createBackupFolder, createShopToBackUp } from '../../../tests/support/database/backups.ts';
import { readRows } from '../../../tests/upgrade/rows.ts';
import { createArchive, readArchive } from '../../platform/documents/archive.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { sealManifest } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';

const source = await createShopToBackUp();
const { newBackupPath, createRestoreTarget } = await createBackupFolder();
const whole = await source.backUp(newBackupPath());

async function expectRefusal(file: string, message: RegExp, place?: Awaited<ReturnType<typeof createRestoreTarget>>) {
  const empty = place ?? (await createRestoreTarget());
  await expect(restoreBackup(empty, file)).rejects.toThrow(message);
  if (place) return;
  expect(await readRows(empty.database.pool)).toEqual({});
  expect(await filesIn(empty.config.SNAPBAZAAR_DATA_DIR)).toEqual([]);
}

test.each([0.1, 0.6, 0.97])('nothing is restored from a backup truncated to %d of its size', async (share) => {
  const file = newBackupPath();
  await copyFile(whole, file);
  await truncate(file, Math.floor((await stat(whole)).size * share));
  await expectRefusal(file, /^This backup cannot be used: the file ends too early/);
});

test.each([0.02, 0.4, 0.8])(
  'nothing is restored from a backup with a changed byte at %d of its size',
  async (share) => {
    const bytes = await readFile(whole);
    const at = Math.floor(bytes.length * share);
    bytes[at] = (bytes[at] ?? 0) ^ 0x55;
    const file = newBackupPath();
    await writeFile(file, bytes);
    await expectRefusal(
      file,
      /^This backup cannot be used: (its contents are not what|it is damaged|its list of contents cannot be read)/,
    );
  },
);

test('nothing is restored from a backup without a manifest, or from another kind of file', async () => {
  const file = newBackupPath();
  const archive = await createArchive(file);
  for await (const { name, bytes } of readArchive(whole)) if (name !== 'manifest.json') await archive.add(name, bytes);
  await archive.close();
  await expectRefusal(file, /it has no end/);
  await writeFile(file, 'A letter to grandmother. '.repeat(100));
  await expectRefusal(file, /it is damaged, or it is no backup of Snapbazaar/);
});

test('nothing is restored from a backup of a newer version', async () => {
  const file = newBackupPath();
  const archive = await createArchive(file);
  const newer = (text: string) => {
    const { seal: _, ...manifest } = JSON.parse(text);
    return JSON.stringify(sealManifest({ ...manifest, migrations: [9999999999999, ...manifest.migrations] }));
  };
  for await (const { name, bytes } of readArchive(whole)) {
    await archive.add(name, name === 'manifest.json' ? Buffer.from(newer(bytes.toString())) : bytes);
  }
  await archive.close();
  await expectRefusal(file, /^This backup was made by a newer Snapbazaar/);
});

test('nothing is restored into a database that already has a shop', async () => {
  const inUse = { ...(await createRestoreTarget()), database: source.database };
  await expectRefusal(
    whole,
    /into an empty database only, and this one has tables \(\w+\)\. Nothing was changed/,
    inUse,
  );
});

test('nothing is restored when the store fails half-way, and the next attempt succeeds', async () => {
  const place = await createRestoreTarget();
  let puts = 0;
  const failing: Storage = {
    ...place.storage,
    async put(name, bytes, type) {
      puts += 1;
      if (puts === 3) throw new Error('The store is full.');
      await place.storage.put(name, bytes, type);
    },
  };
  await expectRefusal(whole, /The store is full/, { ...place, storage: failing });
  expect(await readRows(place.database.pool)).toEqual({});
  expect(await filesIn(place.config.SNAPBAZAAR_DATA_DIR)).toEqual([]);
  await restoreBackup(place, whole);
});

/** All files but the marker of the uploads folder. */
async function filesIn(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile() && entry.name !== '.photos-of-snapbazaar').map(({ name }) => name);
}
