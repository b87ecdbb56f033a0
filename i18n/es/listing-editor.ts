import type { TranslationOf } from '../define-messages.ts';
import type { listingEditor as english } from '../en/listing-editor.ts';

export const listingEditor: TranslationOf<typeof english> = {
  chooseCategory: 'Elegir categoría',
  searchCategories: 'Buscar en cualquier idioma',
  searchExample: 'Zapatillas, รองเท้า, 运动鞋',
  noCategory: 'Ninguna categoría tiene ese nombre ni esos productos. Prueba con otra palabra.',
  recommendedCountries: 'Países recomendados',
  removeCountry: 'Quitar {country}',
  addCountry: 'Agregar un país',
  chooseCountry: 'Elegir país',
  fulfilment: 'Forma de entrega',
  self: 'Empaquetar y enviar por mi cuenta',
  partner: 'Usar el socio logístico de la plataforma',
  courier: 'Recogida por mensajería',
  language: 'Idioma',
  languageTab: '{code}, {language}',
  markedLanguageTab: '{code}, {language}, {mark}',
  textMissing: 'falta texto',
  title: 'Título',
  titleInLanguage: 'Título, {language}',
  description: 'Descripción',
  descriptionInLanguage: 'Descripción, {language}',
};
