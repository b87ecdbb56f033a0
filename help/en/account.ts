import type { HelpTopic } from '../entry.ts';

export const account: HelpTopic = {
  id: 'account',
  title: 'Account, privacy and security',
  entries: [
    {
      slug: 'change-account',
      question: 'How do I change my name, email or phone number?',
      answer:
        'On your profile. A new email or phone number needs your current password, because you sign in with it. Buyers see your name, never your email or phone number.',
      keywords: 'edit profile update contact rename username',
      links: [{ to: '/profile', label: 'Your profile' }],
    },
    {
      slug: 'change-password',
      question: 'How do I change my password?',
      answer:
        'On your profile, with the current one. It needs at least 8 characters and must not be one of the most common passwords. Every other device is signed out.',
      keywords: 'new password reset security',
      links: [{ to: '/profile#password', label: 'Change the password' }],
    },
    {
      slug: 'forgot-password',
      question: 'I forgot my password. Can it be sent to me?',
      answer:
        'No. Only a one-way hash of it is kept, and this software sends no email or text message yet. If you are still signed in somewhere, your data can be downloaded there; otherwise write to the operator of this server.',
      keywords: 'lost reset recover cannot sign in login locked',
      links: [{ to: '/contact', label: 'Connect to us' }],
    },
    {
      slug: 'sessions',
      question: 'How do I log out on a device I no longer have?',
      answer:
        'Your profile lists where you are signed in, by browser and system. ‘Log out everywhere else’ ends all of those but this one. A session that is not used for 30 days ends by itself.',
      keywords: 'lost phone stolen device signed in sessions sign out remote everywhere',
      links: [{ to: '/profile#sessions', label: 'Where you are signed in' }],
    },
    {
      slug: 'too-many-tries',
      question: 'It says ‘Too many tries’. Am I locked out?',
      answer:
        'Only for a short while. After several wrong passwords from one place the wait grows, up to fifteen minutes. Your account stays open to you from elsewhere.',
      keywords: 'blocked locked wait rate limit wrong password sign in',
    },
    {
      slug: 'what-is-stored',
      question: 'What does Snapbazaar know about me?',
      answer:
        'Your email or phone number, your name, a one-way hash of your password, your sessions, what you uploaded and published, your choices, your token history, your invoices and the sandbox ledger, and what you wrote to us. Download my data in Settings gives you all of it in one file.',
      keywords: 'personal data gdpr privacy collect information tracking cookies',
      links: [
        { to: '/manage-privacy', label: 'Manage Privacy' },
        { to: '/settings#data', label: 'Download my data' },
      ],
    },
    {
      slug: 'cookies',
      question: 'Does Snapbazaar use cookies or trackers?',
      answer:
        'No advertising cookies and no trackers. Views of products are added up by day and country without knowing whose they are, and not at all for browsers that ask not to be tracked. Your session, theme, language, currency and the draft of a listing are kept in your browser’s own storage.',
      keywords: 'cookie tracking analytics ads privacy do not track',
      links: [{ to: '/privacy', label: 'Privacy Policy' }],
    },
    {
      slug: 'behavioral-data',
      question: 'What does ‘Allow behavioral data collection’ allow?',
      answer:
        'That how you use your workspace may be counted, to make it better for you. It is off unless you tick it, it can be unticked at any time, and whether it is ticked is stored with your account.',
      keywords: 'personalization checkbox optimize products for other buyers analytics consent',
      links: [{ to: '/manage-privacy', label: 'Manage Privacy' }],
    },
    {
      slug: 'download-data',
      question: 'Can I download my data?',
      answer:
        'Yes. Settings gives you one JSON file with everything this server holds about your account, at once and as often as you like.',
      keywords: 'export gdpr copy json takeout download my data',
      links: [{ to: '/settings#data', label: 'Download my data' }],
    },
    {
      slug: 'close-account',
      question: 'How do I close my account?',
      answer:
        'In Settings, with your password. Your listings leave the shop at once, your personal data is deleted and you are signed out everywhere. Lines of the sandbox ledger stay as figures without your name. It cannot be undone, so download your data first.',
      keywords: 'delete account remove cancel leave unsubscribe erase',
      links: [{ to: '/settings#close', label: 'Close my account' }],
    },
    {
      slug: 'theme-currency',
      question: 'Where do I set the theme, language and currency?',
      answer:
        'In Settings. The theme switch is also in the sidebar. These choices are kept in this browser and followed by every open tab.',
      keywords: 'dark mode light night appearance preferences display',
      links: [{ to: '/settings', label: 'Settings' }],
    },
  ],
};
