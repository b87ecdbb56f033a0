import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { type FastifyHttpOptions, type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../../../config.ts';
import { redactQueryValues } from '../../db/statements/query-errors.ts';

/** Where log lines go instead of standard output. */
export interface LogSink {
  write(line: string): void;
}

/**
 * Logs JSON lines without data of visitors: no address, header, query or body.
 * The route's pattern is logged instead of the path, because a path may contain an id or a name.
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
  // PostgreSQL's class 22 errors contain the invalid value.
  if (/^22/.test(String(code))) return `database error ${code}`;
  return cause instanceof Error ? `${cause.name}: ${redactQueryValues(cause.message)}` : String(cause);
}

/** Logs one line per finished request, and sends its id in the response so that users can quote it. */
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
