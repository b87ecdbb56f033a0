import type { TranslationOf } from '../define-messages.ts';
import type { voiceProblem as english } from '../en/voice-problem.ts';

export const voiceProblem: TranslationOf<typeof english> = {
  microphoneForbidden:
    'El navegador no tiene permiso para usar el micrófono. Puedes dárselo en la configuración del navegador.',
  microphoneMissing: 'No se encontró ningún micrófono.',
  nothingHeard: 'No se oyó nada. Inténtalo de nuevo.',
  voiceFailed: 'No pudimos convertir tu voz en texto en este momento.',
};
