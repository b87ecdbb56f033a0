import type { TranslationOf } from '../define-messages.ts';
import type { wizardDelivery as english } from '../en/wizard-delivery.ts';

export const wizardDelivery: TranslationOf<typeof english> = {
  title: 'Logistics and delivery',
  finish: 'Save & Finish Setup',
  weight: 'Weight in kg',
  shopName: 'Shop name',
  shopNameHint: 'Buyers see it beside your listing. Without one they see “{name}”.',
  exampleTitle: 'Example of shipping fees, weight 0.8 kg',
  local: 'local',
  international: 'international',
  noFee: '(no fee)',
  carriers: 'Carriers',
  carrierSite: '{name}<hidden>, opens its own site</hidden>',
  carrierWithoutSite: '{name}<hidden>: {reason}</hidden>',
  facebookReason: 'Facebook arranges shipping inside its own orders; it has no public page for it.',
  shippingTitle: 'Shipping to your countries',
  shipsFrom: 'Ships from',
  chooseCountry: 'Choose your country',
  estimate: 'An estimate for one tracked parcel, by a table of {date}; your carrier’s price decides.',
  estimateFrom: 'An estimate for one tracked parcel from {country}, by a table of {date}; your carrier’s price decides.',
  aboutPrice: 'about {price}',
  noEstimate: 'no estimate',
};
