import type { TranslationOf } from '../define-messages.ts';
import type { reviews as english } from '../en/reviews.ts';

export const reviews: TranslationOf<typeof english> = {
  title: 'Opiniones',
  stars: { one: '{count} de 5 estrellas', other: '{count} de 5 estrellas' },
  average: '{average} de 5 · Opiniones: {count}',
  none: 'Aún no hay opiniones. Quien lo compre puede escribir la primera.',
  photo: 'Foto de {name}',
  aCustomer: 'Comprador',
  answer: 'Respuesta del vendedor',
  report: 'Denunciar',
  reportTitle: 'Denunciar esta opinión',
  reportHint: '¿Por qué no debería estar aquí? El operador leerá tu motivo.',
  reason: 'Motivo',
  send: 'Enviar denuncia',
  reported: 'Gracias. El operador la revisará.',
  signIn: 'Inicia sesión para denunciar una opinión.',
};
