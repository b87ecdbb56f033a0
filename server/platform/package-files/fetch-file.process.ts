import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pacote, { type Options } from 'pacote';
import { Parser } from 'tar';
import { answerRequests } from '../process/answer-requests.ts';

/** One file of a package, and where it is written. */
export interface FetchRequest {
  package: string;
  integrity: string;
  file: string;
  to: string;
  settings: Options;
}

async function fetchFile({ package: name, integrity, file, to, settings }: FetchRequest): Promise<null> {
  await pacote.tarball.stream(name, (tarball) => writeFileOf(tarball, file, to), {
    ...settings,
    integrity,
    ...{ fetchRetries: 1, fetchRetryMintimeout: 500, timeout: 60_000 },
  });
  return null;
}

/** Reads the whole tarball, so that its integrity is checked, but writes only the one file. */
async function writeFileOf(tarball: Readable, file: string, filePath: string): Promise<void> {
  let writing: Promise<void> = Promise.resolve();
  const parser = new Parser({
    filter: (name) => name === file,
    onReadEntry: (entry) => {
      writing = pipeline(entry, createWriteStream(filePath));
      // Awaited below; until then a failure must not count as unhandled.
      writing.catch(() => undefined);
    },
  });
  await new Promise<void>((resolve, reject) => {
    tarball.on('error', reject);
    parser.on('error', reject);
    parser.on('end', resolve);
    tarball.pipe(parser as unknown as NodeJS.WritableStream);
  });
  await writing;
}

answerRequests(fetchFile);
