import type { TranslationOf } from '../define-messages.ts';
import type { profileTokens as english } from '../en/profile-tokens.ts';

export const profileTokens: TranslationOf<typeof english> = {
  social: 'Social profile',
  balance: 'Balance',
  startDate: 'Start date',
  endDate: 'End date',
  total: 'Total tokens earned',
  amount: '{amount} T4L',
  claim: 'Claim Token',
  claimFrom: 'Claim Token, {network}',
  notConnected: 'To claim tokens, a {network} account has to be connected first. Connecting one has not been set up on this server.',
  personalization: 'Personalization',
  yourTokens: 'Your tokens <amount>{amount} T4L</amount>',
  managePrivacy: 'Manage Privacy',
  viewHistory: 'View Token History',
  history: 'Token history',
  yourHistory: 'Your token history',
  noHistory: 'No tokens yet. Allowing behavioral data collection earns the first 5 T4L.',
  historyCaption: 'Tokens given and taken back, the newest first',
  date: 'Date',
  reason: 'What for',
  unit: 'T4L',
  'behavioral-data-allowed': 'Behavioral data collection allowed',
  'behavioral-data-withdrawn': 'Behavioral data collection withdrawn',
};
