import type { TranslationOf } from '../define-messages.ts';
import type { mailContacts as english } from '../en/mail-contacts.ts';

export const mailContacts: TranslationOf<typeof english> = {
  confirmSubject: 'Confirma tu correo electrónico en Snapbazaar',
  confirmHeading: 'Confirma tu correo electrónico',
  confirmCode: 'Escribe este código en Snapbazaar o toca el botón. Ambos son válidos por 15 minutos.',
  confirmNotYou: '¿No lo pediste tú? Entonces no toques el botón ni compartas el código con nadie.',
  confirmButton: 'Confirmar este correo',
  confirmShort: '{code} es tu código de Snapbazaar. Es válido por 15 minutos. No lo compartas con nadie.',
  changedSubject: 'Se cambiaron tus datos de acceso a Snapbazaar',
  changedHeading: 'Se cambiaron tus datos de acceso',
  changedTo: 'Tu cuenta de Snapbazaar ahora usa {contact}.',
  changedNotYou:
    'Si no fuiste tú, toca el botón en los próximos tres días: recuperarás tu correo electrónico o teléfono anterior, se cerrarán todas las sesiones y elegirás una nueva contraseña.',
  changedButton: 'No fui yo',
  changedShort: 'Tu cuenta de Snapbazaar ahora usa {contact}. ¿No fuiste tú? {link}',
};
