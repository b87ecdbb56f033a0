import { randomUUID } from 'node:crypto';
import { chmod, chown, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { FSDriver } from 'flydrive/drivers/fs';
import { hourMs } from '../../../contracts/durations.ts';

const marker = '.photos-of-snapbazaar';
const unfinishedPrefix = '.unfinished-';
const unfinishedMaxAgeMs = hourMs;
// Only this process serves photos, so other users of the machine get no access.
const folderMode = 0o700;
const fileMode = 0o600;

/**
 * A folder with atomic, durable writes: a file exists completely or not at all. While the folder is unavailable, for
 * example because its disk is not mounted, reads and writes fail instead of reporting missing files; a marker file
 * distinguishes it from an empty mount point.
 */
export class UploadFolder extends FSDriver {
  readonly #location: string;
  #owner: { uid: number; gid: number } | undefined;

  constructor(location: string) {
    super({ location, visibility: 'public' });
    this.#location = location;
  }

  /** Creates the folder if there is none, and removes unfinished files of killed processes. */
  async prepare(): Promise<void> {
    await mkdir(path.dirname(this.#location), { recursive: true });
    await mkdir(this.#location, { mode: folderMode }).catch(ignoreExisting);
    const { uid, gid, mode } = await stat(this.#location);
    // Earlier versions left it readable for all users.
    if (mode & 0o077 && isOursOrWeAreRoot(uid)) await chmod(this.#location, folderMode);
    // Files that root stores in another user's folder must stay readable for that user.
    if (process.getuid?.() === 0 && uid !== 0) this.#owner = { uid, gid };
    await (await open(path.join(this.#location, marker), 'a')).close();
    await this.#giveToOwner(path.join(this.#location, marker));
    await this.#removeUnfinished();
  }

  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    const filePath = path.join(this.#location, key);
    await this.#requireFolder();
    // A full disk or a killed process leaves this file and never half a photo.
    const unfinished = path.join(this.#location, unfinishedPrefix + randomUUID());
    try {
      const file = await open(unfinished, 'wx', fileMode);
      await file
        .writeFile(contents)
        .then(() => file.sync())
        .finally(() => file.close());
      await this.#giveToOwner(unfinished);
      await this.#makeFolders(path.dirname(key));
      await rename(unfinished, filePath);
      await syncFolder(path.dirname(filePath));
      // If the folder was unmounted in between, the file may be in the mount point instead.
      await this.#requireFolder();
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  override async getMetaData(key: string) {
    return super.getMetaData(key).catch(async (error) => {
      await this.#requireFolder();
      throw error;
    });
  }

  /** Throws an error other than that of a missing file, which would be taken for a missing photo. */
  async #requireFolder(): Promise<void> {
    await stat(path.join(this.#location, marker)).catch((cause) => {
      throw new Error('The uploads folder is away.', { cause });
    });
  }

  /** Creates subfolders one by one, and never the uploads folder itself. */
  async #makeFolders(below: string): Promise<void> {
    if (below === '.') return;
    await this.#makeFolders(path.dirname(below));
    const folder = path.join(this.#location, below);
    await mkdir(folder, { mode: folderMode }).catch(ignoreExisting);
    await this.#giveToOwner(folder);
  }

  async #giveToOwner(filePath: string): Promise<void> {
    if (this.#owner) await chown(filePath, this.#owner.uid, this.#owner.gid);
  }

  /** Removes old unfinished files; a recent one may belong to a running process. */
  async #removeUnfinished(): Promise<void> {
    for (const name of await readdir(this.#location)) {
      if (!name.startsWith(unfinishedPrefix)) continue;
      const filePath = path.join(this.#location, name);
      const info = await stat(filePath).catch(() => null);
      if (info?.isFile() && isOursOrWeAreRoot(info.uid) && Date.now() - info.mtimeMs > unfinishedMaxAgeMs) {
        await rm(filePath, { force: true });
      }
    }
  }
}

function isOursOrWeAreRoot(uid: number): boolean {
  const own = process.getuid?.();
  return own === 0 || own === uid;
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

/** A new file survives a crash only once its folder is synced, too. */
async function syncFolder(folder: string): Promise<void> {
  const opened = await open(folder);
  await opened.sync().finally(() => opened.close());
}
