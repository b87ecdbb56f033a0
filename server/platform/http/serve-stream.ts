import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type Access, apiBase, type Endpoint } from '../../../contracts/endpoint.ts';
import { type Account, requireAccess } from './caller/account.ts';
import { asAppError, failureOf } from './errors.ts';
import { parse, receiveFormOf } from './serve.ts';

interface StreamCall<Body> {
  body: Body;
  account: Account;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
  request: FastifyRequest;
}

/**
 * Binds an endpoint that streams its response as JSON lines. An error before the first line is an ordinary error
 * response; a later one is sent as the last line.
 */
export function serveStream<
  Body extends z.ZodType,
  Answer extends z.ZodType,
  Rule extends Exclude<Access, 'open' | 'operator'>,
>(
  app: FastifyInstance,
  endpoint: Endpoint<z.ZodType, Body, Answer, Rule>,
  handler: (call: StreamCall<z.output<Body>>) => AsyncGenerator<z.input<Answer>>,
  limit: { perMinute: number },
): void {
  app.endpoints.push(endpoint as unknown as Endpoint);
  app.route({
    method: endpoint.method,
    url: `${apiBase}${endpoint.path}`,
    config: { rateLimit: { name: `${endpoint.method} ${endpoint.path}`, ...limit } },
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const account = (await requireAccess(endpoint, request, app.identify)) as Account;
      const form = await receiveFormOf(endpoint as unknown as Endpoint, request);
      const sent = endpoint.method === 'GET' ? request.query : request.body;
      const body = parse(endpoint.body, form ? form.fields : sent);
      const parts = handler({ body, account, request, signal: abortOnClose(reply) });
      const first = await parts.next();
      reply.header('content-type', 'application/x-ndjson; charset=utf-8');
      // Tells proxies not to buffer the stream.
      reply.header('x-accel-buffering', 'no');
      return reply.send(Readable.from(linesOf(endpoint, first, parts, request)));
    },
  });
}

async function* linesOf<Answer extends z.ZodType>(
  { answer }: Pick<Endpoint<z.ZodType, z.ZodType, Answer>, 'answer'>,
  first: IteratorResult<z.input<Answer>>,
  parts: AsyncGenerator<z.input<Answer>>,
  request: FastifyRequest,
): AsyncGenerator<string> {
  const toLine = (part: unknown) => `${JSON.stringify(part)}\n`;
  try {
    if (first.done) return;
    yield toLine(answer.parse(first.value));
    for await (const part of parts) yield toLine(answer.parse(part));
  } catch (thrown) {
    request.log.error({ err: thrown }, 'answer broke off');
    yield toLine(failureOf(asAppError(thrown), request.id));
  }
}

function abortOnClose(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => controller.abort());
  return controller.signal;
}
