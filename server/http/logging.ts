import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { type FastifyHttpOptions, type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../config.ts';
import { redactQueryValues } from '../db/query-errors.ts';

/** Where log lines go instead of standard output. */
export interface LogSink {
  write(line: string): void;
}

/**
 * JSON lines with what an operator needs and nothing of a visitor: no address, no header, no query, no body.
 * The route's pattern stands for the path, because a path may hold an id or a name.
 */
export function loggingOptions(config: Config, sink?: LogSink): FastifyHttpOptions<Server> {
  return {
    logger: {
      level: config.LOG_LEVEL,
      ...(sink ? { stream: sink } : {}),
      serializers: {
        req: (request) => ({ method: request.method }),
        res: (reply) => ({ status: reply.statusCode }),
        err: (error) => ({
          type: error.name,
          message: redactQueryValues(error.message ?? ''),
          stack: (error.stack ?? '').replace(error.message, () => redactQueryValues(error.message)),
          ...(error.cause ? { cause: causeOf(error.cause) } : {}),
        }),
      },
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
  };
}

function causeOf(cause: unknown): string {
  const { code } = cause as { code?: unknown };
  // The database's complaints of class 22 repeat the value that did not fit.
  if (/^22/.test(String(code))) return `database error ${code}`;
  return cause instanceof Error ? `${cause.name}: ${redactQueryValues(cause.message)}` : String(cause);
}

/** One line a request when it is done, and its id on the answer, so that a person can quote it. */
export function installRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    request.log.info(
      { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'served',
    );
    done();
  });
}
