export const mailPassword = {
  resetSubject: 'Choose a new password for Snapbazaar',
  resetHeading: 'Choose a new password',
  resetSeller:
    'Enter this code on Snapbazaar, or press the button, to choose a new password for your seller account. Both work for 15 minutes.',
  resetCustomer:
    'Enter this code on Snapbazaar, or press the button, to choose a new password for your customer account. Both work for 15 minutes.',
  resetNotYou: 'You did not ask for this? Then do nothing: your password stays as it is. Give the code to nobody.',
  resetButton: 'Choose a new password',
  resetShort: '{code} is your Snapbazaar code for a new password. It works for 15 minutes. Give it to nobody.',
  changedSubject: 'Your Snapbazaar password was changed',
  changedHeading: 'Your password was changed',
  changedSessions: 'Other devices were signed out of your account. Sign in there with the new password.',
  changedNotYou: 'If this was not you, choose another password now.',
  changedButton: 'Choose another password',
  changedShort: 'Your Snapbazaar password was changed. Not you? Choose another one on the sign-in page.',
} as const;
