export const home = {
  title: 'Snapbazaar: order anything like a pro',
  heading: 'Order anything like a pro',
  tagline: 'Fifteen aisles, sellers from everywhere, described in your language.',
  newest: 'Fresh from sellers',
  seeAll: 'See all',
  failedTitle: 'The newest products did not load',
  failedText: 'The rest of the shop is open. Please try again in a moment.',
} as const;
