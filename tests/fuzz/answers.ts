/** One answer as it came over the wire. */
export interface Answer {
  status: number;
  /** Names in lower case; of repeated headers the last. */
  headers: Record<string, string>;
  body: Buffer;
  /** False while the response is incomplete. */
  isWhole: boolean;
}

const headerEnd = Buffer.from('\r\n\r\n');
const lineEnd = Buffer.from('\r\n');

/**
 * Parses consecutive HTTP responses from bytes; null when the bytes are not HTTP. A client library cannot be used, because
 * it would refuse to send malformed requests and hide details of the responses.
 */
export function readAnswers(bytes: Buffer, options: { isHead: boolean; isClosed: boolean }): Answer[] | null {
  const answers: Answer[] = [];
  let rest = bytes;
  while (rest.length > 0) {
    const end = rest.indexOf(headerEnd);
    if (end < 0) return options.isClosed ? null : answers;
    const [statusLine = '', ...lines] = rest.subarray(0, end).toString('latin1').split('\r\n');
    const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(statusLine)?.[1]);
    if (!status) return null;
    rest = rest.subarray(end + headerEnd.length);
    if (status < 200) continue;
    const headers = Object.fromEntries(lines.map(splitHeader));
    // A malformed HEAD request gets an ordinary response with a body.
    const isHead = options.isHead && (rest.length === 0 || rest.toString('latin1', 0, 5) === 'HTTP/');
    const isBare = isHead || status === 204 || status === 304;
    const { body, length, isWhole } = isBare
      ? { body: Buffer.alloc(0), length: 0, isWhole: true }
      : bodyOf(headers, rest, options.isClosed);
    answers.push({ status, headers, body, isWhole });
    rest = rest.subarray(length);
  }
  return answers;
}

function splitHeader(line: string): [string, string] {
  const colon = line.indexOf(':');
  return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
}

interface Body {
  body: Buffer;
  /** Its length in bytes. */
  length: number;
  isWhole: boolean;
}

function bodyOf(headers: Record<string, string>, rest: Buffer, isClosed: boolean): Body {
  if (headers['transfer-encoding'] === 'chunked') return readChunks(rest);
  if (headers['content-length'] === undefined) return { body: rest, length: rest.length, isWhole: isClosed };
  const length = Number(headers['content-length']);
  return { body: rest.subarray(0, length), length: Math.min(length, rest.length), isWhole: rest.length >= length };
}

function readChunks(rest: Buffer): Body {
  const chunks: Buffer[] = [];
  let at = 0;
  for (;;) {
    const end = rest.indexOf(lineEnd, at);
    const size = end < 0 ? Number.NaN : Number.parseInt(rest.toString('latin1', at, end), 16);
    const next = end + 2 + size + 2;
    if (Number.isNaN(size) || next > rest.length)
      return { body: Buffer.concat(chunks), length: rest.length, isWhole: false };
    if (size === 0) return { body: Buffer.concat(chunks), length: next, isWhole: true };
    chunks.push(rest.subarray(end + 2, end + 2 + size));
    at = next;
  }
}
