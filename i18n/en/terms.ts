export const terms = {
  title: 'Terms',
  description: 'What you may expect of this marketplace, and what it expects of you.',
  lead: 'The rules that come with the software. The operator of this server may add their own.',
  using: 'Using the marketplace',
  browse: 'Anyone may browse. Selling, and saving products, need an account.',
  password: 'Keep your password to yourself. What happens under your account counts as yours.',
  abuse: 'Do not break, overload or spy on the service or on other people.',
  selling: 'Selling',
  goods: 'List only what is yours to sell and what the law allows where you sell it.',
  rights: 'Use pictures and words that are yours to use. They stay yours; publishing a listing lets this site show it.',
  proposals:
    'Texts, countries and prices proposed by the AI are proposals. Read them before you publish: the listing is yours.',
  buying: 'Buying',
  purchase:
    'A purchase is an agreement between buyer and seller. The operator of this server may remove a listing or an account that breaks these rules.',
  noWarranty: 'No warranty',
  asItIs:
    'The software is provided as it is, without warranty of any kind, under the MIT licence of the Snapbazaar contributors. Rights that the law gives you as a consumer are not touched by this.',
  questions: 'Questions: <contact>Connect to us</contact>. Your data: <privacy>Privacy Policy</privacy>.',
} as const;
