export const wizardGoal = {
  title: 'Sales goal',
  launch: 'Launch Campaign',
  monthlySalesTarget: 'Monthly sales target in US dollars',
  sellUnits: 'Units to sell in a month',
  marketingBudget: 'Marketing budget in US dollars',
  offerCredit: 'Offer credit',
  offerCreditHint: 'Noted with your listing: buyers may ask to pay later.',
  forecast: {
    one: 'A {budget} budget supports about {sales} GMV with {count} unit at a {price} average price',
    other: 'A {budget} budget supports about {sales} GMV with {count} units at a {price} average price',
  },
  targetAbove: 'Your target of {target} is above that.',
  forecastNote: 'An estimate by simple arithmetic, not a promise. GMV is what is sold in a month before any cost.',
  suggestion: 'A first goal by the same arithmetic: sell {units} for {sales} with {budget} of marketing.',
  useFigures: 'Use these figures',
} as const;
