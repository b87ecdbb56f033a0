import { z } from 'zod';
import { BrokenArchive, type Entry, readArchive } from '../providers/archive/archive.ts';

export const manifestName = 'manifest.json';

/** What a backup holds. It stands at the end of the archive, so that one that was cut off has none. */
const manifest = z.object({
  format: z.literal(1),
  made_at: z.iso.datetime(),
  /** The changes of the tables that the database had been through. */
  migrations: z.array(z.int()).min(1),
  /** In an order in which each comes after those that it refers to. */
  tables: z.array(z.object({ name: z.string(), rows: z.int(), comment: z.string().nullable() })),
  /** How far numbers were given out. Books outlive an account, so its number must never come again. */
  sequences: z.record(z.string(), z.string().regex(/^\d+$/)),
  jobs: z.int(),
  pictures: z.int(),
  /** Of all entries before this one. */
  sha256: z.string(),
});

export type Manifest = z.infer<typeof manifest>;

/** Goes through a whole backup, and gives its manifest if every byte is as it was written. */
export async function readBackup(
  file: string,
  visit: (entry: Entry) => Promise<void> = async () => undefined,
): Promise<Manifest> {
  let found: Manifest | undefined;
  for await (const { name, bytes, fingerprintBefore } of readArchive(file)) {
    if (found) throw new BrokenArchive('something was added to it');
    if (name !== manifestName) await visit({ name, bytes });
    else found = parse(bytes, fingerprintBefore);
  }
  if (!found) throw new BrokenArchive('it has no end: it was still being written, or was cut off');
  return found;
}

function parse(bytes: Buffer, fingerprint: string): Manifest {
  const { success, data } = manifest.safeParse(readJson(bytes));
  if (!success) throw new BrokenArchive('its list of contents cannot be read, or a newer Snapbazaar wrote it');
  if (data.sha256 !== fingerprint) throw new BrokenArchive('its contents are not what was written (checksum differs)');
  return data;
}

function readJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}
