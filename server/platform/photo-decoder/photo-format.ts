import type { FileHandle } from 'node:fs/promises';

export type PhotoFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'heic';

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** Detects the type of a photo from its first bytes; null when it is not supported. */
export async function readPhotoFormat(file: FileHandle): Promise<PhotoFormat | null> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0);
  const text = (from: number, to: number) => buffer.toString('latin1', from, Math.min(to, bytesRead));
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return 'gif';
  if (text(4, 8) === 'ftyp' && heicBrands.includes(text(8, 12))) return 'heic';
  return null;
}

/** Whether a PNG is animated, which the decoder does not report: such a file has an acTL chunk before its image data. */
export async function isAnimatedPng(file: FileHandle): Promise<boolean> {
  const header = Buffer.alloc(8);
  const maxChunks = 200;
  let at = 8;
  for (let chunk = 0; chunk < maxChunks; chunk += 1) {
    const { bytesRead } = await file.read(header, 0, 8, at);
    const type = header.toString('latin1', 4, 8);
    if (bytesRead < 8 || type === 'IDAT') return false;
    if (type === 'acTL') return true;
    at += 12 + header.readUInt32BE(0);
  }
  return false;
}
