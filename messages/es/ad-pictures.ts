import type { TranslationOf } from '../define-messages.ts';
import type { adPictures as english } from '../en/ad-pictures.ts';

export const adPictures: TranslationOf<typeof english> = {
  picture: 'Imagen publicitaria',
  size: 'Tamaño',
  failedTitle: 'No se pudo crear la imagen',
  making: 'Creando la imagen',
  makingText: 'La imagen estará lista en unos segundos.',
  ready: 'Lista para publicar ({size} píxeles).',
  understood: 'Entendí: {words}.',
  notUnderstood:
    'No entendí: {words}. Entiendo colores, ocasiones, estilos, los dos tipos y tamaños, y los productos de Snapbazaar.',
  download: 'Descargar',
  linkCopied: 'Enlace de la imagen copiado',
  cannotShare: 'Este navegador no permite compartir. Descarga la imagen.',
  typeMissing: 'Aquí todavía no se hace «{type}»; se crea como {made}.',
  ownWordsOnly: 'Tus propias palabras solo se imprimen junto a tus productos.',
};
