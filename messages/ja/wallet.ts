import type { TranslationOf } from '../define-messages.ts';
import type { wallet as english } from '../en/wallet.ts';

export const wallet: TranslationOf<typeof english> = {
  pageTitle: 'ウォレット・銀行口座 · Snapbazaar',
  pageDescription: '残高、銀行口座、取引履歴を確認できます。',
  title: 'ウォレット・銀行口座',
  availableBalance: '利用可能残高',
  arriving: '入金処理中：{amount}',
  leaving: '出金処理中：{amount}',
  held: 'お預かり中：{amount}（<orders>注文</orders>の取引が完了するまで）',
  deposit: '入金',
  withdraw: '出金',
  linkTitle: '銀行口座の連携',
  linked: '連携中：{name} ••{digits}。テスト環境のため、実際のお金は動きません。',
  notLinked: '銀行口座を連携すると、入金と出金ができます。テスト環境のため、実際のお金は動きません。',
  linkAnother: '別の口座を連携',
  link: '口座を連携',
  unlink: '連携を解除',
  linkExplanation:
    'テスト環境です。テスト用の口座を選択してください。実際の銀行への照会は行われず、実際の口座情報も必要ありません。',
  testAccount: 'テスト用口座',
  testAccountChoice: '{name} ••{digits}：{note}',
  unreachable: 'サーバーに接続できませんでした。もう一度お試しください。',
  financing: '融資・クレジット',
  noFinancing: '融資サービスはまだご利用いただけません。',
  applyForBoost: 'ブーストに申し込む',
  attendance: '勤怠',
  checkIn: '出勤',
  checkOut: '退勤',
  history: '取引履歴',
  sampleTransactions: 'サンプル取引',
  transactions: '取引（新しい順）',
};
