import { randomUUID } from 'node:crypto';
import { chmod, chown, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { FSDriver } from 'flydrive/drivers/fs';

const marker = '.photos-of-snapbazaar';
const unfinishedPrefix = '.unfinished-';
const leftoverMs = 60 * 60 * 1000;
// Photos are served by this process alone, and only to those who know their names: other users of the machine do not.
const folderMode = 0o700;
const fileMode = 0o600;

/**
 * A folder whose files are there as a whole or not at all, and on the disk by the time anyone is told so. While the
 * folder itself is away, as with a disk that is not mounted, nothing is taken in and nothing is said to be missing:
 * a file in it tells it from an empty folder in its place.
 */
export class UploadFolder extends FSDriver {
  readonly #location: string;
  #owner: { uid: number; gid: number } | undefined;

  constructor(location: string) {
    super({ location, visibility: 'public' });
    this.#location = location;
  }

  /** Makes the folder if there is none, and removes what killed processes left in it. */
  async prepare(): Promise<void> {
    await mkdir(path.dirname(this.#location), { recursive: true });
    await mkdir(this.#location, { mode: folderMode }).catch(unlessExists);
    const { uid, gid, mode } = await stat(this.#location);
    // Earlier versions left it readable for all.
    if (mode & 0o077 && isOursOrWeAreRoot(uid)) await chmod(this.#location, folderMode);
    // What root stores for a folder of another user must be readable when that user serves it again.
    if (process.getuid?.() === 0 && uid !== 0) this.#owner = { uid, gid };
    await (await open(path.join(this.#location, marker), 'a')).close();
    await this.#giveToOwner(path.join(this.#location, marker));
    await this.#sweepLeftovers();
  }

  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    const place = path.join(this.#location, key);
    await this.#requireFolder();
    // A full disk or a kill leaves this and never half a photo.
    const unfinished = path.join(this.#location, unfinishedPrefix + randomUUID());
    try {
      const file = await open(unfinished, 'wx', fileMode);
      await file
        .writeFile(contents)
        .then(() => file.sync())
        .finally(() => file.close());
      await this.#giveToOwner(unfinished);
      await this.#makeFolders(path.dirname(key));
      await rename(unfinished, place);
      await syncFolder(path.dirname(place));
      // Gone meanwhile, it may not be in the folder that comes back.
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

  /** Not with the error of a missing file, which would pass for a photo that is not there. */
  async #requireFolder(): Promise<void> {
    await stat(path.join(this.#location, marker)).catch((cause) => {
      throw new Error('The uploads folder is away.', { cause });
    });
  }

  /** One below the other, and never the folder that all of them are in. */
  async #makeFolders(below: string): Promise<void> {
    if (below === '.') return;
    await this.#makeFolders(path.dirname(below));
    const folder = path.join(this.#location, below);
    await mkdir(folder, { mode: folderMode }).catch(unlessExists);
    await this.#giveToOwner(folder);
  }

  async #giveToOwner(place: string): Promise<void> {
    if (this.#owner) await chown(place, this.#owner.uid, this.#owner.gid);
  }

  /** What is younger may be another process's at work. */
  async #sweepLeftovers(): Promise<void> {
    for (const name of await readdir(this.#location)) {
      if (!name.startsWith(unfinishedPrefix)) continue;
      const place = path.join(this.#location, name);
      const info = await stat(place).catch(() => null);
      if (info?.isFile() && isOursOrWeAreRoot(info.uid) && Date.now() - info.mtimeMs > leftoverMs) {
        await rm(place, { force: true });
      }
    }
  }
}

function isOursOrWeAreRoot(uid: number): boolean {
  const own = process.getuid?.();
  return own === 0 || own === uid;
}

function unlessExists(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

/** The name of a new file is safe only once its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const opened = await open(folder);
  await opened.sync().finally(() => opened.close());
}
