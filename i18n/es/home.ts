import type { TranslationOf } from '../define-messages.ts';
import type { home as english } from '../en/home.ts';

export const home: TranslationOf<typeof english> = {
  title: 'Snapbazaar: pide lo que quieras como un experto',
  heading: 'Pide lo que quieras como un experto',
  tagline: 'Quince secciones y vendedores de todas partes, en tu idioma.',
  newest: 'Recién publicado',
  seeAll: 'Ver todo',
  failedTitle: 'No pudimos cargar los productos más recientes',
  failedText: 'El resto de Snapbazaar sigue disponible. Inténtalo de nuevo en un momento.',
};
