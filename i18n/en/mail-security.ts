export const mailSecurity = {
  signInSubject: 'New sign-in to your Snapbazaar account',
  signInHeading: 'Somebody signed in to your account',
  signInSeller: 'Your seller account was signed in to with {device} on {time}.',
  signInCustomer: 'Your customer account was signed in to with {device} on {time}.',
  signInNotYou:
    'Was it you? Then there is nothing to do. If not, choose another password: everyone is signed out of your account then.',
  signInButton: 'It was not me',
  signInShort: 'New sign-in to your Snapbazaar account with {device}. Not you? Choose another password: {link}',
  unknownDevice: 'an unknown device',
  browserOn: '{browser} on {system}',
  proofSubject: 'Your Snapbazaar code',
  proofHeading: 'Confirm that it is you',
  proofCode: 'Type this code on Snapbazaar to go on. It works for ten minutes.',
  proofNotYou:
    'You did not ask for this? Then somebody is signed in to your account: choose another password. Give the code to nobody.',
  proofShort: '{code} is your Snapbazaar code. It works for ten minutes. Give it to nobody.',
} as const;
