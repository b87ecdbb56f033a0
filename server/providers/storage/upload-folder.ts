import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { FSDriver } from 'flydrive/drivers/fs';

const unfinishedPrefix = '.unfinished-';
const leftoverMs = 60 * 60 * 1000;

/**
 * A folder whose files are there as a whole or not at all, and on the disk by the time anyone is told so. When the
 * folder itself is gone, as with a disk that is not mounted, nothing is taken in and nothing is said to be missing.
 */
export class UploadFolder extends FSDriver {
  readonly #location: string;

  constructor(location: string) {
    super({ location, visibility: 'public' });
    this.#location = location;
  }

  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    const place = path.join(this.#location, key);
    // Begun in the folder itself, which must be there; a full disk or a kill leaves this and never half a photo.
    const unfinished = path.join(this.#location, unfinishedPrefix + randomUUID());
    try {
      const file = await open(unfinished, 'wx');
      await file
        .writeFile(contents)
        .then(() => file.sync())
        .finally(() => file.close());
      await mkdir(path.dirname(place), { recursive: true });
      await rename(unfinished, place);
      await syncFolder(path.dirname(place));
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  override async exists(key: string): Promise<boolean> {
    if (await super.exists(key)) return true;
    await stat(this.#location);
    return false;
  }

  /** Removes what killed processes left behind; what is younger may be another process's at work. */
  async sweepLeftovers(): Promise<void> {
    for (const name of await readdir(this.#location)) {
      if (!name.startsWith(unfinishedPrefix)) continue;
      const place = path.join(this.#location, name);
      const info = await stat(place).catch(() => null);
      if (info && Date.now() - info.mtimeMs > leftoverMs) await rm(place, { force: true });
    }
  }
}

/** The name of a new file is safe only once its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const opened = await open(folder);
  await opened.sync().finally(() => opened.close());
}
