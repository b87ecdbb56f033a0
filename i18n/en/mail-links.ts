export const mailLinks = {
  verifyTitle: 'Confirm your address',
  verifyText:
    'Press the button if you opened an account on Snapbazaar or changed its email or phone. If that was not you, close this page.',
  verifyButton: 'Confirm',
  verified: 'Your address is confirmed.',
  undoTitle: 'Take your address back',
  undoText:
    'Somebody changed the email or phone of your account. If it was not you, take the old one back: everyone is signed out, and you choose a new password.',
  undoButton: 'This was not me',
  stopTitle: 'Stop mails',
  stopText:
    'You will get no more news from Snapbazaar by mail. Mails about your orders and the security of your account still arrive.',
  stopButton: 'Stop these mails',
  stopped: 'These mails are stopped.',
  resume: 'Send them again',
  linkMissing: 'This page opens from a link in our mail, and the link is not complete. Please open it again.',
  toHome: 'Go to Snapbazaar',
  description: 'A page that a mail from Snapbazaar leads to.',
} as const;
