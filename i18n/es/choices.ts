import type { TranslationOf } from '../define-messages.ts';
import type { choices as english } from '../en/choices.ts';

export const choices: TranslationOf<typeof english> = {
  yourChoices: 'tus preferencias',
  behavioralData: 'Permitir la recopilación de datos de comportamiento (gana +5 T4L)',
  behavioralDataHint: 'Podremos medir cómo usas tu espacio de trabajo. Si desmarcas la casilla, pierdes los 5 T4L.',
  optimize: 'Optimizar productos para otros compradores',
  optimizeHint: 'Lo que se aprende de tus publicaciones puede mejorar lo que se muestra a otros compradores.',
};
