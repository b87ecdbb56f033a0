import { randomBytes } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import { z } from 'zod';

/** The passwords of the two roles. */
const secrets = z.object({ superuser: z.string().min(1), application: z.string().min(1) });
export type Secrets = z.infer<typeof secrets>;

/** Next to the database's folder and not in it: when started as root, that folder belongs to another user. */
export const secretsFile = (requestedDir: string): string => `${requestedDir}.password`;

/** Reads the passwords of a data folder, or creates them in a file that only this user can read. */
export async function ensureSecrets(requestedDir: string): Promise<{ secrets: Secrets; isNew: boolean }> {
  const file = secretsFile(requestedDir);
  const existing = await readSecrets(requestedDir);
  if (existing) return { secrets: existing, isNew: false };
  const created = { superuser: newPassword(), application: newPassword() };
  // Linked when complete: of processes that start together only one creates it, and none reads half a file.
  const unfinished = `${file}.${randomBytes(6).toString('hex')}`;
  const handle = await open(unfinished, 'wx', 0o600);
  try {
    await handle.writeFile(JSON.stringify(created));
    await handle.sync();
  } finally {
    await handle.close();
  }
  const isFirst = await link(unfinished, file).then(
    () => true,
    () => false,
  );
  await rm(unfinished);
  const stored = isFirst ? created : await readSecrets(requestedDir);
  if (!stored) throw new Error(`${file} cannot be written.`);
  return { secrets: stored, isNew: isFirst };
}

/** The passwords of a data folder, or null where there are none. */
export async function readSecrets(requestedDir: string): Promise<Secrets | null> {
  const text = await readFile(secretsFile(requestedDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? null : secrets.parse(JSON.parse(text));
}

const newPassword = () => randomBytes(32).toString('base64url');
