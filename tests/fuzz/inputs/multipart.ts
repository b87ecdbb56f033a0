/** One part of a form; `head` replaces the headers that would be written. */
export interface Part {
  name: string;
  content: Buffer;
  fileName?: string;
  type?: string;
  head?: string;
}

export const boundary = 'fuzz-boundary-7';
export const formType = `multipart/form-data; boundary=${boundary}`;

/** The bytes of a multipart form; `end` follows the last part. */
export function multipart(parts: Part[], end = `--${boundary}--\r\n`): Buffer {
  return Buffer.concat([...parts.map(writePart), Buffer.from(end, 'latin1')]);
}

function writePart({ name, content, fileName, type, head }: Part): Buffer {
  const disposition = `Content-Disposition: form-data; name="${name}"${fileName === undefined ? '' : `; filename="${fileName}"`}`;
  const headers = head ?? [disposition, ...(type ? [`Content-Type: ${type}`] : [])].join('\r\n');
  return Buffer.concat([Buffer.from(`--${boundary}\r\n${headers}\r\n\r\n`, 'utf8'), content, Buffer.from('\r\n')]);
}
