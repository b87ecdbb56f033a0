import type { TranslationOf } from '../define-messages.ts';
import type { footer as english } from '../en/footer.ts';

export const footer: TranslationOf<typeof english> = {
  tagline: 'zh: One photo becomes a listing in seven languages.',
  learn: 'zh Learn',
  about: 'zh What is Snapbazaar',
  contact: 'zh Connect to us',
  sponsor: 'zh Sponsor and Donation',
  legal: 'zh Legal',
  terms: 'zh Terms',
  privacy: 'zh Privacy Policy',
  licenses: 'zh Third-Party License',
};
