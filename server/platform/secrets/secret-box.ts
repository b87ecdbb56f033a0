import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Encrypts values that the database must not hold in plain text. */
export interface SecretBox {
  /** `context` names what the value belongs to; a value that is moved elsewhere cannot be opened. */
  seal(value: string, context: string): string;
  /** Null when the value was sealed with another key or context, or was changed. */
  open(sealed: string, context: string): string | null;
  /** A keyed hash (HMAC), for values so short that a plain hash is reversed by trying all of them. */
  mac(value: string, context: string): string;
}

interface KeySource {
  /** The configured key, which several servers share. */
  key: string | undefined;
  dataDirectory: string;
}

export async function openSecretBox(source: KeySource): Promise<SecretBox> {
  const text = source.key ?? (await ensureKeyFile(source.dataDirectory));
  const key = createHash('sha256').update(text).digest();
  const macKey = createHmac('sha256', key).update('mac').digest();
  return {
    mac: (value, context) => createHmac('sha256', macKey).update(`${context}\n${value}`).digest('base64url'),
    seal(value, context) {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context));
      const encrypted = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
    },
    open(sealed, context) {
      const bytes = Buffer.from(sealed, 'base64url');
      const [iv, tag, encrypted] = [bytes.subarray(0, 12), bytes.subarray(12, 28), bytes.subarray(28)];
      if (tag.length !== 16) return null;
      const decipher = createDecipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context)).setAuthTag(tag);
      try {
        return decipher.update(encrypted, undefined, 'utf8') + decipher.final('utf8');
      } catch {
        return null;
      }
    },
  };
}

/** The key of a data folder; the first process creates it in a file that only this user can read. */
async function ensureKeyFile(dataDirectory: string): Promise<string> {
  const file = path.join(dataDirectory, 'secrets.key');
  const existing = await readKey(file);
  if (existing !== null) return existing;
  await mkdir(dataDirectory, { recursive: true });
  // Linked when complete: of processes that start together only one creates it, and none reads half a file.
  const unfinished = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(unfinished, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx', flush: true });
  await link(unfinished, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(unfinished);
  const created = await readKey(file);
  if (created === null) throw new Error(`${file} cannot be written.`);
  return created;
}

async function readKey(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}
