import type { z } from 'zod';
import type { UnshippedDays } from '../../contracts/ordering/orders/order-states.ts';
import type { DeliveryDeps } from '../domains/communication/mail/deliver-mail.service.ts';
import type { EmbeddingDeps } from '../domains/marketplace/photo-search/embed-photos.service.ts';
import type { Retention } from '../domains/operations/retention/retention.service.ts';
import type { AnalysisDeps } from '../domains/selling/listing-analysis/run-analysis.service.ts';
import type { Db } from '../platform/db/database.ts';
import { type Handle, handleJob, type Job, type JobHandler } from '../platform/jobs/job.ts';
import type { Queue } from '../platform/jobs/queue.ts';
import type { SecretBox } from '../platform/secrets/secret-box.ts';
import type { OutboxFolder } from '../providers/mail/outbox-folder.ts';
import type { OrderPaymentProvider } from '../providers/payments/order-payments.ts';
import type { WalletTransfers } from '../providers/wallet-transfers/wallet-transfers.ts';

/** What the handlers of jobs need. */
export interface JobDeps {
  db: Db;
  queue: Pick<Queue, 'enqueue'>;
  analysis: AnalysisDeps & EmbeddingDeps & { concurrency: number };
  transfers: WalletTransfers;
  retention: Retention;
  mail: MailJobDeps;
  cards: OrderPaymentProvider;
  unshipped: UnshippedDays;
}

/** Where mails go, and the folder of those that no server is set for. */
export type MailJobDeps = Pick<DeliveryDeps, 'mail' | 'sms' | 'origin' | 'templates'> & {
  outbox: OutboxFolder;
  /** The key with which codes in mails are stored. */
  openSecrets(): Promise<SecretBox>;
};

export interface Registered {
  job: Job;
  makeHandler(deps: JobDeps): JobHandler;
}

/** Registers a job together with its handler, so that neither can exist without the other. */
export function register<Payload extends z.ZodType>(
  job: Job<Payload>,
  makeHandle: (deps: JobDeps) => Handle<Payload>,
  makeOptions: (deps: JobDeps) => Pick<JobHandler, 'concurrency' | 'batchSize'> = () => ({}),
): Registered {
  return { job: job as unknown as Job, makeHandler: (deps) => handleJob(job, makeHandle(deps), makeOptions(deps)) };
}
