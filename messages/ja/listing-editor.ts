import type { TranslationOf } from '../define-messages.ts';
import type { listingEditor as english } from '../en/listing-editor.ts';

export const listingEditor: TranslationOf<typeof english> = {
  chooseCategory: 'Choose a category',
  searchCategories: 'Search in any language',
  searchExample: 'Sneakers, รองเท้า, 运动鞋',
  noCategory: 'No category has this name or such goods. Try another word.',
  recommendedCountries: 'Recommended countries',
  removeCountry: 'Remove {country}',
  addCountry: 'Add a country',
  chooseCountry: 'Choose a country',
  fulfilment: 'Fulfillment',
  self: 'Pack and ship myself',
  partner: 'Use the platform’s logistics partner',
  courier: 'Pickup via courier',
  language: 'Language',
  languageTab: '{code}, {language}',
  markedLanguageTab: '{code}, {language}, {mark}',
  textMissing: 'text missing',
  title: 'Title',
  titleInLanguage: 'Title, {language}',
  description: 'Description',
  descriptionInLanguage: 'Description, {language}',
};
