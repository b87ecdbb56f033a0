import type { z } from 'zod';
import type { Db } from '../db/database.ts';
import { removeUnlessBackingUp } from '../db/pictures-lock.ts';
import { forgetExpiredSessions } from '../features/accounts/accounts.job.ts';
import { deleteExpiredSignInData } from '../features/accounts/accounts.service.ts';
import { removeOldAdPictures } from '../features/ad-pictures/ad-pictures.job.ts';
import { removeOldAds } from '../features/ad-pictures/stored-ads.service.ts';
import { giveUpTransfer, settleTransfer } from '../features/ledger/ledger.job.ts';
import { executeTransfer, failTransfer } from '../features/ledger/transfers.service.ts';
import { analyzePhoto, giveUpAnalysis } from '../features/listing-analysis/listing-analysis.job.ts';
import { type AnalysisDeps, giveUp, runAnalysis } from '../features/listing-analysis/run-analysis.service.ts';
import { type DeliveryDeps, deliverMail, giveUpMail } from '../features/mail/deliver-mail.service.ts';
import { giveUpMailJob, sendMailJob } from '../features/mail/mail.job.ts';
import { runClock } from '../features/orders/clocks.service.ts';
import { listOrderedImages } from '../features/orders/order-photos.service.ts';
import { orderClock } from '../features/orders/orders.job.ts';
import { sendPasswordResetJob } from '../features/password-reset/password-reset.job.ts';
import { sendReset } from '../features/password-reset/password-reset.service.ts';
import { checkOpenPayment, executeRefund } from '../features/payments/payment-jobs.service.ts';
import { checkPayment, refundPayment } from '../features/payments/payments.job.ts';
import { sweepPhotoEdits } from '../features/photo-edits/photo-edits.job.ts';
import { sweepOldEdits } from '../features/photo-edits/stored-edits.service.ts';
import { type EncodingDeps, encodeBatch } from '../features/photo-search/encode-photos.service.ts';
import { encodePhotos } from '../features/photo-search/photo-search.job.ts';
import { removePictures, sweepStoredFiles } from '../features/pictures/pictures.job.ts';
import { removeStoredPictures } from '../features/pictures/remove-pictures.service.ts';
import { sweepFiles } from '../features/pictures/sweep-files.service.ts';
import { releaseSpace } from '../features/quotas/quotas.service.ts';
import { deleteOldRecords } from '../features/retention/retention.job.ts';
import { deleteExpiredRecords, mailsBefore, type Retention } from '../features/retention/retention.service.ts';
import { rebuildBatch } from '../features/search/rebuild-index.service.ts';
import { rebuildSearchIndex } from '../features/search/search.job.ts';
import { deleteExpiredListings } from '../features/storefront/listing-state.service.ts';
import { deleteRemovedListings } from '../features/storefront/storefront.job.ts';
import type { OutboxFolder } from '../providers/mail/outbox-folder.ts';
import type { OrderPaymentProvider } from '../providers/payments/order-payments.ts';
import type { WalletTransfers } from '../providers/wallet-transfers/wallet-transfers.ts';
import { forgetRateCountsJob } from '../rate-limits/rate-limits.job.ts';
import { forgetRateCounts } from '../rate-limits/shared-counts.ts';
import { type Handle, handleJob, type Job, type JobHandler } from './job.ts';
import type { Queue } from './queue.ts';

interface JobDeps {
  db: Db;
  queue: Pick<Queue, 'enqueue'>;
  analysis: AnalysisDeps & EncodingDeps & { atOnce: number };
  transfers: WalletTransfers;
  retention: Retention;
  mail: MailJobDeps;
  cards: OrderPaymentProvider;
}

/** Where mails go, and the folder of those that no server is set for. */
export type MailJobDeps = Pick<DeliveryDeps, 'mail' | 'sms' | 'origin'> & { outbox: OutboxFolder };

interface Registered {
  job: Job;
  makeHandler(deps: JobDeps): JobHandler;
}

/** Registers a job together with its handler, so that neither can exist without the other. */
function register<Payload extends z.ZodType>(
  job: Job<Payload>,
  makeHandle: (deps: JobDeps) => Handle<Payload>,
  makeOptions: (deps: JobDeps) => Pick<JobHandler, 'atOnce' | 'batchSize'> = () => ({}),
): Registered {
  return { job: job as unknown as Job, makeHandler: (deps) => handleJob(job, makeHandle(deps), makeOptions(deps)) };
}

