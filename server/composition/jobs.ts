import { type UnshippedDays, unshippedDays } from '../../contracts/ordering/orders/order-states.ts';
import { deliverMail, failMail } from '../domains/communication/mail/deliver-mail.service.ts';
import { sendDigestsJob } from '../domains/communication/notifications/digests.job.ts';
import { sendDigests } from '../domains/communication/notifications/send-digests.service.ts';
import { pushToBrowsers, sendPush } from '../domains/communication/notifications/send-push.service.ts';
import { deleteExpiredSignInData } from '../domains/identity/accounts/accounts.service.ts';
import { sendPasswordResetJob } from '../domains/identity/password-reset/password-reset.job.ts';
import { sendReset } from '../domains/identity/password-reset/password-reset.service.ts';
import { forgetExpiredSessions } from '../domains/identity/sessions/accounts.job.ts';
import { type EmbeddingDeps, embedBatch } from '../domains/marketplace/photo-search/embed-photos.service.ts';
import { embedPhotos } from '../domains/marketplace/photo-search/photo-search.job.ts';
import { removePictures } from '../domains/marketplace/pictures/pictures.job.ts';
import { removeStoredPictures } from '../domains/marketplace/pictures/remove-pictures.service.ts';
import { rebuildBatch } from '../domains/marketplace/search/index/rebuild-index.service.ts';
import { rebuildSearchIndex } from '../domains/marketplace/search/index/search.job.ts';
import { settleTransfer, transferDeadLetter } from '../domains/money/ledger/ledger.job.ts';
import { queueOpenPayouts, takeTransferBack } from '../domains/money/payouts/connect/send-payout.service.ts';
import { checkOpenPayouts, reverseTransfer, runScheduledPayouts } from '../domains/money/payouts/payouts.job.ts';
import { openScheduledPayouts } from '../domains/money/payouts/scheduled-payouts.service.ts';
import { executeTransfer, failTransfer } from '../domains/money/payouts/transfers.service.ts';
import { sweepStoredFiles } from '../domains/operations/file-sweep/file-sweep.job.ts';
import { sweepFiles } from '../domains/operations/file-sweep/sweep-files.service.ts';
import { deleteOldRecords } from '../domains/operations/retention/retention.job.ts';
import {
  deleteExpiredRecords,
  mailsBefore,
  type Retention,
} from '../domains/operations/retention/retention.service.ts';
import { listOrderedImages } from '../domains/ordering/order-lifecycle/order-photos.service.ts';
import { orderTimeout, startShipClocks } from '../domains/ordering/order-lifecycle/orders.job.ts';
import { checkPayment, refundPayment } from '../domains/ordering/order-lifecycle/payments.job.ts';
import { startMissingClocks } from '../domains/ordering/orders/start-missing-clocks.service.ts';
import { runTimeout } from '../domains/ordering/orders/timeouts.service.ts';
import { checkOpenPayment, executeRefund } from '../domains/ordering/payments/payment-jobs.service.ts';
import { reconcileEndedDays } from '../domains/ordering/reconciliation/reconcile.service.ts';
import { reconcileDays } from '../domains/ordering/reconciliation/reconciliation.job.ts';
import { runChange } from '../domains/ordering/shop-currency/currency-changes.service.ts';
import { changeShopCurrency } from '../domains/ordering/shop-currency/shop-currency.job.ts';
import { removeOldAdPictures } from '../domains/selling/ad-pictures/ad-pictures.job.ts';
import { removeOldAds } from '../domains/selling/ad-pictures/stored-ads.service.ts';
import { continueBulk } from '../domains/selling/bulk-changes/apply.service.ts';
import { continueBulkChange } from '../domains/selling/bulk-changes/bulk-changes.job.ts';
import { analysisDeadLetter, analyzePhoto } from '../domains/selling/listing-analysis/listing-analysis.job.ts';
import {
  type AnalysisDeps,
  failAnalysis,
  runAnalysis,
} from '../domains/selling/listing-analysis/run-analysis.service.ts';
import { placePhoto } from '../domains/selling/listing-drafts/draft-photos.service.ts';
import { deleteExpiredListings } from '../domains/selling/my-listings/listing-state.service.ts';
import { deleteRemovedListings } from '../domains/selling/my-listings/my-listings.job.ts';
import { sweepPhotoEdits } from '../domains/selling/photo-edits/photo-edits.job.ts';
import { sweepOldEdits } from '../domains/selling/photo-edits/stored-edits.service.ts';
import { releaseSpace } from '../domains/selling/quotas/quotas.service.ts';
import type { Db } from '../platform/db/database.ts';
import { removeUnlessBackingUp } from '../platform/db/pictures-lock.ts';
import type { Job, JobHandler } from '../platform/jobs/job.ts';
import type { Queue } from '../platform/jobs/queue.ts';
import { mailDeadLetter, sendMailJob } from '../platform/mail/mail.job.ts';
import { pushNotificationJob, sendPushJob } from '../platform/notifications/push.job.ts';
import { forgetRateCountsJob } from '../platform/rate-limits/rate-limits.job.ts';
import { forgetRateCounts } from '../platform/rate-limits/shared-counts.ts';
import type { OrderPaymentProvider } from '../providers/payments/order-payments.ts';
import { createPushTransport } from '../providers/push/push-transport.ts';
import type { WalletTransfers } from '../providers/wallet-transfers/wallet-transfers.ts';
import { draftJobs } from './draft-jobs.ts';
import { notices } from './notices.ts';
import { priceJobs } from './price-jobs.ts';
import { type MailJobDeps, type Registered, register } from './register-job.ts';

