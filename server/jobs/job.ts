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
  retries: number;
}

/** A job together with what does it. */
export interface JobHandler<Payload extends z.ZodType = z.ZodType> {
  job: Job<Payload>;
  handle(payload: z.output<Payload>): Promise<void>;
}

/** Declares a job. */
export function defineJob<Payload extends z.ZodType>(job: Job<Payload>): Job<Payload> {
  return job;
}

/** Says what does a job. */
export function handleJob<Payload extends z.ZodType>(
  job: Job<Payload>,
  handle: (payload: z.output<Payload>) => Promise<void>,
): JobHandler {
  return { job, handle } as unknown as JobHandler;
}
