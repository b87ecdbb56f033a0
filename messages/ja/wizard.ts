import type { TranslationOf } from '../define-messages.ts';
import type { wizard as english } from '../en/wizard.ts';

export const wizard: TranslationOf<typeof english> = {
  createListing: 'Create a listing',
  stepOf: '<hidden>Step </hidden>{number} / {count}',
  back: 'Back',
  backToChat: 'Back to chat',
  opensWhenDescribed: 'Opens when your product is described.',
  opensWhenPriced: 'Opens when price and countries are chosen.',
  opensWhenGoalIsSet: 'Opens when the sales goal is set.',
  photoRequired: 'Please add a photo of your product.',
  categoryRequired: 'Please choose a category.',
  analysisDoneTitle: 'The analysis of your photo is done',
  analysisDone: 'Come back to check what was found.',
  noPreviousPhoto: 'No previous product UUID found',
  otherTabTitle: 'This listing is open in another tab',
  otherTab: 'Go on here, and the other tab will wait. Nothing is lost either way.',
  continueHere: 'Continue here',
};
