import type { z } from 'zod';

/** A background job: its name, the schema of its payload, and its retry policy. */
export interface Job<Payload extends z.ZodType = z.ZodType> {
  name: string;
  /** Names that it had in earlier versions; what waits under one is moved to the present name at start. */
  formerNames?: readonly string[];
  /** Turns a payload that an earlier version wrote into the present form. */
  upgradePayload?(data: Record<string, unknown>): Record<string, unknown>;
  payload: Payload;
  /** A cron expression in UTC, for recurring jobs. */
  schedule?: string;
  /** Seconds after which an attempt counts as lost and is tried again. */
  deadlineSeconds: number;
  /** How often a failed attempt is retried; a job whose worker died is retried more often. */
  retries: number;
  /** The upper limit of the growing delay between attempts. */
  maxRetryDelaySeconds?: number;
  /** The job that gets the same payload when the last attempt has failed or its worker died each time. */
  deadLetter?: Job<Payload>;
}

/** Runs one job. The signal aborts when another worker has taken over the attempt or the process stops. */
export type Handle<Payload extends z.ZodType> = (payload: z.output<Payload>, signal: AbortSignal) => Promise<void>;

/** A job with the function that runs it. */
export interface JobHandler<Payload extends z.ZodType = z.ZodType> {
  job: Job<Payload>;
  handle: Handle<Payload>;
  /** How many of these jobs one process runs at a time; by default the queue's concurrency. */
  concurrency?: number | undefined;
  /** How many jobs a worker fetches and runs together, for short jobs that come by the hundred; by default one. */
  batchSize?: number | undefined;
}

/** Declares a job. */
export function defineJob<Payload extends z.ZodType>(job: Job<Payload>): Job<Payload> {
  return job;
}

/** The payload of a waiting job, which an earlier version may have written. */
export function readPayload<Payload extends z.ZodType>(job: Job<Payload>, data: unknown) {
  const stored = (data ?? {}) as Record<string, unknown>;
  return job.payload.safeParse(job.upgradePayload?.(stored) ?? stored);
}

/** Pairs a job with the function that runs it. */
export function handleJob<Payload extends z.ZodType>(
  job: Job<Payload>,
  handle: Handle<Payload>,
  options: Pick<JobHandler, 'concurrency' | 'batchSize'> = {},
): JobHandler {
  return { job, handle, ...options } as unknown as JobHandler;
}
