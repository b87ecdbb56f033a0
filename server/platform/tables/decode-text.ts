import { AppError } from '../../../contracts/errors.ts';

/** The text of a CSV file, by its byte order mark, or by how it looks: spreadsheets save UTF-8 and UTF-16. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new AppError('table_encoding', { cause });
  }
}

function encodingOf([first = 0, second = 0, third, fourth]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // Without a mark: the first characters of a table are Latin letters or digits, with a zero byte beside each in UTF-16.
  if (first !== 0 && second === 0 && fourth === 0) return 'utf-16le';
  if (first === 0 && second !== 0 && third === 0) return 'utf-16be';
  return 'utf-8';
}
