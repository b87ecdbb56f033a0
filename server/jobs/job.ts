import type { z } from 'zod';

/** Work that is done later: a name, a checked payload, and how stubbornly it is tried. */
export interface Job<Payload extends z.ZodType = z.ZodType> {
  /** Changing it orphans the jobs that wait under the old name. */
  name: string;
  payload: Payload;
  /** A cron line in UTC, for work that comes round by itself. */
  schedule?: string;
  /** Seconds after which an attempt counts as lost and is tried again. */
  deadlineSeconds: number;
  /** How often an attempt that failed is made again. One whose worker died over it is forgiven more often. */
  retries: number;
  /** Pauses between attempts grow up to this. */
  maxRetryDelaySeconds?: number;
  /** What is done with the same payload when the last attempt has failed too, or its worker died each time. */
  deadLetter?: Job<Payload>;
}

/** Does one job. The signal says that the attempt has been given to another worker, or that the process stops. */
export type Handle<Payload extends z.ZodType> = (payload: z.output<Payload>, signal: AbortSignal) => Promise<void>;

/** A job together with what does it. */
export interface JobHandler<Payload extends z.ZodType = z.ZodType> {
  job: Job<Payload>;
  handle: Handle<Payload>;
  /** How many of them one process does at a time; the queue's own number where it is left out. */
  atOnce?: number | undefined;
}

/** Declares a job. */
export function defineJob<Payload extends z.ZodType>(job: Job<Payload>): Job<Payload> {
  return job;
}

/** Says what does a job. */
export function handleJob<Payload extends z.ZodType>(
  job: Job<Payload>,
  handle: Handle<Payload>,
  options: { atOnce?: number } = {},
): JobHandler {
  return { job, handle, atOnce: options.atOnce } as unknown as JobHandler;
}
