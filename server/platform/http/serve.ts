import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { z } from 'zod';
import { type Access, apiBase, type Endpoint } from '../../../contracts/endpoint.ts';
import { AppError, type ErrorCode } from '../../../contracts/errors.ts';
import { sanitizeText } from '../../../contracts/text/sanitize-text.ts';
import english from '../../../data/messages/en/interface.json' with { type: 'json' };
import { createAnswerSerializer } from './answer-serializer.ts';
import {
  type Account,
  type Identify,
  type IdentifyOperator,
  type Operator,
  requireAccess,
  requireOperator,
} from './caller/account.ts';
import { coerceInput } from './input/coerce-input.ts';
import { type ReceivedForm, receiveForm, type UploadedFile } from './input/multipart-form.ts';
import { validationMessage } from './input/validation-message.ts';
import type { RouteLimit } from './rate-limit.ts';
import { recordAnswers } from './record-answers.ts';

type Caller<Rule extends Access> = Rule extends 'open' ? null : Rule extends 'operator' ? Operator : Account;

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
export type Limit = { perMinute: number; accountErrorCode: ErrorCode } | (Omit<RouteLimit, 'name'> & { name?: string });

declare module 'fastify' {
  interface FastifyInstance {
    /** All endpoints, for the API reference and the architecture test. */
    endpoints: Endpoint[];
    identify: Identify;
    identifyOperator: IdentifyOperator;
  }
}

/** Binds an endpoint to its handler: checks access, validates input, runs the handler and sends its answer. */
export function serve<Params extends z.ZodType, Body extends z.ZodType, Answer extends z.ZodType, Rule extends Access>(
  app: FastifyInstance,
  endpoint: Endpoint<Params, Body, Answer, Rule>,
  handler: (call: Call<z.output<Params>, z.output<Body>, Rule>) => Promise<z.input<Answer>>,
  limit?: Limit,
): void {
  addRoute(app, endpoint, handler, {
    limit,
    schema: { response: { 200: {} } },
    serializerCompiler: () => createAnswerSerializer(endpoint.answer),
  });
}

/** Adds the route of an endpoint whose handler answers what Fastify sends. */
export function addRoute<
  Params extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
  Rule extends Access,
>(
  app: FastifyInstance,
  endpoint: Endpoint<Params, Body, Answer, Rule>,
  handler: (call: Call<z.output<Params>, z.output<Body>, Rule>) => Promise<unknown>,
  { limit, ...options }: Pick<RouteOptions, 'schema' | 'serializerCompiler'> & { limit: Limit | undefined },
): void {
  app.endpoints.push(endpoint as unknown as Endpoint);
  const name = `${endpoint.method} ${endpoint.path}`;
  async function identifyCaller(request: FastifyRequest): Promise<Account | Operator | null> {
    if (endpoint.access === 'operator') return requireOperator(endpoint, request, app.identifyOperator);
    return requireAccess(endpoint, request, app.identify);
  }
  async function countCall(accountId: number): Promise<void> {
    if (!limit || !('accountErrorCode' in limit)) return;
    const usage = await app.rateLimits.take({ name, caller: `account ${accountId}`, limit: limit.perMinute });
    if (usage.isExceeded) throw new AppError(limit.accountErrorCode, { retryAfterSeconds: usage.resetSeconds });
  }
  app.route({
    method: endpoint.method,
    url: `${apiBase}${endpoint.path}`,
    ...options,
    ...(limit && !('accountErrorCode' in limit) ? { config: { rateLimit: { name, ...limit } } } : {}),
    handler: async (request, reply) => {
      // Responses may be private, so browsers and proxies must not cache them.
      reply.header('cache-control', 'no-store');
      const account = await identifyCaller(request);
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

const sentences = { ...english.answers, ...recordAnswers };

/** The name of an answer's sentence: one that people read in their language, or one for programs. */
export type AnswerKey = keyof typeof sentences;

/** Wraps content in the envelope of a success, with the named sentence in English. */
export function succeed<Content extends object>(
  key: AnswerKey,
  content: Content,
): { status: 1; message: string; message_key: AnswerKey } & Content {
  return { status: 1, message: sentences[key], message_key: key, ...content };
}

type ListOf<Key> = Key extends `${infer List}None` ? List : never;

/** Wraps content in the envelope of a success; the message says whether its first list is empty. */
export function succeedWithList<Content extends object>(list: ListOf<AnswerKey>, content: Content) {
  const isEmpty = Object.values(content).find(Array.isArray)?.length === 0;
  return succeed(isEmpty ? `${list}None` : `${list}Found`, content);
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
