import type { TranslationOf } from '../define-messages.ts';
import type { shippingForm as english } from '../en/shipping-form.ts';

export const shippingForm: TranslationOf<typeof english> = {
  country: 'Parcels leave from',
  place: 'Town',
  placeHint: 'Buyers see it beside the delivery time.',
  packDays: 'Days to pack',
  packDaysHint: 'Working days until a paid order is on its way.',
  homeFee: 'Delivery in your country, in US dollars',
  regionFee: 'Delivery to your region, in US dollars',
  worldFee: 'Delivery to the rest of the world, in US dollars',
  emptyFee: 'Leave it empty if you do not ship there.',
  freeFrom: 'Free delivery from, in US dollars',
  freeFromHint: 'Leave it empty for none.',
  countryRequired: 'Please choose a country.',
  placeTooLong: 'At most 100 characters.',
  packDaysWrong: 'Please enter a number of days from 0 to 30.',
  feeRequired: 'Please enter a fee; 0 is free delivery.',
  feeWrong: 'Please enter an amount up to 1,000, such as 4.50.',
  freeFromWrong: 'Please enter an amount up to 100,000, such as 50.',
  save: 'Save shipping',
  suggested: 'Filled in for your country. Buyers can order when you have saved it.',
};
