import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../contracts/errors.ts';

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

/** Reads a multipart form; its file is streamed to disk and never held in memory. */
export async function receiveForm(request: FastifyRequest, fileField: string): Promise<ReceivedForm> {
  if (!request.isMultipart()) throw new AppError('unsupported_type', { message: 'Please send this as a form.' });
  const fields: Record<string, string> = {};
  const place = path.join(tmpdir(), `snapbazaar-upload-${randomUUID()}`);
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
    throw error;
  }
  return { fields, file, discard };
}

async function keep({ file }: MultipartFile, place: string): Promise<UploadedFile> {
  await pipeline(file, createWriteStream(place));
  return { path: place, size: file.bytesRead };
}
