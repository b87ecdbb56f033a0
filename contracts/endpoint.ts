import { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { OperatorRight } from './operator-rights.ts';

/** The path prefix of all API endpoints, on the same origin as the pages. */
export const apiBase = '/api/v1';

/** An XLSX file. */
export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Who may call: anyone, anyone signed in, only one kind of account, or an operator of the site with the named right. */
export type Access = 'open' | 'account' | 'seller' | 'customer' | 'operator';

/** The contract of one API call, from which it is served, called and documented. */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  Rule extends Access = Access,
> {
  /** The name in generated clients; the same as the name of the exported contract. */
  operationId: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `apiBase`, with `:name` for parameters. */
  path: `/${string}`;
  access: Rule;
  /** What an operator must be allowed to do; set on every call of `access` 'operator'. */
  right?: OperatorRight;
  /** Set where a page calls by itself, which does not count as a use of an operator's session. */
  isPolled?: true;
  /** Set where shared demo accounts are refused, because the call would affect other people. */
  refusesDemo?: true;
  /** Set where the account must have proved its email or phone first. */
  needsVerifiedContact?: true;
  summary: string;
  /** Errors in addition to those that every call of its kind can return. */
  errors?: readonly ErrorCode[];
  params: Params;
  /** What is sent: JSON or a form, and the query string of a GET. */
  body: Body;
  answer: Answer;
  /** The name of the file field, where the call is a multipart form; its other fields are the body. */
  file?: string;
  /** Set where the answer is a file of this media type instead of JSON; `answer` is then `receivedFile`. */
  fileType?: 'application/json' | 'application/pdf' | 'text/csv' | 'image/webp' | typeof workbookType;
  /** Set where the answer is streamed as JSON lines; `answer` is then the schema of one line. */
  isStream?: true;
}

const nothing = z.undefined();
type Nothing = typeof nothing;

/** Declares an endpoint; `params` and `body` may be omitted. */
export function endpoint<
  Answer extends z.ZodType,
  Rule extends Access,
  Params extends z.ZodType = Nothing,
  Body extends z.ZodType = Nothing,
>(
  definition: Omit<Endpoint<Params, Body, Answer, Rule>, 'params' | 'body'> & { params?: Params; body?: Body },
): Endpoint<Params, Body, Answer, Rule> {
  return {
    ...definition,
    params: definition.params ?? (nothing as unknown as Params),
    body: definition.body ?? (nothing as unknown as Body),
  };
}

/** A file as the typed client hands it over, under the name that the server gave it. */
export const receivedFile = z.custom<{ name: string; content: Blob }>();

/** The schema of every success: `status` 1, a message with its name, which stays the same, and the given fields. */
export function success<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object({ status: z.literal(1), message: z.string(), message_key: z.string(), ...shape });
}

/** The schema of every failure; `error` repeats the message for callers of `remote/*`. */
export const failure = z.object({
  status: z.literal(0),
  message: z.string(),
  error: z.string(),
  code: z.string(),
  /** The name of the message and its parameters, for clients that write it in another language. */
  message_key: z.string(),
  message_parameters: z.record(z.string(), z.union([z.string(), z.number()])),
  request_id: z.string(),
  /** What to continue with, where the error says so: the second step of a sign-in, or linking an identity. */
  challenge: z.string().optional(),
});

export type Failure = z.infer<typeof failure>;
