import type { TranslationOf } from '../define-messages.ts';
import type { footer as english } from '../en/footer.ts';

export const footer: TranslationOf<typeof english> = {
  tagline: 'es: One photo becomes a listing in seven languages.',
  learn: 'es Learn',
  about: 'es What is Snapbazaar',
  contact: 'es Connect to us',
  sponsor: 'es Sponsor and Donation',
  legal: 'es Legal',
  terms: 'es Terms',
  privacy: 'es Privacy Policy',
  licenses: 'es Third-Party License',
};
