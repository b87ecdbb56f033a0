import type { TranslationOf } from '../define-messages.ts';
import type { sponsor as english } from '../en/sponsor.ts';

export const sponsor: TranslationOf<typeof english> = {
  title: 'Patrocinio y donaciones',
  description: 'Cómo ayudar a Snapbazaar: con tiempo, palabras, equipos o dinero.',
  lead: 'Snapbazaar es gratis. Si te resulta útil, hay formas de contribuir.',
  time: 'Dona tiempo',
  report: 'Avisa de lo que no funciona y explica los pasos para reproducirlo.',
  translate: 'Corrige una traducción en tu idioma.',
  mend: 'Corrige un error o agrega una prueba en el código.',
  money: 'Dona dinero',
  noAccount:
    'El proyecto no tiene una cuenta para donaciones en este sitio web y no pide nada aquí. Si quieres apoyar a quienes administran este marketplace, pregunta a su operador: visita la página <contact>Contáctanos</contact>.',
  noInfluence: 'Ningún pago cambia lo que se publica, su posición ni lo que dice una opinión.',
};
