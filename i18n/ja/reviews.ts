import type { TranslationOf } from '../define-messages.ts';
import type { reviews as english } from '../en/reviews.ts';

export const reviews: TranslationOf<typeof english> = {
  title: 'レビュー',
  stars: '5つ星のうち{count}',
  average: '5つ星のうち{average}（レビュー{count}件）',
  none: 'レビューはまだありません。購入すると、最初のレビューを書けます。',
  photo: '写真（投稿者：{name}）',
  aCustomer: '購入者',
  answer: '出品者の返信',
  report: '報告',
  reportTitle: 'レビューを報告',
  reportHint: 'このレビューが不適切だと思う理由を入力してください。運営者が確認します。',
  reason: '理由',
  send: '報告する',
  reported: 'ご報告ありがとうございます。運営者が確認します。',
  signIn: 'レビューを報告するには、ログインしてください。',
};
