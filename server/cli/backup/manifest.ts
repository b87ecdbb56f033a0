import { createHash } from 'node:crypto';
import { z } from 'zod';
import { BrokenArchive, type Entry, readArchive } from '../../platform/documents/archive.ts';

export const manifestName = 'manifest.json';

/** The contents of a backup. It is the last entry of the archive, so that a truncated archive has none. */
const manifest = z.object({
  format: z.literal(1),
  made_at: z.iso.datetime(),
  /** The migrations that had been applied to the database. */
  migrations: z.array(z.int()).min(1),
  /** Ordered so that each table comes after those it refers to. */
  tables: z.array(z.object({ name: z.string(), rows: z.int(), comment: z.string().nullable() })),
  /** The last value of each sequence. Ledger entries outlive an account, so its id must never be reused. */
  sequences: z.record(z.string(), z.string().regex(/^\d+$/)),
  jobs: z.int(),
  pictures: z.int(),
  /** Checksum of all entries before this one. */
  sha256: z.string(),
  /** Checksum of the manifest itself without this field; a backup of an earlier release has none. */
  seal: z.string().optional(),
});

export type Manifest = z.infer<typeof manifest>;

/** The manifest with its own checksum, so that a changed byte in it is noticed too. */
export const sealManifest = (contents: Omit<Manifest, 'seal'>): Manifest => ({ ...contents, seal: sealOf(contents) });

/** Of all fields as they were written, so that a later release may add some. */
const sealOf = (contents: object): string => createHash('sha256').update(JSON.stringify(contents)).digest('hex');

/** Reads a whole backup and returns its manifest if the checksum matches. */
export async function readBackup(
  file: string,
  visit: (entry: Entry) => Promise<void> = async () => undefined,
): Promise<Manifest> {
  let result: Manifest | undefined;
  for await (const { name, bytes, fingerprintBefore } of readArchive(file)) {
    if (result) throw new BrokenArchive('something was added to it');
    if (name !== manifestName) await visit({ name, bytes });
    else result = parse(bytes, fingerprintBefore);
  }
  if (!result) throw new BrokenArchive('it has no end: it was still being written, or was cut off');
  return result;
}

function parse(bytes: Buffer, fingerprint: string): Manifest {
  const written = readJson(bytes);
  const { success, data } = manifest.safeParse(written);
  if (!success) throw new BrokenArchive('its list of contents cannot be read, or a newer Snapbazaar wrote it');
  if (data.sha256 !== fingerprint) throw new BrokenArchive('its contents are not what was written (checksum differs)');
  const { seal, ...contents } = written as Manifest;
  if (seal && seal !== sealOf(contents)) throw new BrokenArchive('it is damaged');
  return data;
}

function readJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}
