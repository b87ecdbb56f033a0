import type { TranslationOf } from '../define-messages.ts';
import type { wizard as english } from '../en/wizard.ts';

export const wizard: TranslationOf<typeof english> = {
  createListing: 'Crear publicación',
  stepOf: '<hidden>Paso </hidden>{number} / {count}',
  back: 'Volver',
  backToChat: 'Volver al chat',
  opensWhenDescribed: 'Se abrirá cuando tu producto tenga descripción.',
  opensWhenPriced: 'Se abrirá cuando elijas el precio y los países.',
  opensWhenGoalIsSet: 'Se abrirá cuando definas el objetivo de ventas.',
  photoRequired: 'Agrega una foto de tu producto.',
  categoryRequired: 'Elige una categoría.',
  analysisDoneTitle: 'El análisis de tu foto está listo',
  analysisDone: 'Vuelve para revisar lo que se encontró.',
  noPreviousPhoto: 'No hay ninguna foto anterior que analizar',
  otherTabTitle: 'Esta publicación está abierta en otra pestaña',
  otherTab: 'Si continúas aquí, la otra pestaña quedará en espera. No se pierde nada en ningún caso.',
  continueHere: 'Continuar aquí',
};
