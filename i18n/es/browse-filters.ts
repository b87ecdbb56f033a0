import type { TranslationOf } from '../define-messages.ts';
import type { browseFilters as english } from '../en/browse-filters.ts';

export const browseFilters: TranslationOf<typeof english> = {
  filter: 'Filtrar',
  filterActive: 'Filtrar, {count} en uso',
  kind: 'Tipo',
  priceInDollars: 'Precio en dólares (US$)',
  priceFrom: 'Precio mínimo, US$',
  priceTo: 'Precio máximo, US$',
  anyPrice: 'Cualquiera',
  upTo: 'Hasta {high}',
  from: 'Desde {low}',
  between: 'De {low} a {high}',
  sortBy: 'Ordenar por',
  best: 'Más relevantes',
  newest: 'Más recientes',
  price_up: 'Menor precio',
  price_down: 'Mayor precio',
  recommendedFor: 'Recomendado para',
  anyCountry: 'Cualquier país',
  listsNeedScripts: 'Las listas de tipos y países necesitan JavaScript.',
  showProducts: 'Ver productos',
};
