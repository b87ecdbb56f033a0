import type { TranslationOf } from '../define-messages.ts';
import type { settings as english } from '../en/settings.ts';

export const settings: TranslationOf<typeof english> = {
  title: 'Settings',
  description: 'Theme, language, currency, notifications and your data.',
  lead: 'Kept in this browser, unless it is about your account.',
  theme: 'Theme',
  themeText: 'Followed by every open tab.',
  languageAndCurrency: 'Language and currency',
  languageAndCurrencyText: 'How products of the shop are shown to you. Your own price stays in US dollars.',
  language: 'Language',
  currency: 'Currency',
  notifications: 'Notifications',
  notificationsText: 'What you are told when you are not looking.',
  notify: 'Tell me when an analysis is done',
  notifyHint: 'By this browser, while the page is open in the background.',
  noEmail: 'Snapbazaar sends no email and no text messages.',
  notificationsOn: 'Notifications are on',
  notificationsOnText: 'You will be told when an analysis is done.',
  notificationsMissing: 'This browser has no notifications.',
  notificationsDenied:
    'This browser does not allow notifications from here. Its settings for this site can change that.',
  notificationsHidden: 'This browser does not show notifications of a page.',
  photos: 'Photo recognition',
  photosText: 'What the shop learns from photos. The photos themselves are not used.',
  photoLearning: 'Let my listings improve photo recognition for everyone',
  photoLearningHint:
    'The category you confirm helps with photos that look alike. Unticking it takes back what was learnt from you; buyers still find your goods by photo.',
  data: 'Your data',
  dataText: 'One file with everything this server holds about your account.',
  download: 'Download my data',
  danger: 'Danger zone',
  dangerText: 'Closing your account deletes it with all listings, for good. Download your data first.',
  close: 'Close my account',
  closeTitle: 'Close your account?',
  closeText:
    'Your listings leave the shop at once. Your account, photos, messages and tokens are deleted, and you are logged out everywhere. This cannot be undone.',
  closeWallet:
    'Money in your wallet has to be <wallet>withdrawn</wallet> first; less than $1, which cannot be withdrawn, is given up.',
  currentPassword: 'Current Password',
  currentPasswordRequired: 'Current Password is required',
  keep: 'Keep my account',
  confirmClose: 'Close it for good',
};
