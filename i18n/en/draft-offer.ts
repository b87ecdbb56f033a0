export const draftOffer = {
  draftStep: 'Your draft, step {step} of 4',
  untitledDraft: 'A listing without a title yet',
  removeDraft: 'Remove draft',
  continue: 'Continue',
  removeTitle: 'Remove this draft?',
  removeExplanation: 'Its photo, texts and figures are kept in this browser only and cannot be brought back.',
  keep: 'Keep it',
  remove: 'Remove',
} as const;
