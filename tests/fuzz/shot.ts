import type { Endpoint } from '../../contracts/endpoint.ts';
import type { Answer } from './answers.ts';
import type { Piece } from './wire.ts';

/** The account a request uses; the leaver's account exists to be closed. */
export const callers = ['guest', 'seller', 'customer', 'leaver', 'ended', 'broken'] as const;
export type Caller = (typeof callers)[number];

/** How the length of a body is announced. */
export const framings = ['length', 'chunked', 'slow', 'cut off', 'too short', 'too long', 'untold'] as const;
export type Framing = (typeof framings)[number];

/** One hostile request. */
export interface Shot {
  method: string;
  /** The raw request target. */
  target: string;
  headers?: [string, string][];
  body?: Buffer;
  framing?: Framing;
  caller?: Caller;
  /** Raw bytes instead of the fields above. */
  raw?: Piece[];
  /** A description for the report where method and target are not enough. */
  note?: string;
  /** The contract that a successful response must satisfy. */
  endpoint?: Endpoint;
  /** Whether an HTML page is expected. */
  isPage?: boolean;
  /** The connection may close without a response, because the request is incomplete. */
  mayEnd?: boolean;
  /** The follow-up request for a response. */
  next?(answer: Answer): Shot | null;
}

const slowPieces = 5;
const slowPauseMs = 40;

/** The bytes of a request, without escaping or correction. */
export function piecesOf(shot: Shot, tokens: Record<Caller, string>): Piece[] {
  if (shot.raw) return shot.raw;
  const { method, target, headers = [], body, framing = 'length', caller = 'guest' } = shot;
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...(headers.some(([name]) => /^host$/i.test(name)) ? [] : ['Host: shop.example']),
    'Connection: close',
    ...(tokens[caller] ? [`Authorization: Bearer ${tokens[caller]}`] : []),
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(body ? framingLines(framing, body.length) : []),
  ];
  // Latin-1, so that a header may contain any byte.
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
  return body ? [head, ...bodyPieces(framing, body)] : [head];
}

/** Whether the client closes the connection because the announced body never comes. */
export function hangsUp({ framing }: Shot): boolean {
  return framing === 'cut off' || framing === 'too long';
}

/** A short description for one line of the report. */
export function describe({ method, target, raw, note, framing, caller, body }: Shot): string {
  const bytes = raw?.find((piece) => typeof piece !== 'number') as Buffer | undefined;
  const what = bytes
    ? JSON.stringify(bytes.toString('latin1').slice(0, 120))
    : `${method} ${JSON.stringify(target.slice(0, 120))}`;
  const details = [caller, framing, oneLine(note ?? body?.toString('utf8'))];
  return [what, ...details.filter(Boolean)].join(' · ');
}

function oneLine(text = ''): string {
  return text.slice(0, 200).replace(/[\r\n]+/g, '⏎');
}

function framingLines(framing: Framing, length: number): string[] {
  if (framing === 'untold') return [];
  if (framing === 'chunked') return ['Transfer-Encoding: chunked'];
  const told =
    { 'too short': Math.floor(length / 2), 'too long': length + 10, 'cut off': length }[framing as string] ?? length;
  return [`Content-Length: ${told}`];
}

function bodyPieces(framing: Framing, body: Buffer): Piece[] {
  if (framing === 'cut off') return [body.subarray(0, Math.floor(body.length / 2))];
  const parts = Array.from({ length: slowPieces }, (_, part) =>
    body.subarray(Math.floor((part * body.length) / slowPieces), Math.floor(((part + 1) * body.length) / slowPieces)),
  ).filter((part) => part.length > 0);
  if (framing === 'slow') return parts.flatMap((part) => [part, slowPauseMs]);
  if (framing !== 'chunked') return [body];
  const chunks = parts.map((part) =>
    Buffer.concat([Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from('\r\n')]),
  );
  return [...chunks, Buffer.from('0\r\n\r\n')];
}
