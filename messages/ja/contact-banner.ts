import type { TranslationOf } from '../define-messages.ts';
import type { contactBanner as english } from '../en/contact-banner.ts';

export const contactBanner: TranslationOf<typeof english> = {
  label: 'Confirm your account',
  confirmEmail: 'Confirm your email with the code we sent you.',
  confirmPhone: 'Confirm your phone number with the code we sent you.',
  enterCode: 'Enter code',
};
