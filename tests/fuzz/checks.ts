import { failure } from '../../contracts/endpoint.ts';
import type { Answer } from './answers.ts';
import { mark } from './inputs/hostile.ts';
import type { Shot } from './shot.ts';
import type { Exchange } from './wire.ts';

/** Words that reveal internals and may appear in no response. */
const inside = [
  /\n\s+at .+:\d+:\d+/,
  /node_modules|file:\/\/\/(?!etc)|node:internal/,
  /\b(TypeError|RangeError|ReferenceError|SyntaxError|DrizzleQueryError|ZodError)\b/,
  /Failed query|syntax error at or near|violates .{1,60} constraint|invalid input syntax|invalid byte sequence|out of range for type/,
  /\b(ENOENT|ECONNREFUSED|EACCES|EISDIR|ENOTDIR|ENAMETOOLONG)\b/,
  /password_hash|token_hash|root:x:0/,
  /\bFST_ERR_/,
];

const guards = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'strict-transport-security',
  'x-frame-options',
];

/** The problems of an exchange; empty when there are none. */
export function findFaults(shot: Shot, { answers, isHanging }: Exchange, limitSeconds: number): string[] {
  if (isHanging) return [`not answered within ${limitSeconds} s`];
  if (answers === null) return ['the answer is no HTTP'];
  if (answers.length === 0) return shot.mayEnd ? [] : ['closed without an answer'];
  return answers.flatMap((answer, index) => faultsOf(shot, answer, index === 0));
}

/** 503 with Retry-After is expected while the photo check is not ready. */
export function isByDesign({ status, headers }: Answer): boolean {
  return status === 503 && headers['retry-after'] !== undefined;
}

function faultsOf(shot: Shot, answer: Answer, isFirst: boolean): string[] {
  const { status, headers, isWhole } = answer;
  const body = answer.body.toString('utf8');
  const type = headers['content-type'] ?? '';
  const faults = [
    status >= 500 && !isByDesign(answer) ? `status ${status}` : null,
    isWhole ? null : 'the answer broke off',
    guards.every((name) => headers[name]) ? null : `${status} without security headers`,
    ...inside.map((pattern) =>
      /^(text|application\/(json|xml))/.test(type) && pattern.test(body)
        ? `tells of the inside: ${pattern.exec(body)?.[0].slice(0, 60)}`
        : null,
    ),
    type.startsWith('text/html') && body.includes(mark) ? 'a page repeats markup that was sent' : null,
    status === 101 ? 'changed the protocol' : null,
  ];
  // A response without a body needs no further checks.
  if (!isWhole || body === '') return tell(faults);
  // Client-side navigation fetches data in the router's own format.
  if (status >= 400 && !/^text\/(html|x-script)/.test(type)) faults.push(failureFault(type, body));
  if (isFirst && status === 200 && shot.endpoint && !shot.endpoint.isStream)
    faults.push(contractFault(shot, type, body));
  if (isFirst && shot.isPage && status !== 204) faults.push(pageFault(answer, type, body));
  return tell(faults);
}

function tell(faults: (string | null)[]): string[] {
  return faults.filter((fault) => fault !== null);
}

function failureFault(type: string, body: string): string | null {
  if (!type.startsWith('application/json')) return `a failure as ${type || 'nothing'}`;
  const result = failure.safeParse(readJson(body));
  if (!result.success) return 'a failure of another shape';
  const { message } = result.data;
  return message.length < 3 || message.length > 300 || /[\r\n]/.test(message) ? 'a failure without a sentence' : null;
}

function contractFault({ endpoint }: Shot, type: string, body: string): string | null {
  if (endpoint?.fileType) return type.startsWith(endpoint.fileType) ? null : `a file as ${type || 'nothing'}`;
  const result = endpoint?.answer.safeParse(readJson(body));
  return result?.success === false ? `breaks its contract at ${result.error.issues[0]?.path.join('.')}` : null;
}

/** A page must be HTML with a title and text; a redirect must stay on the site. */
function pageFault({ status, headers }: Answer, type: string, body: string): string | null {
  const place = headers.location;
  if (status >= 300 && status < 400) return place && /^\/(?![/\\])/.test(place) ? null : `leads to ${place}`;
  if (status === 400 || status === 404 || status === 414 || status === 431)
    if (type.startsWith('application/json')) return null;
  if (!type.startsWith('text/html')) return `a page as ${type || 'nothing'}`;
  const words = body
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .trim();
  return body.includes('<title>') && words !== '' ? null : 'a page without words';
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
