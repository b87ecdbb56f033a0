export const addressForm = {
  name: 'Name',
  phone: 'Phone',
  phoneHint: 'For the courier.',
  country: 'Country',
  chooseCountry: 'Choose a country',
  optional: '{label} (optional)',
} as const;
