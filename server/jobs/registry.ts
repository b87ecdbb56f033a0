import { forgetExpiredSessions } from '../features/accounts/accounts.job.ts';
import { giveUpTransfer, settleTransfer } from '../features/ledger/ledger.job.ts';
import { analyzePhoto, giveUpAnalysis } from '../features/listing-analysis/listing-analysis.job.ts';
import { sweepPhotoEdits } from '../features/photo-edits/photo-edits.job.ts';
import { removePictures, sweepStoredFiles } from '../features/pictures/pictures.job.ts';
import { renewSearchIndex } from '../features/search/search.job.ts';
import { deleteRemovedListings } from '../features/storefront/storefront.job.ts';
import { forgetRateCountsJob } from '../rate-limits/rate-limits.job.ts';
import type { Job, JobHandler } from './job.ts';

/** Every job there is. */
export const jobs: Job[] = [
  forgetExpiredSessions,
  forgetRateCountsJob,
  analyzePhoto,
  giveUpAnalysis,
  removePictures,
  deleteRemovedListings,
  renewSearchIndex,
  settleTransfer,
  giveUpTransfer,
  sweepPhotoEdits,
  sweepStoredFiles,
];

/** Pairs each job with its one handler; a job with none, or with two, must not reach production. */
export function pairHandlers(known: Job[], handlers: JobHandler[]): JobHandler[] {
  const stranger = handlers.find(({ job }) => !known.includes(job));
  if (stranger) throw new Error(`The job '${stranger.job.name}' has a handler but is not in the registry.`);
  return known.map((job) => {
    const [handler, second] = handlers.filter((candidate) => candidate.job === job);
    if (!handler) throw new Error(`The job '${job.name}' has no handler.`);
    if (second) throw new Error(`The job '${job.name}' has two handlers.`);
    return handler;
  });
}
