import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Access, apiBase, type Endpoint } from '../../contracts/endpoint.ts';
import { AppError, type ErrorCode } from '../../contracts/errors.ts';
import { sanitizeText } from '../../contracts/sanitize-text.ts';
import english from '../../data/messages/en/interface.json' with { type: 'json' };
import { type Account, type Identify, requireAccess } from './account.ts';
import { createAnswerSerializer } from './answer-serializer.ts';
import { coerceInput } from './coerce-input.ts';
import { type ReceivedForm, receiveForm, type UploadedFile } from './multipart-form.ts';
import type { RouteLimit } from './rate-limit.ts';
import { validationMessage } from './validation-message.ts';

type Caller<Rule extends Access> = Rule extends 'open' ? null : Account;

/** The arguments of a handler: validated input and the caller. */
export interface Call<Params, Body, Rule extends Access> {
  params: Params;
  body: Body;
  account: Caller<Rule>;
  /** The uploaded file, if the endpoint accepts one. */
  file: UploadedFile | null;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** A rate limit per address, or per account with the error code to return. */
type Limit = { perMinute: number; accountErrorCode: ErrorCode } | (Omit<RouteLimit, 'name'> & { name?: string });

declare module 'fastify' {
  interface FastifyInstance {
    /** All endpoints, for the API reference and the architecture test. */
    endpoints: Endpoint[];
    identify: Identify;
  }
}

/** Binds an endpoint to its handler: checks access, validates input, runs the handler and sends its answer. */
export function serve<Params extends z.ZodType, Body extends z.ZodType, Answer extends z.ZodType, Rule extends Access>(
  app: FastifyInstance,
  endpoint: Endpoint<Params, Body, Answer, Rule>,
  handler: (call: Call<z.output<Params>, z.output<Body>, Rule>) => Promise<z.input<Answer>>,
  limit?: Limit,
): void {
  app.endpoints.push(endpoint as unknown as Endpoint);
  const name = `${endpoint.method} ${endpoint.path}`;
  async function countCall(accountId: number): Promise<void> {
    if (!limit || !('accountErrorCode' in limit)) return;
    const usage = await app.rateLimits.take({ name, caller: `account ${accountId}`, limit: limit.perMinute });
    if (usage.isExceeded) throw new AppError(limit.accountErrorCode, { retryAfterSeconds: usage.resetSeconds });
  }
  app.route({
    method: endpoint.method,
    url: `${apiBase}${endpoint.path}`,
    schema: { response: { 200: {} } },
    serializerCompiler: () => createAnswerSerializer(endpoint.answer),
    ...(limit && !('accountErrorCode' in limit) ? { config: { rateLimit: { name, ...limit } } } : {}),
    handler: async (request, reply) => {
      // Responses may be private, so browsers and proxies must not cache them.
      reply.header('cache-control', 'no-store');
      const account = await requireAccess(endpoint, request, app.identify);
      if (account) await countCall(account.id);
      const params = parse(endpoint.params, request.params);
      const form = await receiveFormOf(endpoint, request);
      try {
        const sent = endpoint.method === 'GET' ? request.query : request.body;
        const body = parse(endpoint.body, form ? form.fields : sent);
        const caller = account as Caller<Rule>;
        const answer = await handler({ params, body, account: caller, file: form?.file ?? null, request, reply });
        return reply.send(answer);
      } finally {
        await form?.discard();
      }
    },
  });
}

/** The names of the messages that people read. */
const answerKeys = new Map<string, string>(Object.entries(english.answers).map(([key, message]) => [message, key]));

/** Wraps content in the envelope of a success. */
export function succeed<Content extends object>(
  message: string,
  content: Content,
): { status: 1; message: string; message_key?: string } & Content {
  const key = answerKeys.get(message);
  return { status: 1, message, ...(key && { message_key: key }), ...content };
}

/** Wraps content in the envelope of a success; the message says whether its first list is empty. */
export function succeedWithList<Content extends object>(what: string, content: Content) {
  const isEmpty = Object.values(content).find(Array.isArray)?.length === 0;
  const found = `${what.charAt(0).toUpperCase()}${what.slice(1)} found`;
  return succeed(isEmpty ? `No ${what} found` : found, content);
}

/** The multipart form of a request, or null if it has another type; required where the endpoint takes only a file. */
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

/** Validates input, or throws the message of its first problem. A schema of `undefined` ignores the input. */
export function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  if (schema instanceof z.ZodUndefined) return undefined as z.output<Schema>;
  const input = coerceInput(schema, sanitizeText(value ?? {}));
  const result = schema.safeParse(input, { error: (issue) => validationMessage(schema, issue) });
  if (result.success) return result.data;
  throw new AppError('bad_input', { message: result.error.issues[0]?.message, cause: result.error });
}
