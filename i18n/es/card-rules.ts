import type { TranslationOf } from '../define-messages.ts';
import type { cardRules as english } from '../en/card-rules.ts';

export const cardRules: TranslationOf<typeof english> = {
  numberRequired: 'Escribe el número de la tarjeta.',
  numberWrong: 'El número de tarjeta no es correcto. Revísalo.',
  expiryRequired: 'Escribe la fecha de vencimiento.',
  expiryWrong: 'Escribe la fecha de vencimiento con mes y año, por ejemplo 08/30.',
  expired: 'Esta tarjeta está vencida. Usa otra.',
  cvcRequired: 'Escribe el código de seguridad.',
  cvcWrong: 'El código de seguridad tiene {count} dígitos.',
  codeNotSixDigits: 'Escribe los seis dígitos del código.',
  declined: 'La tarjeta fue rechazada. No se cobró nada. Usa otra tarjeta.',
  code_wrong: 'El código no es correcto. No se cobró nada. Inténtalo de nuevo.',
};
