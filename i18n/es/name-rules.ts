import type { TranslationOf } from '../define-messages.ts';
import type { nameRules as english } from '../en/name-rules.ts';

export const nameRules: TranslationOf<typeof english> = {
  required: 'Escribe tu nombre.',
  tooLong: 'El nombre debe tener {count} caracteres como máximo.',
};
