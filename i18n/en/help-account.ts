export const helpAccount = {
  title: 'Account, privacy and security',
  changeAccountQuestion: 'How do I change my name, email or phone number?',
  changeAccountAnswer:
    'On your profile. A new email or phone number needs your current password, because you sign in with it, and it holds once you confirm the code that is sent to it. Buyers see your name, never your email or phone number.',
  changeAccountKeywords: 'edit profile update contact rename username',
  changePasswordQuestion: 'How do I change my password?',
  changePasswordAnswer:
    'On your profile, with the current one. It needs at least 8 characters and must not be one of the most common passwords. Every other device is signed out.',
  changePasswordKeywords: 'new password reset security',
  forgotPasswordQuestion: 'I forgot my password. Can it be sent to me?',
  forgotPasswordAnswer:
    'It cannot be sent, because only a one-way hash of it is kept. Press ‘Forgot password?’ on the sign-in page: a code goes to your email or phone, and with it you choose a new password. Everyone is signed out then.',
  forgotPasswordKeywords: 'lost reset recover cannot sign in login locked',
  sessionsQuestion: 'How do I log out on a device I no longer have?',
  sessionsAnswer:
    'Your profile lists where you are signed in, by browser and system. ‘Log out everywhere else’ ends all of those but this one. A session that is not used for 30 days ends by itself.',
  sessionsKeywords: 'lost phone stolen device signed in sessions sign out remote everywhere',
  tooManyTriesQuestion: 'It says ‘Too many tries’. Am I locked out?',
  tooManyTriesAnswer:
    'Only for a short while. After several wrong passwords from one place the wait grows, up to fifteen minutes. Your account stays open to you from elsewhere.',
  tooManyTriesKeywords: 'blocked locked wait rate limit wrong password sign in',
  whatIsStoredQuestion: 'What does Snapbazaar know about me?',
  whatIsStoredAnswer:
    'Your email or phone number, your name, a one-way hash of your password, your sessions, what you uploaded and published, your choices, your token history, your invoices and the sandbox ledger, and what you wrote to us. Download my data in Settings gives you all of it in one file.',
  whatIsStoredKeywords: 'personal data gdpr privacy collect information tracking cookies',
  cookiesQuestion: 'Does Snapbazaar use cookies or trackers?',
  cookiesAnswer:
    'No advertising cookies and no trackers. Views of products are added up by day and country without knowing whose they are, and not at all for browsers that ask not to be tracked. Your session, theme, language, currency and the draft of a listing are kept in your browser’s own storage. Signing in at another site, such as Google, uses one cookie for ten minutes.',
  cookiesKeywords: 'cookie tracking analytics ads privacy do not track',
  behavioralDataQuestion: 'What does ‘Allow behavioral data collection’ allow?',
  behavioralDataAnswer:
    'That how you use your workspace may be counted, to make it better for you. It is off unless you tick it, it can be unticked at any time, and whether it is ticked is stored with your account.',
  behavioralDataKeywords: 'personalization checkbox optimize products for other buyers analytics consent',
  downloadDataQuestion: 'Can I download my data?',
  downloadDataAnswer:
    'Yes. Settings gives you one JSON file with everything this server holds about your account, at once and as often as you like.',
  downloadDataKeywords: 'export gdpr copy json takeout download my data',
  closeAccountQuestion: 'How do I close my account?',
  closeAccountAnswer:
    'In Settings, with your password. Your listings leave the shop at once, your personal data is deleted and you are signed out everywhere. Lines of the sandbox ledger stay as figures without your name. It cannot be undone, so download your data first.',
  closeAccountKeywords: 'delete account remove cancel leave unsubscribe erase',
  themeCurrencyQuestion: 'Where do I set the theme, language and currency?',
  themeCurrencyAnswer:
    'In Settings. The theme switch is also in the sidebar. These choices are kept in this browser and followed by every open tab.',
  themeCurrencyKeywords: 'dark mode light night appearance preferences display',
} as const;
