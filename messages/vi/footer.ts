import type { TranslationOf } from '../define-messages.ts';
import type { footer as english } from '../en/footer.ts';

export const footer: TranslationOf<typeof english> = {
  tagline: 'vi: One photo becomes a listing in seven languages.',
  learn: 'vi Learn',
  about: 'vi What is Snapbazaar',
  contact: 'vi Connect to us',
  sponsor: 'vi Sponsor and Donation',
  legal: 'vi Legal',
  terms: 'vi Terms',
  privacy: 'vi Privacy Policy',
  licenses: 'vi Third-Party License',
};
