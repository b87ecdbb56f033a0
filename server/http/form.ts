import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../contracts/errors.ts';
import { type IncomingFolder, openIncomingFolder } from './incoming-folder.ts';

/** A file that came with a form, on disk: what it is must be read from its bytes. Gone when the call has been answered. */
export interface UploadedFile {
  path: string;
  size: number;
}

export interface ReceivedForm {
  fields: Record<string, string>;
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
    limits: { fileSize, files: 1, fields: 60, fieldSize: 64 * 1024, headerPairs: 100 },
  });
}

/** Reads a multipart form; its file is streamed to disk and never held in memory. */
export async function receiveForm(request: FastifyRequest, fileField: string): Promise<ReceivedForm> {
  if (!request.isMultipart()) throw new AppError('unsupported_type', { message: 'Please send this as a form.' });
  const fields: Record<string, string> = {};
  const place = await request.server.incoming.newPath();
  const discard = () => rm(place, { force: true });
  let file: UploadedFile | null = null;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') fields[part.fieldname] = String(part.value);
      else if (part.fieldname === fileField && !file) file = await keep(part, place);
      else part.file.resume();
    }
  } catch (error) {
    await discard();
    throw explain(error, request.server.maxFileMegabytes);
  }
  return { fields, file, discard };
}

async function keep({ file }: MultipartFile, place: string): Promise<UploadedFile> {
  await pipeline(file, createWriteStream(place, { flags: 'wx', mode: 0o600 }));
  return { path: place, size: file.bytesRead };
}

function explain(error: unknown, maxMegabytes: number): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  // A full disk is our trouble, not the sender's.
  if (syscall) return error;
  if (code === 'FST_REQ_FILE_TOO_LARGE') {
    const message = `This file is larger than ${maxMegabytes} MB. Please choose a smaller one.`;
    return new AppError('file_too_large', { message, cause: error });
  }
  return new AppError(code === 'FST_FILES_LIMIT' ? 'too_many_files' : 'incomplete_form', { cause: error });
}