const registered: Registered[] = [
  register(forgetExpiredSessions, ({ db }) => async () => {
    await deleteExpiredSignInData(db, new Date());
  }),
  register(forgetRateCountsJob, ({ db }) => async () => {
    await forgetRateCounts(db);
  }),
  register(
    analyzePhoto,
    ({ db, analysis }) =>
      async (round, signal) => {
        await runAnalysis(db, analysis, round, signal);
        await placePhoto(db, round.uuid);
      },
    ({ analysis: { concurrency } }) => ({ concurrency }),
  ),
  register(analysisDeadLetter, ({ db }) => async (round) => {
    await failAnalysis(db, round);
    await placePhoto(db, round.uuid);
  }),
  ...draftJobs,
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
  register(deleteRemovedListings, ({ db }) => async () => {
    await deleteExpiredListings(db, new Date());
  }),
  register(
    continueBulkChange,
    ({ db, queue }) =>
      ({ id }, signal) =>
        continueBulk({ db, queue, now: () => new Date() }, id, signal),
    () => ({ concurrency: 1 }),
  ),
  register(rebuildSearchIndex, ({ db, queue }) => async (payload) => {
    await rebuildBatch(db, queue, payload);
  }),
  ...priceJobs,
  register(
    embedPhotos,
    ({ db, queue, analysis }) =>
      (payload, signal) =>
        embedBatch(db, queue, analysis, payload, signal),
    () => ({ concurrency: 1 }),
  ),
  register(
    settleTransfer,
    ({ db, queue, transfers }) =>
      ({ movementId }) =>
        executeTransfer({ db, queue, transfers }, movementId, new Date()),
  ),
  register(transferDeadLetter, ({ db, queue }) => async ({ movementId }) => {
    await failTransfer({ db, queue }, movementId, new Date());
  }),
  register(
    runScheduledPayouts,
    ({ db, queue, transfers }) =>
      () =>
        openScheduledPayouts({ db, queue, transfers, now: () => new Date() }),
  ),
  register(reverseTransfer, ({ db, transfers }) => async ({ payoutId }) => {
    await takeTransferBack({ db, transfers }, payoutId, new Date());
  }),
  register(checkOpenPayouts, ({ db, queue }) => async () => {
    await queueOpenPayouts({ db, queue }, new Date());
  }),
  // What cannot be removed during a backup is removed an hour later.
  register(sweepPhotoEdits, ({ db, analysis }) => async () => {
    await removeUnlessBackingUp(db, (within) => sweepOldEdits(within, analysis.storage, new Date()));
  }),
  register(
    sweepStoredFiles,
    ({ db, analysis, retention }) =>
      (_, signal) =>
        sweepFiles(db, analysis.storage, { ...retention, now: new Date(), signal }),
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
    ({ db, queue, mail }) =>
      async (forgetful) =>
        sendReset({ db, queue, secrets: await mail.openSecrets() }, forgetful, new Date()),
  ),
  register(sendDigestsJob, ({ db, queue }) => async () => {
    await sendDigests({ db, queue }, new Date());
  }),
  register(
    pushNotificationJob,
    ({ db, queue }) =>
      ({ notificationId }) =>
        pushToBrowsers({ db, queue }, notificationId, new Date()),
  ),
  register(sendPushJob, ({ db, queue, mail: { origin: subject, openSecrets } }) => {
    const transport = createPushTransport({ subject });
    return (payload) => sendPush({ db, queue, notices, transport, openSecrets }, payload);
  }),
  register(mailDeadLetter, ({ db }) => async ({ mailId }) => {
    await failMail(db, mailId, new Date());
  }),
  register(
    orderTimeout,
    ({ db, queue, unshipped }) =>
      (timeout) =>
        runTimeout(db, { queue, unshipped }, timeout, new Date()),
  ),
  register(
    startShipClocks,
    ({ db, queue }) =>
      () =>
        startMissingClocks(db, { queue }, new Date()),
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
  register(changeShopCurrency, ({ db }) => async ({ sellerId }) => {
    await runChange(db, sellerId, new Date());
  }),
  register(reconcileDays, ({ db, cards }) => async () => {
    await reconcileEndedDays({ db, cards, now: () => new Date() });
  }),
];

/** Every job of the application. */
export const jobs: Job[] = registered.map(({ job }) => job);

/** The handlers of all jobs. */
export function jobHandlers(
  db: Db,
  queue: Pick<Queue, 'enqueue'>,
  analysis: AnalysisDeps & EmbeddingDeps & { concurrency: number },
  transfers: WalletTransfers,
  retention: Retention,
  mail: MailJobDeps,
  cards: OrderPaymentProvider,
  unshipped: UnshippedDays = unshippedDays,
): JobHandler[] {
  const deps = { db, queue, analysis, transfers, retention, mail, cards, unshipped };
  return registered.map(({ makeHandler }) => makeHandler(deps));
}
