import type { TranslationOf } from '../define-messages.ts';
import type { mailFrame as english } from '../en/mail-frame.ts';

export const mailFrame: TranslationOf<typeof english> = {
  footer: 'Enviado por Snapbazaar, {site}.',
  stop: 'Dejar de recibir correos como este',
};
