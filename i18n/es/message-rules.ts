import type { TranslationOf } from '../define-messages.ts';
import type { messageRules as english } from '../en/message-rules.ts';

export const messageRules: TranslationOf<typeof english> = {
  required: 'Escribe tu mensaje.',
  tooLong: 'El mensaje debe tener {count} caracteres como máximo.',
};
