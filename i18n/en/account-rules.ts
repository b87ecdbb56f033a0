export const accountRules = {
  emailRequired: 'Email is required',
  emailInvalid: 'Invalid Email',
  phoneRequired: 'Phone is required',
  phoneInvalid: 'Invalid Phone',
  passwordRequired: 'Password is required',
  passwordTooLong: 'Password must have at most {count} characters',
  passwordTooShort: 'Password must have at least {count} characters',
  confirmPasswordRequired: 'Confirm Password is required',
  passwordsDiffer: 'Password & Confirm Password is not matched',
  contactRequired: 'An email or a phone number is required',
} as const;
