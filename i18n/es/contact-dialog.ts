import type { TranslationOf } from '../define-messages.ts';
import type { contactDialog as english } from '../en/contact-dialog.ts';

export const contactDialog: TranslationOf<typeof english> = {
  titleEmail: 'Confirma tu correo electrónico',
  titlePhone: 'Confirma tu teléfono',
  sentTo: 'Escribe los seis dígitos que enviamos a {address}.',
  code: 'Código',
  codeRequired: 'Escribe los seis dígitos del código.',
  confirm: 'Confirmar',
  sendAgain: 'Enviar un código nuevo',
  sendAgainIn: { one: 'Código nuevo en {count} segundo', other: 'Código nuevo en {count} segundos' },
  usePhone: 'Usar mi teléfono',
  useEmail: 'Usar mi correo electrónico',
  tryAgain: 'Reintentar',
  unreachable: 'No se puede conectar con Snapbazaar. Inténtalo de nuevo.',
};
