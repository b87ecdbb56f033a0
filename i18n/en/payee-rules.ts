export const payeeRules = {
  promptpayRequired: 'Please enter your PromptPay phone number, national ID, tax ID or e-wallet ID.',
  promptpayWrong:
    'Please enter a Thai mobile number (10 digits), a national or tax ID (13 digits) or an e-wallet ID (15 digits).',
  thaiIdWrong: 'The last digit of this national or tax ID does not fit the others. Please check it.',
  vietqrBankRequired: 'Please choose your bank.',
  vietqrAccountRequired: 'Please enter your account number.',
  vietqrAccountWrong: 'Please enter the account number as your bank shows it: 4 to 19 digits or letters.',
  paynowRequired: 'Please enter your PayNow mobile number or UEN.',
  paynowWrong: 'Please enter a Singapore mobile number (8 digits from 8 or 9) or a UEN such as 201403121W.',
} as const;
