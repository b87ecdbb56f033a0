export const footer = {
  tagline: 'One photo becomes a listing in seven languages.',
  languages: 'Language',
  learn: 'Learn',
  about: 'What is Snapbazaar',
  contact: 'Connect to us',
  sponsor: 'Sponsor and Donation',
  legal: 'Legal',
  terms: 'Terms',
  privacy: 'Privacy Policy',
  licenses: 'Third-Party License',
} as const;
