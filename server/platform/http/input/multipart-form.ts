import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../../../contracts/errors.ts';
import { FormFields, isCrossSite, maxFormFields, tooManyFields } from './body-parsers.ts';
import { type IncomingFolder, openIncomingFolder } from './incoming-folder.ts';

/** An uploaded file on disk, of a type that is not verified yet; deleted after the response. */
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

/** Accepts multipart forms with one file of at most `maxFileMegabytes`, stored below the data folder during the request. */
export async function installMultipartForms(
  app: FastifyInstance,
  { maxFileMegabytes, dataDirectory }: { maxFileMegabytes: number; dataDirectory: string },
): Promise<void> {
  const incoming = await openIncomingFolder(dataDirectory);
  app.decorate('incoming', incoming);
  app.addHook('onClose', () => incoming.close());
  app.decorate('maxFileMegabytes', maxFileMegabytes);
  const fileSize = maxFileMegabytes * 1024 * 1024;
  await app.register(multipart, {
    limits: { fileSize, files: 1, fields: maxFormFields, fieldSize: 64 * 1024, headerPairs: 100 },
  });
}

/** Enough for fourteen texts of maximum length and the price tables. */
const maxTextBytes = 1024 * 1024;

/** Reads a multipart form. Its file, whatever its field name, is streamed to disk and never held in memory. */
export async function receiveForm(request: FastifyRequest, acceptsFile: boolean): Promise<ReceivedForm> {
  if (isCrossSite(request)) throw new AppError('not_allowed');
  const fields = new FormFields();
  let textBytes = 0;
  await addMissingBoundary(request);
  const filePath = await request.server.incoming.newPath();
  const discard = () => rm(filePath, { force: true });
  let file: UploadedFile | null = null;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        if (acceptsFile) file = await saveFile(part, filePath);
        else part.file.resume();
        continue;
      }
      textBytes += Buffer.byteLength(String(part.value));
      if (textBytes > maxTextBytes) throw new AppError('too_large');
      fields.add(part.fieldname, part.value);
    }
  } catch (error) {
    await discard();
    throw toFormError(error, request.server.maxFileMegabytes);
  }
  return { fields: fields.toObject(), file, discard };
}

/** Clients that set the header by hand often omit the boundary; it can still be read from the first line. */
async function addMissingBoundary({ headers, raw }: FastifyRequest): Promise<void> {
  if (/boundary=/i.test(headers['content-type'] ?? '')) return;
  if (raw.readableLength === 0 && !raw.readableEnded) await Promise.race([once(raw, 'readable'), once(raw, 'end')]);
  const first: Buffer | null = raw.read();
  if (!first) return;
  raw.unshift(first);
  const [, boundary] = /^--([^\r\n"]{1,70})\r?\n/.exec(first.toString('latin1', 0, 80)) ?? [];
  if (boundary) headers['content-type'] = `multipart/form-data; boundary="${boundary}"`;
}

async function saveFile({ file, filename }: MultipartFile, filePath: string): Promise<UploadedFile | null> {
  await pipeline(file, createWriteStream(filePath, { flags: 'wx', mode: 0o600 }));
  // A browser sends an empty part without a name where no file was chosen.
  return file.bytesRead === 0 && !filename ? null : { path: filePath, size: file.bytesRead };
}

function toFormError(error: unknown, maxMegabytes: number): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  // A system error such as a full disk is not the client's fault.
  if (syscall || error instanceof AppError) return error;
  if (code === 'FST_FIELDS_LIMIT' || code === 'FST_PARTS_LIMIT') return tooManyFields(error);
  if (code === 'FST_REQ_FILE_TOO_LARGE') {
    return new AppError('file_too_large', {
      key: 'file_larger_than',
      parameters: { megabytes: maxMegabytes },
      cause: error,
    });
  }
  return new AppError(code === 'FST_FILES_LIMIT' ? 'too_many_files' : 'incomplete_form', { cause: error });
}
