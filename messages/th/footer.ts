import type { TranslationOf } from '../define-messages.ts';
import type { footer as english } from '../en/footer.ts';

export const footer: TranslationOf<typeof english> = {
  tagline: 'th: One photo becomes a listing in seven languages.',
  learn: 'th Learn',
  about: 'th What is Snapbazaar',
  contact: 'th Connect to us',
  sponsor: 'th Sponsor and Donation',
  legal: 'th Legal',
  terms: 'th Terms',
  privacy: 'th Privacy Policy',
  licenses: 'th Third-Party License',
};
