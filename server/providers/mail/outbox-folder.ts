import { chmod, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** A mail or text message in the outbox, as the operator sees it. */
export interface OutboxEntry {
  date: string;
  recipient: string;
  subject: string;
  file: string;
}

/** Mails that no server is set for, as files that only the shop's own user can read. */
export interface OutboxFolder {
  /** Writes a message under a name made of its time and id, so that writing it again replaces it. */
  write(message: { id: string; date: Date; ending: '.eml' | '.txt'; contents: string | Buffer }): Promise<void>;
  list(): Promise<OutboxEntry[]>;
  removeBefore(date: Date): Promise<void>;
}

const unfinished = '.unfinished';

export function openOutboxFolder(dataDirectory: string): OutboxFolder {
  const folder = path.join(dataDirectory, 'outbox');

  async function names(): Promise<string[]> {
    const found = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    return found.filter((name) => /\.(eml|txt)$/.test(name)).sort();
  }

  return {
    async write({ id, date, ending, contents }) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await chmod(folder, 0o700);
      const target = path.join(folder, `${timeInName(date)}-${id}${ending}`);
      const file = await open(`${target}${unfinished}`, 'w', 0o600);
      await file
        .writeFile(contents)
        .then(() => file.sync())
        .finally(() => file.close());
      await rename(`${target}${unfinished}`, target);
    },
    async list() {
      const files = (await names()).map((name) => path.join(folder, name));
      return Promise.all(files.map(async (file) => ({ ...readHeaders(await readFile(file, 'utf8')), file })));
    },
    async removeBefore(date) {
      const old = (await names()).filter((name) => name < timeInName(date));
      for (const name of old) await rm(path.join(folder, name), { force: true });
    },
  };
}

/** Sorts by time as text. */
const timeInName = (date: Date) => date.toISOString().replaceAll(/[-:]/g, '').replace('.', '');

function readHeaders(message: string): Omit<OutboxEntry, 'file'> {
  const [head = ''] = message.split(/\r?\n\r?\n/, 1);
  const lines = head.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  const headerOf = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? '';
  return { date: headerOf('Date'), recipient: headerOf('To'), subject: decodeWords(headerOf('Subject')) };
}

/** Decodes the encoded words of a header, such as `=?UTF-8?Q?Ma=C3=B1ana?=`. */
function decodeWords(value: string): string {
  const joined = value.replaceAll(/\?=\s+=\?/g, '?==?');
  return joined.replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, encoding: string, text: string) => {
    if (encoding.toLowerCase() === 'b') return Buffer.from(text, 'base64').toString();
    const bytes = text.replaceAll('_', ' ').replaceAll(/=([\da-f]{2})/gi, (__, hex: string) => `%${hex}`);
    return decodeURIComponent(bytes.replaceAll(/%(?![\da-f]{2})/gi, '%25'));
  });
}
