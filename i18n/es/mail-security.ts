import type { TranslationOf } from '../define-messages.ts';
import type { mailSecurity as english } from '../en/mail-security.ts';

export const mailSecurity: TranslationOf<typeof english> = {
  signInSubject: 'Nuevo inicio de sesión en tu cuenta de Snapbazaar',
  signInHeading: 'Alguien inició sesión en tu cuenta',
  signInSeller: 'Se inició sesión en tu cuenta de vendedor desde {device}. Fecha y hora: {time}.',
  signInCustomer: 'Se inició sesión en tu cuenta de comprador desde {device}. Fecha y hora: {time}.',
  signInNotYou:
    'Si fuiste tú, no tienes que hacer nada. Si no, elige otra contraseña: así se cerrarán todas las sesiones de tu cuenta.',
  signInButton: 'No fui yo',
  signInShort:
    'Nuevo inicio de sesión en tu cuenta de Snapbazaar desde {device}. ¿No fuiste tú? Elige otra contraseña: {link}',
  unknownDevice: 'un dispositivo desconocido',
  browserOn: '{browser} en {system}',
  proofSubject: 'Tu código de Snapbazaar',
  proofHeading: 'Confirma que eres tú',
  proofCode: 'Escribe este código en Snapbazaar para continuar. Es válido por diez minutos.',
  proofNotYou:
    '¿No lo pediste tú? Entonces alguien entró en tu cuenta: elige otra contraseña. No compartas el código con nadie.',
  proofShort: '{code} es tu código de Snapbazaar. Es válido por diez minutos. No lo compartas con nadie.',
};
