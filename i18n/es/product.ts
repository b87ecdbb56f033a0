import type { TranslationOf } from '../define-messages.ts';
import type { product as english } from '../en/product.ts';

export const product: TranslationOf<typeof english> = {
  category: 'Categoría',
  descriptionLanguage: 'Idioma de la descripción',
  originalIn: 'Original en {language}',
  translatedFrom: 'Traducido del {language}',
  seeOriginal: 'Ver original',
  seeTranslation: 'Ver traducción',
  seller: 'Vendedor',
  visit: 'Visitar',
  visitSeller: 'Visitar la tienda de {name}',
  recommendedCountries: 'Países recomendados',
  related: 'También te puede gustar',
  linkCopied: 'Enlace copiado',
  copyFailed: 'No se pudo copiar el enlace. Está en la barra de direcciones.',
  gone: 'Ya no está a la venta',
  goneTitle: 'Este producto ya no está a la venta.',
  goneText: 'Quizá se vendió o el vendedor lo retiró. Hay mucho más por ver.',
};
