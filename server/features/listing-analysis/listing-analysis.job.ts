import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';

/** Which analysis, and which time it is asked for. */
const payload = z.object({ uuid: z.uuid(), round: z.int() });
export type AnalysisRound = z.infer<typeof payload>;

/** Closes the record of a photo that could not be analysed, so that nobody waits for it for ever. */
export const giveUpAnalysis = defineJob({ name: 'give-up-analysis', payload, deadlineSeconds: 60, retries: 20 });

/** Looks at an uploaded photo and drafts its listing. */
export const analyzePhoto = defineJob({
  name: 'analyze-photo',
  payload,
  // Beyond the longest ANALYSIS_SECONDS, which ends an attempt that takes too long.
  deadlineSeconds: 3700,
  retries: 3,
  maxRetryDelaySeconds: 8,
  deadLetter: giveUpAnalysis,
});
