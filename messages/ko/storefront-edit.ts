import type { TranslationOf } from '../define-messages.ts';
import type { storefrontEdit as english } from '../en/storefront-edit.ts';

export const storefrontEdit: TranslationOf<typeof english> = {
  title: 'Edit listing',
  listing: 'Listing',
  listedOn: 'Listed on {date}',
  discardChanges: 'Discard changes',
  saveChanges: 'Save changes',
  saved: 'Listing saved',
  savedWithOlderTexts: {
    one: 'Listing saved. {count} language is now older than the {language} text.',
    other: 'Listing saved. {count} languages are now older than the {language} text.',
  },
  loadFailed: 'This listing did not load',
  changedElsewhere:
    'This listing was changed elsewhere meanwhile, and nothing was saved. What you typed is still here; all else shows the newer listing. Look at it and save again.',
  seeNewer: 'See the newer one instead',
  olderThanSource: 'older than the {language} text',
  othersBecomeOlder: 'The other languages keep their texts and are marked as older, until you have looked at each.',
  stillRight: 'This text is still right',
  sourceChangedHint: 'The {language} text was changed after this one was written.',
  category: 'Category',
  changeCategory: 'Change category',
  regionAndPrice: 'Region and price',
  suggestedPrice: 'Suggested price in US dollars',
  priceBefore: 'Price before in US dollars',
  priceBeforeHint: 'Only if it was reduced: buyers see it struck through beside the price now.',
  salesGoal: 'Sales goal',
  monthlySalesTarget: 'Monthly sales target in US dollars',
  sellUnits: 'Units to sell in a month',
  marketingBudget: 'Marketing budget in US dollars',
  offerCredit: 'Offer credit',
  offerCreditHint: 'Noted with your listing: buyers may ask to pay later.',
  delivery: 'Logistics and delivery',
  weight: 'Weight in kg',
};
