import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';
import type { Failure } from '../../contracts/endpoint.ts';
import { AppError, type ErrorCode } from '../../contracts/errors.ts';
import { securityHeaders } from './security.ts';

/** How requests that break the rules of HTTP itself get an ordinary answer instead of one the library made up. */
export const malformedRequestOptions = {
  rewriteUrl: ({ url }) => tidyAddress(url ?? '/'),
  // Longer than any address can be: what is too long for a call is told by its contract.
  routerOptions: { maxParamLength: 100_000 },
  clientErrorHandler: (error, socket) => refuse(error.code, socket as Socket),
  http: { requireHostHeader: false },
} satisfies FastifyHttpOptions<Server>;

/** Refuses who names no host, as HTTP/1.1 wants it, and takes an unknown expectation for a wish. */
export function installMalformedRequestRules(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.addHook('onRequest', async ({ raw }, reply) => {
    // Who has hung up already has no address any more, and waits for no answer.
    if (raw.socket.remoteAddress === undefined) return reply.hijack();
    if (raw.httpVersion === '1.1' && raw.headers.host === undefined) throw new AppError('bad_request');
  });
  app.addHook('onSend', ({ raw }, reply, payload, done) => {
    if (raw.complete || reply.raw.shouldKeepAlive) return done(null, payload);
    readOn(raw, () => done(null, payload));
  });
}

// A connection that is closed while its caller still sends is reset, and the answer is lost on the way.
const readOnMs = 2000;

/** Lets a caller, whose connection ends with the answer, send to the end what nobody will read, but not for ever. */
function readOn(request: IncomingMessage, whenSent: () => void): void {
  const go = () => {
    clearTimeout(timer);
    request.off('close', go);
    request.off('end', go);
    whenSent();
  };
  const timer = setTimeout(go, readOnMs);
  request.once('end', go).once('close', go).resume();
}

/**
 * An address as the router can read it. Whoever writes `%zz` or `http://elsewhere/` meant some page of ours that is not
 * there, and is answered like everyone at an unknown address.
 */
export function tidyAddress(url: string): string {
  const place = url.replace(/^https?:\/\/[^/?#]*/i, '');
  const rooted = place.startsWith('/') ? place : `/${place}`;
  const end = rooted.search(/[?#;]/);
  const path = end < 0 ? rooted : rooted.slice(0, end);
  return isReadable(path) ? rooted : path.replaceAll('%', '%25') + rooted.slice(path.length);
}

/** Controls and line breaks: no page is named so, and the router's patterns end at them. */
const unnameable = /%(?:[01][0-9a-f]|7f|e2%80%a[89])/i;

function isReadable(path: string): boolean {
  if (!path.includes('%')) return true;
  if (unnameable.test(path)) return false;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

const codeOfFault: Record<string, ErrorCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'too_slow',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
};

/** Answers what could not be read as a request. There is only a socket, so the answer is written by hand. */
function refuse(fault: string | undefined, socket: Socket): void {
  // Refused already: this is what the caller goes on sending.
  if (fault === 'ECONNRESET' || socket.destroyed || socket.writableEnded) return;
  const { status, message, code } = new AppError(codeOfFault[fault ?? ''] ?? 'bad_request');
  const failure: Failure = { status: 0, message, error: message, code, request_id: randomUUID() };
  const body = JSON.stringify(failure);
  const headers = {
    ...securityHeaders,
    'x-request-id': failure.request_id,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  setTimeout(() => socket.destroy(), readOnMs).unref();
}
