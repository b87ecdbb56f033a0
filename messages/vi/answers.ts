import type { TranslationOf } from '../define-messages.ts';
import type { answers as english } from '../en/answers.ts';

export const answers: TranslationOf<typeof english> = {
  choiceSaved: 'Your choice is saved.',
  messageReceived: 'Your message has been received.',
  detailsSaved: 'Your details are saved.',
  accountClosed: 'Your account has been closed.',
  signedIn: 'Signed in successfully',
  accountCreated: 'Account created successfully',
  signedOutThere: 'Signed out there',
  signedOutElsewhere: 'Signed out everywhere else',
  savedToFavorites: 'Saved to #My favorite ads',
  removedFromFavorites: 'Removed from #My favorite ads',
  passwordChanged: 'Password changed',
  listingSaved: 'Listing saved',
  listingRemoved: 'Listing removed',
  listingPaused: 'Listing paused',
  listingLive: 'Listing is live again',
  listingRestored: 'Listing brought back',
  bankLinked: 'Bank account linked.',
  bankUnlinked: 'Bank account unlinked.',
  depositProcessing: 'Deposit is being processed.',
  withdrawalProcessing: 'Withdrawal is being processed.',
  payoutProcessing: 'Payout is being processed.',
  productAdded: 'Product added successfully',
};
