import type { TranslationOf } from '../define-messages.ts';
import type { mailPassword as english } from '../en/mail-password.ts';

export const mailPassword: TranslationOf<typeof english> = {
  resetSubject: 'Elige una nueva contraseña para Snapbazaar',
  resetHeading: 'Elige una nueva contraseña',
  resetSeller:
    'Escribe este código en Snapbazaar, o toca el botón, para elegir una nueva contraseña para tu cuenta de vendedor. Ambos son válidos por 15 minutos.',
  resetCustomer:
    'Escribe este código en Snapbazaar, o toca el botón, para elegir una nueva contraseña para tu cuenta de comprador. Ambos son válidos por 15 minutos.',
  resetNotYou:
    '¿No lo pediste tú? Entonces no hagas nada: tu contraseña sigue igual. No compartas el código con nadie.',
  resetButton: 'Elegir nueva contraseña',
  resetShort:
    '{code} es tu código de Snapbazaar para elegir una nueva contraseña. Es válido por 15 minutos. No lo compartas con nadie.',
  changedSubject: 'Se cambió tu contraseña de Snapbazaar',
  changedHeading: 'Se cambió tu contraseña',
  changedSessions:
    'Se cerró la sesión de tu cuenta en los demás dispositivos. Vuelve a iniciar sesión en ellos con la nueva contraseña.',
  changedNotYou: 'Si no fuiste tú, elige otra contraseña ahora.',
  changedButton: 'Elegir otra contraseña',
  changedShort: 'Se cambió tu contraseña de Snapbazaar. ¿No fuiste tú? Elige otra en la página de inicio de sesión.',
};
