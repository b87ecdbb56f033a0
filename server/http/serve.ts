import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Access, apiBase, type Endpoint } from '../../contracts/endpoint.ts';
import { AppError, type ErrorCode } from '../../contracts/errors.ts';
import { sanitizeText } from '../../contracts/sanitize-text.ts';
import { type Account, type Identify, requireAccess } from './account.ts';
import { fitInput } from './fit-input.ts';
import { type ReceivedForm, receiveForm, type UploadedFile } from './form.ts';
import { explainProblem } from './input-problem.ts';
import { schemaOf } from './openapi.ts';
import type { RouteLimit } from './rate-limit.ts';

type Caller<Rule extends Access> = Rule extends 'open' ? null : Account;

/** What a handler is given: checked input, and who is calling. */
export interface Call<Params, Body, Rule extends Access> {
  params: Params;
  body: Body;
  account: Caller<Rule>;
  /** What came in the form's file field, where the endpoint has one. */
  file: UploadedFile | null;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** How often a call may be made: from one address, or by one account with what it is then told. */
type Limit = { perMinute: number; ofAccount: ErrorCode } | (Omit<RouteLimit, 'name'> & { name?: string });

declare module 'fastify' {
  interface FastifyInstance {
    /** Every endpoint that is served, for the API reference and the architecture test. */
    endpoints: Endpoint[];
    identify: Identify;
  }
}

/** Binds an endpoint to its handler: access first, then input, then the work, then the agreed answer. */
export function serve<Params extends z.ZodType, Body extends z.ZodType, Answer extends z.ZodType, Rule extends Access>(
  app: FastifyInstance,
  endpoint: Endpoint<Params, Body, Answer, Rule>,
  handler: (call: Call<z.output<Params>, z.output<Body>, Rule>) => Promise<z.input<Answer>>,
  limit?: Limit,
): void {
  app.endpoints.push(endpoint as unknown as Endpoint);
  const name = `${endpoint.method} ${endpoint.path}`;
  async function countCall(accountId: number): Promise<void> {
    if (!limit || !('ofAccount' in limit)) return;
    const taken = await app.rateLimits.take({ name, caller: `account ${accountId}`, limit: limit.perMinute });
    if (taken.isExceeded) throw new AppError(limit.ofAccount, { retryAfterSeconds: taken.resetSeconds });
  }
  app.route({
    method: endpoint.method,
    url: `${apiBase}${endpoint.path}`,
    // Fields that were not agreed on do not leave the server: what is written is what the schema names.
    schema: { response: { 200: schemaOf(endpoint.answer, 'output') } },
    ...(limit && !('ofAccount' in limit) ? { config: { rateLimit: { name, ...limit } } } : {}),
    handler: async (request, reply) => {
      // Said to one caller: a browser or a proxy in between would keep it for the next person.
      reply.header('cache-control', 'no-store');
      const account = await requireAccess(endpoint, request, app.identify);
      if (account) await countCall(account.id);
      const params = parse(endpoint.params, request.params);
      const form = await receiveFormOf(endpoint, request);
      try {
        const body = parse(endpoint.body, form ? form.fields : request.body);
        const caller = account as Caller<Rule>;
        const answer = await handler({ params, body, account: caller, file: form?.file ?? null, request, reply });
        return reply.send(answer);
      } finally {
        await form?.discard();
      }
    },
  });
}

/** The envelope of every success, around what the call is about. */
export function succeed<Content extends object>(
  message: string,
  content: Content,
): { status: 1; message: string } & Content {
  return { status: 1, message, ...content };
}

/** The envelope around a list, the first in its content; the message says when there is nothing in it. */
export function succeedWithList<Content extends object>(what: string, content: Content) {
  const isEmpty = Object.values(content).find(Array.isArray)?.length === 0;
  const found = `${what.charAt(0).toUpperCase()}${what.slice(1)} found`;
  return succeed(isEmpty ? `No ${what} found` : found, content);
}

/** The form that a call came as, or null where it came otherwise. A call that is only a file cannot come otherwise. */
export async function receiveFormOf(
  { method, file, body }: Pick<Endpoint, 'method' | 'file' | 'body'>,
  request: FastifyRequest,
): Promise<ReceivedForm | null> {
  if (method === 'GET') return null;
  if (request.isMultipart()) return receiveForm(request, Boolean(file));
  if (!file || !(body instanceof z.ZodUndefined)) return null;
  const message = `Please send the photo as a file in a multipart form, for example in the field '${file}'.`;
  throw new AppError('unsupported_type', { message });
}

/** Checks what came in; what is wrong with it is said in one sentence. Where nothing is asked for, anything may come. */
export function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  if (schema instanceof z.ZodUndefined) return undefined as z.output<Schema>;
  const input = fitInput(schema, sanitizeText(value ?? {}));
  const result = schema.safeParse(input, { error: (issue) => explainProblem(schema, issue) });
  if (result.success) return result.data;
  throw new AppError('bad_input', { message: result.error.issues[0]?.message, cause: result.error });
}
