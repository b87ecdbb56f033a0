export const mailContacts = {
  confirmSubject: 'Confirm your email for Snapbazaar',
  confirmHeading: 'Confirm your email',
  confirmCode: 'Enter this code on Snapbazaar, or press the button. Both work for 15 minutes.',
  confirmNotYou: 'You did not ask for this? Then do not press the button and give the code to nobody.',
  confirmButton: 'Confirm this email',
  confirmShort: '{code} is your Snapbazaar code. It works for 15 minutes. Give it to nobody.',
  changedSubject: 'Your sign-in address at Snapbazaar was changed',
  changedHeading: 'Your sign-in address was changed',
  changedTo: 'Your account at Snapbazaar is now reached at {contact}.',
  changedNotYou:
    'If this was not you, press the button within three days: this address comes back, everyone is signed out, and you choose a new password.',
  changedButton: 'This was not me',
  changedShort: 'Your Snapbazaar account is now reached at {contact}. Not you? {link}',
} as const;
