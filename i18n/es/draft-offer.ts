import type { TranslationOf } from '../define-messages.ts';
import type { draftOffer as english } from '../en/draft-offer.ts';

export const draftOffer: TranslationOf<typeof english> = {
  draftStep: 'Tu borrador, paso {step} de 4',
  untitledDraft: 'Publicación sin título',
  removeDraft: 'Eliminar borrador',
  continue: 'Continuar',
  removeTitle: '¿Eliminar este borrador?',
  removeExplanation: 'Su foto, sus textos y sus cifras solo se guardan en este navegador y no se pueden recuperar.',
  keep: 'Conservar',
  remove: 'Eliminar',
};
