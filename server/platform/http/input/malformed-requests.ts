import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';
import { AppError, type ErrorCode } from '../../../../contracts/errors.ts';
import { failureOf } from '../errors.ts';
import { securityHeaders } from '../pages/security-headers.ts';

/** Server options that give invalid HTTP requests the same error responses as any other request. */
export const malformedRequestOptions = {
  rewriteUrl: ({ url }) => normalizeUrl(url ?? '/'),
  // Longer than any URL can be, so that a too long parameter is rejected by the endpoint's contract.
  routerOptions: { maxParamLength: 100_000 },
  clientErrorHandler: (error, socket) => rejectConnection(error.code, socket as Socket),
  http: { requireHostHeader: false },
} satisfies FastifyHttpOptions<Server>;

/** Rejects HTTP/1.1 requests without a Host header, and ignores unknown Expect headers. */
export function installMalformedRequestRules(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.addHook('onRequest', async ({ raw }, reply) => {
    // A closed connection has no remote address, and needs no response.
    if (raw.socket.remoteAddress === undefined) return reply.hijack();
    if (raw.httpVersion === '1.1' && raw.headers.host === undefined) throw new AppError('bad_request');
  });
  app.addHook('onSend', ({ raw }, reply, payload, done) => {
    if (raw.complete || reply.raw.shouldKeepAlive) return done(null, payload);
    drainRequest(raw, () => done(null, payload));
  });
}

// Closing a connection while the client still sends resets it, and the client loses the response.
const drainTimeoutMs = 2000;

/** Discards the rest of a request body before the response closes the connection, for a limited time. */
function drainRequest(request: IncomingMessage, whenDrained: () => void): void {
  const finish = () => {
    clearTimeout(timer);
    request.off('close', finish);
    request.off('end', finish);
    whenDrained();
  };
  const timer = setTimeout(finish, drainTimeoutMs);
  request.once('end', finish).once('close', finish).resume();
}

/**
 * Makes a request target routable: an absolute URL loses its origin, and a path with invalid escapes such as `%zz` is
 * escaped, so that it is answered like any unknown path.
 */
export function normalizeUrl(url: string): string {
  const target = url.replace(/^https?:\/\/[^/?#]*/i, '');
  const rooted = target.startsWith('/') ? target : `/${target}`;
  const end = rooted.search(/[?#;]/);
  const path = end < 0 ? rooted : rooted.slice(0, end);
  return isDecodable(path) ? rooted : path.replaceAll('%', '%25') + rooted.slice(path.length);
}

/** Control characters and line breaks, which the router's patterns do not match. */
const escapedControls = /%(?:[01][0-9a-f]|7f|e2%80%a[89])/i;

function isDecodable(path: string): boolean {
  if (!path.includes('%')) return true;
  if (escapedControls.test(path)) return false;
  try {
    // Its value is used, because the bundler drops a call of it whose value is not, though it may throw.
    return decodeURIComponent(path).length > 0;
  } catch {
    return false;
  }
}

const codeByErrorCode: Record<string, ErrorCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'too_slow',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
};

/** Responds to an unparsable request. There is only a socket, so the response is written by hand. */
function rejectConnection(errorCode: string | undefined, socket: Socket): void {
  // Already rejected: these are further bytes of the same request.
  if (errorCode === 'ECONNRESET' || socket.destroyed || socket.writableEnded) return;
  const error = new AppError(codeByErrorCode[errorCode ?? ''] ?? 'bad_request');
  const failure = failureOf(error, randomUUID());
  const body = JSON.stringify(failure);
  const headers = {
    ...securityHeaders,
    'x-request-id': failure.request_id,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  setTimeout(() => socket.destroy(), drainTimeoutMs).unref();
}
