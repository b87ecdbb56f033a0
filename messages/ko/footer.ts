import type { TranslationOf } from '../define-messages.ts';
import type { footer as english } from '../en/footer.ts';

export const footer: TranslationOf<typeof english> = {
  tagline: 'ko: One photo becomes a listing in seven languages.',
  learn: 'ko Learn',
  about: 'ko What is Snapbazaar',
  contact: 'ko Connect to us',
  sponsor: 'ko Sponsor and Donation',
  legal: 'ko Legal',
  terms: 'ko Terms',
  privacy: 'ko Privacy Policy',
  licenses: 'ko Third-Party License',
};
