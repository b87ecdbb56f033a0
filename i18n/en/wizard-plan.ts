export const wizardPlan = {
  title: 'Sales region and pricing',
  usePlan: 'Use This Plan',
  plan: 'Plan',
  generatePlan: 'Generate AI Plan',
  editInputs: 'Edit inputs',
  suggestedPrice: 'Suggested price in US dollars',
  noPlan: 'There is no plan yet, because the photo has not been analysed. Enter a price and countries of your own.',
  aiPlan: 'AI plan',
  estimate: 'An estimate for goods of this kind. It is not a promise of what buyers pay.',
  estimateOfDay:
    'An estimate for goods of this kind, based on market prices of {date}. It is not a promise of what buyers pay.',
  priceBelow: 'Your price lies below this range.',
  priceAbove: 'Your price lies above this range.',
  localCurrencies: 'In local currencies',
  platformComparison: 'Platform comparison',
  platform: 'Platform',
  priceThere: 'Price there',
} as const;
