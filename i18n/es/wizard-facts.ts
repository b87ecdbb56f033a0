import type { TranslationOf } from '../define-messages.ts';
import type { wizardFacts as english } from '../en/wizard-facts.ts';

export const wizardFacts: TranslationOf<typeof english> = {
  seen: 'Visto en la foto',
  guessed: 'Suposición: revísala',
  colour: 'Color',
  material: 'Material',
  brand: 'Marca',
  condition: 'Estado',
  printed: 'Texto impreso',
  printedWord: '«{word}»',
  ownDetails: 'Detalles que solo tú conoces',
  ownDetailsHint: 'Opcional. Lo que completes se escribirá en los siete idiomas.',
  new: 'Nuevo',
  'like-new': 'Como nuevo',
  'used-good': 'Usado, en buen estado',
  'used-fair': 'Usado, en estado aceptable',
  'for-parts': 'Para repuestos',
  size: 'Talla o tamaño',
  sizeExample: 'M, 42, 30 × 20 cm',
  model: 'Modelo',
  quantity: 'Cantidad',
  quantityWrong: 'La cantidad debe ser un número entero de 1 a {max}.',
  inTheBox: 'Contenido de la caja',
  inTheBoxExample: 'cargador, cable, funda',
};
