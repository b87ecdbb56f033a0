import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type Access, apiBase, type Endpoint } from '../../contracts/endpoint.ts';
import { AppError, type ErrorCode } from '../../contracts/errors.ts';
import { withPlainText } from '../../contracts/plain-text.ts';
import { type Account, type Identify, requireAccess } from './account.ts';
import { createAccountRateLimit } from './account-rate-limit.ts';
import { receiveForm, type UploadedFile } from './form.ts';
import { schemaOf } from './openapi.ts';

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
type Limit = { perMinute: number; ofAccount?: ErrorCode };

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
  const countCall = limit?.ofAccount ? createAccountRateLimit(limit.perMinute, limit.ofAccount) : null;
  app.route({
    method: endpoint.method,
    url: `${apiBase}${endpoint.path}`,
    // Fields that were not agreed on do not leave the server: what is written is what the schema names.
    schema: { response: { 200: schemaOf(endpoint.answer, 'output') } },
    ...(limit && !countCall ? { config: { rateLimit: { max: limit.perMinute, timeWindow: 60_000 } } } : {}),
    handler: async (request, reply) => {
      // Said to one caller: a browser or a proxy in between would keep it for the next person.
      reply.header('cache-control', 'no-store');
      const account = await requireAccess(endpoint, request, app.identify);
      if (account) countCall?.(account.id);
      const params = parse(endpoint.params, hasFields(request.params) ? request.params : undefined);
      const form = endpoint.file ? await receiveForm(request, endpoint.file) : null;
      try {
        const body = parse(endpoint.body, form ? fieldsOf(form.fields) : (request.body ?? undefined));
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

function fieldsOf(fields: Record<string, string>): Record<string, string> | undefined {
  return hasFields(fields) ? fields : undefined;
}

function hasFields(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}

/** Checks what came in; what is wrong with it is said in one sentence. */
export function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(withPlainText(value), {
    error: (issue) =>
      issue.path?.length ? `The field '${issue.path.join('.')}' is not valid.` : 'The request has no usable body.',
  });
  if (result.success) return result.data;
  throw new AppError('bad_input', { message: result.error.issues[0]?.message, cause: result.error });
}
