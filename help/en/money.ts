import type { HelpTopic } from '../entry.ts';

export const money: HelpTopic = {
  id: 'money',
  title: 'Orders, money and tokens',
  entries: [
    {
      slug: 'orders',
      question: 'How do buyers order from me?',
      answer:
        'Not through Snapbazaar yet. A buyer can read your listing, save it as a favourite and share it; a checkout will come later. We do not show orders that do not exist.',
      keywords: 'checkout buy cart purchase order customer payment sale',
    },
    {
      slug: 'when-paid',
      question: 'When do I get paid?',
      answer:
        'Snapbazaar takes no payments from buyers yet, so there is nothing to pay out. The money pages are a sandbox in which no real money moves.',
      keywords: 'where is my money payout withdraw earnings income revenue bank',
      links: [{ to: '/wallet-bank', label: 'Wallet & Bank' }],
    },
    {
      slug: 'sandbox',
      question: 'Are deposits, withdrawals and bank links real?',
      answer:
        'No. They are a clearly labelled sandbox: no real money moves, and a linked bank is a test account. Do not enter the details of a real one.',
      keywords: 'wallet deposit withdraw link account test money usdt instant payout invoice',
      links: [{ to: '/wallet-bank', label: 'Wallet & Bank' }],
    },
    {
      slug: 'selling-fee',
      question: 'Does Snapbazaar charge a fee or a commission?',
      answer: 'No. Listing is free and there is no commission, because no sale goes through Snapbazaar yet.',
      keywords: 'selling percentage cost fees',
    },
    {
      slug: 'sample-data',
      question: 'What does the badge ‘Sample data’ mean?',
      answer:
        'That the figures beside it are an example and not yours. As soon as your account has records of its own of that kind, the page shows those and the badge is gone.',
      keywords: 'fake example demo figures numbers placeholder analytics',
    },
    {
      slug: 'tokens',
      question: 'What are T4L tokens?',
      answer:
        'Points inside Snapbazaar for taking part in personalization. They are not money, cannot be bought or sold, and are worth nothing outside. View Token History on your profile lists every one you were given or that was taken back.',
      keywords: 'token balance crypto coin reward points earn',
      links: [{ to: '/profile#tokens', label: 'Your tokens' }],
    },
    {
      slug: 'earn-tokens',
      question: 'How do I earn the +5 T4L?',
      answer:
        'Tick ‘Allow behavioral data collection’ on your profile. You are given 5 T4L once; if you untick the box they are taken back, and ticking it again gives them again, so that you never hold more than 5 for it.',
      keywords: 'bonus reward tokens checkbox personalization',
      links: [{ to: '/profile#tokens', label: 'Personalization' }],
    },
    {
      slug: 'claim-token',
      question: 'Why can I not claim tokens for Google, Facebook or Twitter?',
      answer:
        'Claiming needs a connected social account, and connecting one has not been set up on this server. The rows show sample figures until it is.',
      keywords: 'claim token social connect login google facebook twitter',
      links: [{ to: '/profile#tokens', label: 'Your social profile' }],
    },
  ],
};
