import type { TranslationOf } from '../define-messages.ts';
import type { common as english } from '../en/common.ts';

export const common: TranslationOf<typeof english> = {
  skipToContent: 'Ir al contenido',
  all: 'Todo',
  carousel: 'carrusel',
  close: 'Cerrar',
  dismiss: 'Cerrar',
  goHome: 'Ir al inicio',
  hideField: 'Ocultar: {label}',
  loading: 'Cargando',
  more: 'Ver más',
  next: 'Siguiente',
  pageFailed: 'Algo salió mal en esta página. Inténtalo de nuevo.',
  partFailed: 'No pudimos cargar {name}',
  previous: 'Anterior',
  priceBefore: '<hidden>antes </hidden><old>{price}</old>',
  priceNow: '<hidden>Ahora </hidden>{price}',
  sampleData: 'Datos de ejemplo',
  search: 'Buscar',
  seeNew: 'Ver novedades',
  share: 'Compartir',
  showField: 'Mostrar: {label}',
  tryAgain: 'Reintentar',
};
