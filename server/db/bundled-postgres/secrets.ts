import { randomBytes } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import { z } from 'zod';

/** The passwords of the two roles. */
const secrets = z.object({ superuser: z.string().min(1), application: z.string().min(1) });
export type Secrets = z.infer<typeof secrets>;

/** Beside the database's folder and not in it: as root, that folder belongs to a user whom others may share. */
export const secretsFile = (requestedDir: string): string => `${requestedDir}.password`;

/** The passwords of a data folder; made and stored for this user's eyes only where there are none. */
export async function ensureSecrets(requestedDir: string): Promise<{ secrets: Secrets; isNew: boolean }> {
  const file = secretsFile(requestedDir);
  const found = await readSecrets(requestedDir);
  if (found) return { secrets: found, isNew: false };
  const made = { superuser: newPassword(), application: newPassword() };
  // Linked when complete: of processes that start together one makes them, and none reads half a file.
  const unfinished = `${file}.${randomBytes(6).toString('hex')}`;
  const handle = await open(unfinished, 'wx', 0o600);
  try {
    await handle.writeFile(JSON.stringify(made));
    await handle.sync();
  } finally {
    await handle.close();
  }
  const isFirst = await link(unfinished, file).then(
    () => true,
    () => false,
  );
  await rm(unfinished);
  const kept = isFirst ? made : await readSecrets(requestedDir);
  if (!kept) throw new Error(`${file} cannot be written.`);
  return { secrets: kept, isNew: isFirst };
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
