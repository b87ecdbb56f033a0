import type { TranslationOf } from '../define-messages.ts';
import type { footer as english } from '../en/footer.ts';

export const footer: TranslationOf<typeof english> = {
  tagline: 'ja: One photo becomes a listing in seven languages.',
  learn: 'ja Learn',
  about: 'ja What is Snapbazaar',
  contact: 'ja Connect to us',
  sponsor: 'ja Sponsor and Donation',
  legal: 'ja Legal',
  terms: 'ja Terms',
  privacy: 'ja Privacy Policy',
  licenses: 'ja Third-Party License',
};
