import { draftDeadLetter, publishDraft } from '../domains/selling/listing-drafts/listing-drafts.job.ts';
import { giveBack, runPublishing } from '../domains/selling/listing-drafts/publish-draft.service.ts';
import { hooks } from './hooks.ts';
import { type Registered, register } from './register-job.ts';

/** The jobs that publish accepted drafts. */
export const draftJobs: Registered[] = [
  register(publishDraft, ({ db, queue, analysis: { storage } }) => async ({ draftId }) => {
    await runPublishing({ db, queue, storage, beforePublishing: hooks.beforePublishing }, draftId);
  }),
  register(draftDeadLetter, ({ db }) => async ({ draftId }) => {
    await giveBack(db, draftId);
  }),
];
