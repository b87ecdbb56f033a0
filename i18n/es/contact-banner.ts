import type { TranslationOf } from '../define-messages.ts';
import type { contactBanner as english } from '../en/contact-banner.ts';

export const contactBanner: TranslationOf<typeof english> = {
  label: 'Confirma tu cuenta',
  confirmEmail: 'Confirma tu correo electrónico con el código que te enviamos.',
  confirmPhone: 'Confirma tu teléfono con el código que te enviamos.',
  enterCode: 'Escribir código',
};
