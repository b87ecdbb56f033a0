import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job.ts';

/** An analysis, and which of its rounds: each request to analyse again starts a new round. */
const payload = z.object({ uuid: z.uuid(), round: z.int() });
export type AnalysisRound = z.infer<typeof payload>;

/** Marks an analysis as failed after its last attempt, so that clients stop polling. */
export const analysisDeadLetter = defineJob({
  name: 'analysis-dead-letter',
  formerNames: ['give-up-analysis'],
  payload,
  deadlineSeconds: 60,
  retries: 20,
});

/** Analyses an uploaded photo and drafts its listing. */
export const analyzePhoto = defineJob({
  name: 'analyze-photo',
  payload,
  // Longer than the maximum of ANALYSIS_SECONDS, the timeout of an attempt.
  deadlineSeconds: 3700,
  retries: 3,
  maxRetryDelaySeconds: 8,
  deadLetter: analysisDeadLetter,
});
