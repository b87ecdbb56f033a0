export const contactBanner = {
  label: 'Confirm your account',
  confirmEmail: 'Confirm your email with the code we sent you.',
  confirmPhone: 'Confirm your phone number with the code we sent you.',
  enterCode: 'Enter code',
} as const;
