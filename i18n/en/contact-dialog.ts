export const contactDialog = {
  titleEmail: 'Confirm your email',
  titlePhone: 'Confirm your phone number',
  sentTo: 'Enter the six digits that we sent to {address}.',
  code: 'Code',
  codeRequired: 'Enter the six digits of the code.',
  confirm: 'Confirm',
  sendAgain: 'Send a new code',
  sendAgainIn: { one: 'New code in {count} second', other: 'New code in {count} seconds' },
  usePhone: 'Use my phone number',
  useEmail: 'Use my email',
  tryAgain: 'Try again',
  unreachable: 'Snapbazaar cannot be reached. Please try again.',
} as const;
