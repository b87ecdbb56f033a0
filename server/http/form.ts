import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../contracts/errors.ts';
import { type IncomingFolder, openIncomingFolder } from './incoming-folder.ts';
import { FormFields, formFieldsAtMost, isFromOtherSite, tooManyFields } from './read-body.ts';

/** A file that came with a form, on disk: what it is must be read from its bytes. Gone when the call has been answered. */
export interface UploadedFile {
  path: string;
  size: number;
}

export interface ReceivedForm {
  fields: Record<string, unknown>;
  file: UploadedFile | null;
  discard(): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    maxFileMegabytes: number;
    incoming: IncomingFolder;
  }
}

/** Lets calls be multipart forms with one file of at most so many megabytes, kept below the data folder meanwhile. */
export async function installForms(
  app: FastifyInstance,
  { maxFileMegabytes, dataDirectory }: { maxFileMegabytes: number; dataDirectory: string },
): Promise<void> {
  const incoming = await openIncomingFolder(dataDirectory);
  app.decorate('incoming', incoming);
  app.addHook('onClose', () => incoming.close());
  app.decorate('maxFileMegabytes', maxFileMegabytes);
  const fileSize = maxFileMegabytes * 1024 * 1024;
  await app.register(multipart, {
    limits: { fileSize, files: 1, fields: formFieldsAtMost, fieldSize: 64 * 1024, headerPairs: 100 },
  });
}

/** Fourteen texts of the longest kind and the tables beside them. */
const textBytesAtMost = 1024 * 1024;

/** Reads a multipart form. Its file, whatever it is called, is streamed to disk and never held in memory. */
export async function receiveForm(request: FastifyRequest, takesFile: boolean): Promise<ReceivedForm> {
  if (isFromOtherSite(request)) throw new AppError('not_allowed');
  const fields = new FormFields();
  let textBytes = 0;
  await findBoundary(request);
  const place = await request.server.incoming.newPath();
  const discard = () => rm(place, { force: true });
  let file: UploadedFile | null = null;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        if (takesFile) file = await keep(part, place);
        else part.file.resume();
        continue;
      }
      textBytes += Buffer.byteLength(String(part.value));
      if (textBytes > textBytesAtMost) throw new AppError('too_large');
      fields.add(part.fieldname, part.value);
    }
  } catch (error) {
    await discard();
    throw explain(error, request.server.maxFileMegabytes);
  }
  return { fields: fields.toObject(), file, discard };
}

/** A client that writes the header by hand often leaves the boundary out; it stands in the first line all the same. */
async function findBoundary({ headers, raw }: FastifyRequest): Promise<void> {
  if (/boundary=/i.test(headers['content-type'] ?? '')) return;
  if (raw.readableLength === 0 && !raw.readableEnded) await Promise.race([once(raw, 'readable'), once(raw, 'end')]);
  const first: Buffer | null = raw.read();
  if (!first) return;
  raw.unshift(first);
  const [, boundary] = /^--([^\r\n"]{1,70})\r?\n/.exec(first.toString('latin1', 0, 80)) ?? [];
  if (boundary) headers['content-type'] = `multipart/form-data; boundary="${boundary}"`;
}

async function keep({ file, filename }: MultipartFile, place: string): Promise<UploadedFile | null> {
  await pipeline(file, createWriteStream(place, { flags: 'wx', mode: 0o600 }));
  // A browser sends an empty part without a name where no file was chosen.
  return file.bytesRead === 0 && !filename ? null : { path: place, size: file.bytesRead };
}

function explain(error: unknown, maxMegabytes: number): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  // A full disk is our trouble, not the sender's.
  if (syscall || error instanceof AppError) return error;
  if (code === 'FST_FIELDS_LIMIT' || code === 'FST_PARTS_LIMIT') return tooManyFields(error);
  if (code === 'FST_REQ_FILE_TOO_LARGE') {
    const message = `This file is larger than ${maxMegabytes} MB. Please choose a smaller one.`;
    return new AppError('file_too_large', { message, cause: error });
  }
  return new AppError(code === 'FST_FILES_LIMIT' ? 'too_many_files' : 'incomplete_form', { cause: error });
}
