export const addressRules = {
  nameRequired: 'Please enter the name of the person who receives the parcel.',
  countryRequired: 'Please choose the country.',
  lineRequired: 'Please enter the street, or where the house is.',
} as const;
