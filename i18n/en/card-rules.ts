export const cardRules = {
  numberRequired: 'Please enter the card number.',
  numberWrong: 'This card number is not right. Please check it.',
  expiryRequired: 'Please enter the expiry date.',
  expiryWrong: 'Please enter the expiry date as month and year, such as 08/30.',
  expired: 'This card has expired. Please use another one.',
  cvcRequired: 'Please enter the security code.',
  cvcWrong: 'The security code has {count} digits.',
  codeNotSixDigits: 'Please enter the six digits of the code.',
  declined: 'The card was declined. Nothing was charged. Please use another card.',
  code_wrong: 'The code was not right. Nothing was charged. Please try again.',
} as const;
