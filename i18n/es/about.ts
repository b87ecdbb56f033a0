import type { TranslationOf } from '../define-messages.ts';
import type { about as english } from '../en/about.ts';

export const about: TranslationOf<typeof english> = {
  title: 'Qué es Snapbazaar',
  description:
    'Software de código abierto para marketplaces que convierte una foto de producto en una publicación en siete idiomas.',
  lead: 'Un marketplace donde una sola foto de producto se convierte en una publicación activa en siete idiomas.',
  buyers: 'Para quienes compran',
  aisles:
    'Quince secciones de productos, abiertas a todo el mundo sin necesidad de cuenta. Cada publicación está escrita en inglés, tailandés, chino, vietnamita, español, japonés y coreano.',
  sellers: 'Para quienes venden',
  photo:
    'El vendedor sube una foto. El servidor la analiza y propone un título y una descripción en cada idioma, los países donde se puede vender y un rango de precios. El vendedor revisa cada palabra antes de publicar.',
  marks:
    'Lo que escribe u ofrece una IA se marca en violeta con un destello. Las cifras que son solo un ejemplo llevan la etiqueta «Datos de ejemplo».',
  operator: 'Quién lo administra',
  openSource:
    'Snapbazaar es software de código abierto con licencia MIT, creado por los colaboradores de Snapbazaar. Este sitio web es una de sus instalaciones y lo administra su operador, que decide qué se puede vender aquí. Para saber cómo comunicarte con él, visita la página <contact>Contáctanos</contact>.',
};
