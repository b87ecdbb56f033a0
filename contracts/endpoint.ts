import { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/** Everything the API serves stands under this path, on the same origin as the pages. */
export const apiBase = '/api/v1';

/** Who may call: anyone, anyone signed in, or only one kind of account. */
export type Access = 'open' | 'account' | 'seller' | 'customer';

/** What browser and server agree on for one call. The same value is served, called and documented. */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  Rule extends Access = Access,
> {
  /** The name that a generated client calls it by; the same as the contract's own. */
  operationId: string;
  method: 'GET' | 'POST' | 'DELETE';
  /** Below `apiBase`, with `:name` for parameters. */
  path: `/${string}`;
  access: Rule;
  /** Set where a demo account, which everybody shares, is refused: the call would touch what other people did with it. */
  refusesDemo?: true;
  summary: string;
  /** What it can refuse besides what every call of its kind can. */
  errors?: readonly ErrorCode[];
  params: Params;
  body: Body;
  answer: Answer;
  /** Set where the call is a multipart form: the name of its one file. The form's other fields are the body. */
  file?: string;
  /** Set where the answer comes in parts, one JSON line each: `answer` is the shape of one part. */
  isStream?: true;
}

const nothing = z.undefined();
type Nothing = typeof nothing;

/** Declares an endpoint; `params` and `body` may be left out where there are none. */
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

/** The shape of every success: `status` 1, a message, and what the call is about. */
export function success<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object({ status: z.literal(1), message: z.string(), ...shape });
}

/** The shape of every failure, whatever the call. `error` repeats the message for callers of `remote/*`. */
export const failure = z.object({
  status: z.literal(0),
  message: z.string(),
  error: z.string(),
  code: z.string(),
  request_id: z.string(),
});

export type Failure = z.infer<typeof failure>;
