import type { TranslationOf } from '../define-messages.ts';
import type { helpLinks as english } from '../en/help-links.ts';

export const helpLinks: TranslationOf<typeof english> = {
  about: 'What is Snapbazaar',
  addProduct: 'Add a product',
  upgrade: 'Upgrade',
  privacyPolicy: 'Privacy Policy',
  openChat: 'Open AI Chat',
  myStorefront: 'My Storefront',
  chooseCurrency: 'Choose the currency shown to you',
  continueDraft: 'Go on with your draft',
  wallet: 'Wallet & Bank',
  yourTokens: 'Your tokens',
  personalization: 'Personalization',
  socialProfile: 'Your social profile',
  yourProfile: 'Your profile',
  changePassword: 'Change the password',
  contact: 'Connect to us',
  sessions: 'Where you are signed in',
  managePrivacy: 'Manage Privacy',
  downloadData: 'Download my data',
  closeAccount: 'Close my account',
  settings: 'Settings',
  askAnything: 'Ask Anything',
  writeToUs: 'Write to us',
};