const registered: Registered[] = [
  register(
    forgetExpiredSessions,
    ({ db }) =>
      () =>
        deleteExpiredSignInData(db, new Date()),
  ),
  register(
    forgetRateCountsJob,
    ({ db }) =>
      () =>
        forgetRateCounts(db),
  ),
  register(
    analyzePhoto,
    ({ db, analysis }) =>
      (round, signal) =>
        runAnalysis(db, analysis, round, signal),
    ({ analysis: { atOnce } }) => ({ atOnce }),
  ),
  register(
    giveUpAnalysis,
    ({ db }) =>
      (round) =>
        giveUp(db, round),
  ),
  register(removePictures, ({ db, queue, analysis }) => async (pictures) => {
    const remove = async (within: Db) => {
      await releaseSpace(within, pictures.images);
      const kept = new Set(await listOrderedImages(within, pictures.images));
      await removeStoredPictures(
        analysis.storage,
        pictures.images.filter((image) => !kept.has(image)),
      );
    };
    if (await removeUnlessBackingUp(db, remove)) return;
    await queue.enqueue(db, removePictures, pictures, { afterSeconds: 60 });
  }),
  register(
    deleteRemovedListings,
    ({ db }) =>
      () =>
        deleteExpiredListings(db, new Date()),
  ),
  register(
    rebuildSearchIndex,
    ({ db, queue }) =>
      (payload) =>
        rebuildBatch(db, queue, payload),
  ),
  register(
    encodePhotos,
    ({ db, queue, analysis }) =>
      (payload, signal) =>
        encodeBatch(db, queue, analysis, payload, signal),
    () => ({ atOnce: 1 }),
  ),
  register(
    settleTransfer,
    ({ db, transfers }) =>
      ({ movementId }) =>
        executeTransfer(db, transfers, movementId, new Date()),
  ),
  register(
    giveUpTransfer,
    ({ db }) =>
      ({ movementId }) =>
        failTransfer(db, movementId, new Date()),
  ),
  // What cannot be removed during a backup is removed an hour later.
  register(sweepPhotoEdits, ({ db, analysis }) => async () => {
    await removeUnlessBackingUp(db, (within) => sweepOldEdits(within, analysis.storage, new Date()));
  }),
  register(
    sweepStoredFiles,
    ({ db, analysis, retention: { adDays } }) =>
      (_, signal) =>
        sweepFiles(db, analysis.storage, { adDays, now: new Date(), signal }),
  ),
  register(
    removeOldAdPictures,
    ({ db, analysis, retention: { adDays } }) =>
      () =>
        removeOldAds(db, analysis.storage, { adDays, now: new Date() }),
  ),
  register(deleteOldRecords, ({ db, retention, mail }) => async () => {
    await deleteExpiredRecords(db, retention, new Date());
    await mail.outbox.removeBefore(mailsBefore(new Date()));
  }),
  register(
    sendMailJob,
    ({ db, mail }) =>
      ({ mailId }) =>
        deliverMail({ ...mail, db, now: () => new Date() }, mailId),
    () => ({ batchSize: 10 }),
  ),
  register(
    sendPasswordResetJob,
    ({ db, queue }) =>
      (forgetful) =>
        sendReset(db, queue, forgetful, new Date()),
  ),
  register(
    giveUpMailJob,
    ({ db }) =>
      ({ mailId }) =>
        giveUpMail(db, mailId, new Date()),
  ),
  register(
    orderClock,
    ({ db, queue }) =>
      (clock) =>
        runClock(db, { queue }, clock, new Date()),
  ),
  register(
    refundPayment,
    ({ db, queue, cards }) =>
      ({ refundId }) =>
        executeRefund({ db, queue, cards, now: () => new Date() }, refundId),
  ),
  register(
    checkPayment,
    ({ db, queue, cards }) =>
      (payload) =>
        checkOpenPayment({ db, queue, cards, now: () => new Date() }, payload),
  ),
];

/** Every job of the application. */
export const jobs: Job[] = registered.map(({ job }) => job);

/** The handlers of all jobs. */
export function jobHandlers(
  db: Db,
  queue: Pick<Queue, 'enqueue'>,
  analysis: AnalysisDeps & EncodingDeps & { atOnce: number },
  transfers: WalletTransfers,
  retention: Retention,
  mail: MailJobDeps,
  cards: OrderPaymentProvider,
): JobHandler[] {
  return registered.map(({ makeHandler }) => makeHandler({ db, queue, analysis, transfers, retention, mail, cards }));
}
