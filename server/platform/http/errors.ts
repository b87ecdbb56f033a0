import type { FastifyError, FastifyInstance } from 'fastify';
import type { Failure } from '../../../contracts/endpoint.ts';
import { AppError, type ErrorCode } from '../../../contracts/errors.ts';
import { isDatabaseUnavailable } from '../db/statements/query-errors.ts';

const codeByStatus: Record<number, ErrorCode> = {
  400: 'bad_input',
  401: 'not_signed_in',
  403: 'not_allowed',
  404: 'not_found',
  405: 'wrong_method',
  413: 'too_large',
  415: 'unsupported_type',
  429: 'too_many_requests',
  503: 'unavailable',
};

/** Converts anything thrown into an AppError with a readable message; unknown errors become 'unexpected'. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseUnavailable(error)) return new AppError('unavailable', { cause: error, retryAfterSeconds: 5 });
  const status = (error as FastifyError)?.statusCode ?? 500;
  // Fastify's own errors (bad JSON, too large, wrong type, rate limit) have a status but no message for users.
  return new AppError(codeByStatus[status] ?? (status < 500 ? 'bad_input' : 'unexpected'), { cause: error });
}

/** The response body of a failure. */
export function failureOf(error: AppError, requestId: string): Failure {
  return {
    status: 0,
    message: error.message,
    error: error.message,
    code: error.code,
    message_key: error.key,
    message_parameters: error.parameters,
    request_id: requestId,
    ...(error.challenge && { challenge: error.challenge }),
  };
}

/** One handler responds to every failure; the cause goes to the log only. */
export function installErrorHandler(app: FastifyInstance): void {
  app.setNotFoundHandler(() => {
    throw new AppError('not_found');
  });
  app.setErrorHandler((thrown, request, reply) => {
    const error = asAppError(thrown);
    // A 5xx that a handler throws on purpose, without a cause, is an expected response and is not logged.
    const isFailure = error.status >= 500 && (error !== thrown || error.cause !== undefined);
    if (isFailure) request.log.error({ err: thrown, code: error.code }, 'request failed');
    if (error.retryAfterSeconds !== undefined) reply.header('retry-after', error.retryAfterSeconds);
    // A handler may have described the file that it could not send.
    reply.removeHeader('content-length').removeHeader('etag').type('application/json; charset=utf-8');
    return reply.code(error.status).header('cache-control', 'no-store').send(failureOf(error, request.id));
  });
}
