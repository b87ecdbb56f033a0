export const walletRules = {
  required: 'Please enter an amount.',
  notAnAmount: 'Please enter an amount in dollars, such as 25 or 25.50.',
  tooSmall: 'The smallest amount is $1.',
  tooLarge: 'The largest amount at a time is $10,000.',
} as const;
