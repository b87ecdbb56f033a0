import type { TranslationOf } from '../define-messages.ts';
import type { wizardFacts as english } from '../en/wizard-facts.ts';

export const wizardFacts: TranslationOf<typeof english> = {
  seen: 'Seen in the photo',
  guessed: 'A guess, please check',
  colour: 'Colour',
  material: 'Material',
  brand: 'Brand',
  condition: 'Condition',
  printed: 'Printed',
  printedWord: '“{word}”',
  ownDetails: 'Details only you know',
  ownDetailsHint: 'Optional. What you fill in is written in all seven languages.',
  new: 'New',
  'like-new': 'Like new',
  'used-good': 'Used, good',
  'used-fair': 'Used, fair',
  'for-parts': 'For parts',
  size: 'Size',
  sizeExample: 'M, 42, 30 × 20 cm',
  model: 'Model',
  quantity: 'Quantity',
  inTheBox: 'In the box',
  inTheBoxExample: 'charger, cable, case',
};
