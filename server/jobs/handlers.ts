import type { Db } from '../db/database.ts';
import { removeUnlessBackingUp } from '../db/keep-pictures.ts';
import { forgetExpiredSessions } from '../features/accounts/accounts.job.ts';
import { forgetWhatRanOut } from '../features/accounts/accounts.service.ts';
import { giveUpTransfer, settleTransfer } from '../features/ledger/ledger.job.ts';
import { carryOut, giveUp as giveUpMovement } from '../features/ledger/transfers.service.ts';
import { analyzePhoto, giveUpAnalysis } from '../features/listing-analysis/listing-analysis.job.ts';
import { type AnalysisDeps, giveUp, runAnalysis } from '../features/listing-analysis/run-analysis.service.ts';
import { sweepPhotoEdits } from '../features/photo-edits/photo-edits.job.ts';
import { sweepOldEdits } from '../features/photo-edits/stored-edits.service.ts';
import { removePictures, sweepStoredFiles } from '../features/pictures/pictures.job.ts';
import { removeStoredPictures } from '../features/pictures/remove-pictures.service.ts';
import { sweepFiles } from '../features/pictures/sweep-files.service.ts';
import { renewPortion } from '../features/search/renew-index.service.ts';
import { renewSearchIndex } from '../features/search/search.job.ts';
import { deleteLongRemoved } from '../features/storefront/listing-state.service.ts';
import { deleteRemovedListings } from '../features/storefront/storefront.job.ts';
import type { Payments } from '../providers/payments/payments.ts';
import { handleJob, type JobHandler } from './job.ts';
import type { Queue } from './queue.ts';

/** What does each job there is. */
export function jobHandlers(
  db: Db,
  queue: Pick<Queue, 'enqueue'>,
  analysis: AnalysisDeps & { atOnce: number },
  payments: Payments,
): JobHandler[] {
  return [
    handleJob(forgetExpiredSessions, () => forgetWhatRanOut(db, new Date())),
    handleJob(analyzePhoto, (round, signal) => runAnalysis(db, analysis, round, signal), { atOnce: analysis.atOnce }),
    handleJob(giveUpAnalysis, (round) => giveUp(db, round)),
    handleJob(removePictures, async (pictures) => {
      const remove = () => removeStoredPictures(analysis.storage, pictures.images);
      if (await removeUnlessBackingUp(db, remove)) return;
      await queue.enqueue(db, removePictures, pictures, { afterSeconds: 60 });
    }),
    handleJob(deleteRemovedListings, () => deleteLongRemoved(db, new Date())),
    handleJob(renewSearchIndex, (payload) => renewPortion(db, queue, payload)),
    handleJob(settleTransfer, ({ movementId }) => carryOut(db, payments, movementId, new Date())),
    handleJob(giveUpTransfer, ({ movementId }) => giveUpMovement(db, movementId, new Date())),
    // What a backup stands in the way of is swept in the next hour.
    handleJob(sweepPhotoEdits, async () => {
      await removeUnlessBackingUp(db, (within) => sweepOldEdits(within, analysis.storage, new Date()));
    }),
    handleJob(sweepStoredFiles, (_, signal) => sweepFiles(db, analysis.storage, new Date(), signal)),
  ];
}
