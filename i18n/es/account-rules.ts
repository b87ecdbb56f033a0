import type { TranslationOf } from '../define-messages.ts';
import type { accountRules as english } from '../en/account-rules.ts';

export const accountRules: TranslationOf<typeof english> = {
  emailRequired: 'Escribe tu correo electrónico.',
  emailInvalid: 'El correo electrónico no es válido.',
  phoneRequired: 'Escribe tu número de teléfono.',
  phoneInvalid: 'El número de teléfono no es válido.',
  passwordRequired: 'Escribe tu contraseña.',
  passwordTooLong: 'La contraseña debe tener {count} caracteres como máximo.',
  passwordTooShort: 'La contraseña debe tener al menos {count} caracteres.',
  confirmPasswordRequired: 'Confirma tu contraseña.',
  passwordsDiffer: 'Las contraseñas no coinciden.',
  contactRequired: 'Escribe un correo electrónico o un número de teléfono.',
};
