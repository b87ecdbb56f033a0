import type { TranslationOf } from '../define-messages.ts';
import type { profileTokens as english } from '../en/profile-tokens.ts';

export const profileTokens: TranslationOf<typeof english> = {
  social: 'SNSプロフィール',
  balance: '残高',
  startDate: '開始日',
  endDate: '終了日',
  total: '獲得トークン合計',
  amount: '{amount} T4L',
  claim: 'トークンを受け取る',
  claimFrom: 'トークンを受け取る（{network}）',
  notConnected:
    'トークンを受け取るには、{network}アカウントの連携が必要です。このサーバーでは連携がまだ設定されていません。',
  personalization: 'パーソナライズ',
  yourTokens: '保有トークン <amount>{amount} T4L</amount>',
  managePrivacy: 'プライバシー管理',
  viewHistory: 'トークン履歴を見る',
  history: 'トークン履歴',
  yourHistory: 'トークン履歴',
  noHistory: 'トークンはまだありません。行動データの収集を許可すると、最初の5\u00a0T4Lを獲得できます。',
  historyCaption: 'トークンの付与と取り消し（新しい順）',
  date: '日付',
  reason: '内容',
  unit: 'T4L',
  'behavioral-data-allowed': '行動データの収集を許可',
  'behavioral-data-withdrawn': '行動データの収集の許可を取り消し',
};
