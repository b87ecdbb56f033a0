import type { TranslationOf } from '../define-messages.ts';
import type { managePrivacy as english } from '../en/manage-privacy.ts';

export const managePrivacy: TranslationOf<typeof english> = {
  title: 'Manage Privacy',
  description: 'What you allow, what is kept, and how to be rid of it.',
  allowed: 'What you allow',
  onServer: 'Kept on this server',
  serverData: 'Your name, email or phone, a one-way hash of your password, where you are signed in, your photos, listings and plans, your choices and tokens, and what you wrote to us. The <privacy>Privacy Policy</privacy> says why.',
  download: 'See and download all of it',
  delete: 'Delete all of it',
  inBrowser: 'Kept in this browser',
  listingDraft: 'The draft of a listing',
  theme: 'Light or dark theme',
  language: 'Language that pages are offered in',
  currency: 'Currency',
  sidebar: 'Folded sidebar',
  notifications: 'Notifications',
  forget: 'Forget',
  forgetEntry: 'Forget: {name}',
  nothingKept: 'Nothing kept',
};
