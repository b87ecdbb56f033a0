import type { TranslationOf } from '../define-messages.ts';
import type { browse as english } from '../en/browse.ts';

export const browse: TranslationOf<typeof english> = {
  description: 'Busca en todas las secciones del marketplace.',
  resultsFor: 'Resultados para «{query}»',
  quoted: '«{query}»',
  chosen: 'Filtros aplicados',
  remove: 'Quitar {label}',
  clearAll: 'Borrar filtros',
  shownInstead: 'Mostramos resultados para <words>{words}</words>.',
  searchFor: 'Buscar «{query}»',
  nearMatches: 'No hay coincidencias exactas. Estos resultados son parecidos.',
};
